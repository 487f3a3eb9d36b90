import { OuterLink } from '../components/TextLink.tsx'
import { Fragment } from 'react'
import type { Lender } from '../content/lenders/schema.ts'
import { successorOf } from '../content/lenders/lenderData.ts'
import type { Site } from '../site/site.ts'
import { LenderNamed } from './PageFrame.tsx'
import { Unconfirmed } from '../components/FactValue.tsx'
import { Filled } from '../components/Filled.tsx'

/** Names the firm that answers today for a lender’s loans, and the lenders this one answers for. */
export function AnswersNow({ site, lender }: { site: Site; lender: Lender }) {
  const words = site.pageParts?.lender
  const successor = successorOf(lender, site.lenders)
  const known = site.lenders.get(successor?.slug ?? '')
  const earlier = [...site.lenders.values()].flatMap((other) => {
    const answering = successorOf(other, site.lenders)
    return answering?.slug === lender.slug ? [{ ...other, confirmed: answering.confirmed }] : []
  })
  return (
    <>
      {words && successor && (
        <p>
          <Filled
            words={words.answers}
            values={{
              name: <LenderNamed site={site} slug={successor.slug} name={known?.name ?? successor.name} />,
              lender: (
                <>
                  {lender.name}
                  <Sure confirmed={successor.confirmed} />
                </>
              ),
              source: <OuterLink href={successor.source}>{words.source}</OuterLink>,
            }}
          />
        </p>
      )}
      {words && earlier.length > 0 && (
        <p>
          <Filled
            words={words.alsoAnswers}
            values={{
              lenders: earlier.map(({ slug, name, confirmed }, index) => (
                <Fragment key={slug}>
                  {index > 0 && (index === earlier.length - 1 ? words.and : ', ')}
                  <LenderNamed site={site} slug={slug} name={name} />
                  <Sure confirmed={confirmed} />
                </Fragment>
              )),
            }}
          />
        </p>
      )}
    </>
  )
}

const Sure = ({ confirmed }: { confirmed: boolean }) => (confirmed ? null : <Unconfirmed />)

/** The company that answers today: the last successor where there is one, else the company in the small print. */
export function AnsweringFirm({ site, lender }: { site: Site; lender: Lender }) {
  const successor = successorOf(lender, site.lenders)
  if (!successor) return lender.legalName ?? site.pageParts?.lender.uses.unknown
  return (
    <>
      <LenderNamed site={site} slug={successor.slug} name={successor.name} />
      <Sure confirmed={successor.confirmed} />
    </>
  )
}
