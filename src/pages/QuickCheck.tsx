import type { ReactNode } from 'react'
import { longDate } from '../dates/plainDate.ts'
import { textOn } from '../facts/valueOn.ts'
import type { Site } from '../site/site.ts'
import { TextLinkTo } from './TextLinkTo.tsx'

type Choice = { value: string; label: ReactNode }

/**
 * Three questions that say whether any of this concerns a visitor, answered in place.
 * The style sheet shows the answer that fits, and on a small screen one question after another (src/styles/home.css), so it works without script and nothing leaves the device.
 */
export function QuickCheck({ site }: { site: Site }) {
  if (!site.facts.has('scheme.first-day') || !site.facts.has('scheme.last-day')) return null
  const first = longDate(textOn(site.facts, 'scheme.first-day', site.today))
  const last = longDate(textOn(site.facts, 'scheme.last-day', site.today))
  return (
    <section className="quick-check" aria-labelledby="quick-check">
      <h2 id="quick-check">Does it concern me?</h2>
      <Question
        name="kind"
        ask="What kind of finance was it?"
        choices={[
          { value: 'credit', label: 'PCP or hire purchase' },
          { value: 'other', label: 'Lease, or my own loan' },
          { value: 'unsure', label: 'Not sure' },
        ]}
      />
      <Question
        name="when"
        ask="When did it start?"
        choices={[
          {
            value: 'inside',
            label: (
              <span>
                <span data-fact="scheme.first-day">{first}</span> to <span data-fact="scheme.last-day">{last}</span>
              </span>
            ),
          },
          { value: 'outside', label: 'Before or after that' },
          { value: 'unsure', label: 'Not sure' },
        ]}
      />
      <Question
        name="dealer"
        ask="Who arranged it?"
        choices={[
          { value: 'dealer', label: 'A dealer or broker' },
          { value: 'alone', label: 'I went to the lender' },
          { value: 'unsure', label: 'Not sure' },
        ]}
      />
      <div className="quick-answers" role="status">
        <div data-answer="waiting">Three questions, answered on your device.</div>
        <div data-answer="may">
          <strong>It may concern you.</strong>
          <p>
            This is the kind of finance the scheme looks at. Many such agreements will get nothing. Only the lender’s
            records can tell.
          </p>
          <p>
            <TextLinkTo site={site} path="/pcp-claim-eligibility-checker">
              Check it in full
            </TextLinkTo>
          </p>
        </div>
        <div data-answer="unsure">
          <strong>You can find out, free.</strong>
          <p>Not being sure rules nothing out. Old papers or one letter to the lender will tell you.</p>
          <p>
            <TextLinkTo site={site} path="/guides/lender-finder">
              Find my lender
            </TextLinkTo>
          </p>
        </div>
        <div data-answer="other">
          <strong>The scheme does not cover that.</strong>
          <p>
            A lease is hire, not credit, and nobody is paid for a loan you arranged yourself. You can still complain
            about a lease in the ordinary way.
          </p>
          <p>
            <TextLinkTo site={site} path="/guides/pcp-vs-hp-vs-lease">
              Which kind did I have?
            </TextLinkTo>
          </p>
        </div>
        <div data-answer="outside">
          <strong>It falls outside the scheme’s dates.</strong>
          <p>You can still complain to your lender, free. Time limits may stand in the way of an old agreement.</p>
          <p>
            <TextLinkTo site={site} path="/pcp-complaint-timelines-deadlines">
              Which limits count?
            </TextLinkTo>
          </p>
        </div>
        <div data-answer="alone">
          <strong>There was probably no commission.</strong>
          <p>
            With no dealer or broker in between, there was nobody to pay. You can ask your lender in one line, free.
          </p>
          <p>
            <TextLinkTo site={site} path="/pcp-commission-transparency">
              What to ask
            </TextLinkTo>
          </p>
        </div>
      </div>
    </section>
  )
}

const Question = ({ name, ask, choices }: { name: string; ask: string; choices: readonly Choice[] }) => (
  <fieldset>
    <legend>{ask}</legend>
    <div className="choices">
      {choices.map(({ value, label }) => (
        <label key={value} className="choice">
          <input type="radio" name={name} value={value} />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)
