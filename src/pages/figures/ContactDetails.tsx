import type { FigureProps } from './figureProps.ts'

/** Contact details of the firm: the same as at the foot of every page, at the top of the one that is opened for it. */
export const ContactDetails = ({ site: { company } }: FigureProps) => (
  <dl className="facts-list">
    <div>
      <dt>Phone</dt>
      <dd>
        <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
      </dd>
    </div>
    <div>
      <dt>Hours</dt>
      <dd>{company.hours}</dd>
    </div>
    <div>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </dd>
    </div>
    <div>
      <dt>Post</dt>
      <dd>{[company.legalName, ...company.address].join(', ')}</dd>
    </div>
  </dl>
)
