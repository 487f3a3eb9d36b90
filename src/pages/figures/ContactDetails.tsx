import { Described } from '../../components/Described.tsx'
import type { FigureProps } from './figureProps.ts'

/** Contact details of the firm: the same as at the foot of every page, at the top of the one that is opened for it. */
export const ContactDetails = ({ site: { company } }: FigureProps) => (
  <dl className="facts-list">
    <Described term="Phone">
      <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
    </Described>
    <Described term="Hours">{company.hours}</Described>
    <Described term="Email">
      <a href={`mailto:${company.email}`}>{company.email}</a>
    </Described>
    <Described term="Post">{[company.legalName, ...company.address].join(', ')}</Described>
  </dl>
)
