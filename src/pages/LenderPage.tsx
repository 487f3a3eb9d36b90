import { Fragment } from 'react'
import { CopyButton } from '../components/Button.tsx'
import { Described } from '../components/Described.tsx'
import { Unconfirmed } from '../components/FactValue.tsx'
import { FilledParagraph } from '../components/Filled.tsx'
import { LinkList } from '../components/LinkList.tsx'
import { MailLink, OuterLink, PhoneLink } from '../components/TextLink.tsx'
import { successorOf } from '../content/lenders/lenderData.ts'
import { withLender } from '../content/lenders/lenderInAddress.ts'
import type { Lender } from '../content/lenders/schema.ts'
import type { PageParts } from '../content/pageParts/schema.ts'
import { fillIn } from '../content/words/fillIn.ts'
import { longDate } from '../dates/plainDate.ts'
import type { Site } from '../site/site.ts'
import { LenderNamed, mainPartsOf, PageFrame, type TemplateProps } from './PageFrame.tsx'
import { Further, LineOf, ProseOf, StandingOf } from './ProseOf.tsx'

/** Template of a lender’s own page and of its claim page: how to complain to it and, on its own, who it is and what we know of it. */
export function LenderPage({ site, entry }: TemplateProps) {
  const { lender, article, page } = entry
  if (!lender || !article) return null
  const isOwn = page.kind === 'lender'
  const words = site.pageParts?.lender
  const shown = { site, lender, words }
  const part = (id: string, text = '') => ({ id, text })
  return (
    <PageFrame
      site={site}
      entry={entry}
      parts={[
        part('complain', words?.complain),
        ...(isOwn ? [part('names', words?.names)] : []),
        ...mainPartsOf(article.body),
        part('commission-used', words?.commission),
        part('what-happens-next', words?.next),
      ]}
    >
      <AnswersNow site={site} lender={lender} />
      <ComplaintContact {...shown} />
      {isOwn && <LenderNow {...shown} />}
      {isOwn && <LenderNamesTable {...shown} />}
      <ProseOf site={site} markdown={article.body} />
      {isOwn && lender.notes.length > 0 && (
        <ul className="notes">
          {lender.notes.map((note) => (
            <li key={note}>
              <LineOf site={site} markdown={note} />
            </li>
          ))}
        </ul>
      )}
      <LenderCommission {...shown} />
      <section aria-labelledby="what-happens-next">
        <h2 id="what-happens-next">{words?.next}</h2>
        {['complaints', 'payments']
          .filter((topic) => topic in site.prose.standing.topics)
          .map((topic) => (
            <p key={topic}>
              <StandingOf site={site} topic={topic} />
            </p>
          ))}
      </section>
      {isOwn ? (
        <LentForMakes site={site} path={entry.path} />
      ) : (
        <p>
          <a href={`/lenders/${lender.slug}`}>{words && fillIn(words.who, { lender: lender.name })}</a>
        </p>
      )}
    </PageFrame>
  )
}

function LentForMakes({ site, path }: { site: Site; path: string }) {
  const words = site.pageParts?.lender
  const brands = [...site.brands.values()].filter(({ commonLenders }) =>
    commonLenders.some(({ href }) => href === path),
  )
  if (brands.length === 0) return null
  return (
    <section aria-labelledby="brands">
      <h2 id="brands">{words?.makes}</h2>
      <LinkList
        links={brands.map(({ slug, brandName }) => ({
          href: `/brands/${slug}`,
          label: words && fillIn(words.make, { brand: brandName }),
        }))}
      />
    </section>
  )
}

type LenderProps = { site: Site; lender: Lender }
type PartProps = LenderProps & { words: PageParts['lender'] | undefined }

/** Says how sure a contact is, by where it was found. */
const sureness = {
  complaints: 'complaints',
  'customer service': 'general',
  'privacy notice or press': 'notice',
  'third-party page': 'elsewhere',
} as const

/** Says what became of a lender, and whether it is known to have used discretionary commission. */
function LenderNow({ site, lender, words }: PartProps) {
  const { legalName, successor } = lender
  return (
    <dl className="facts-list">
      {legalName && !successor && <Described term={words?.answersToday}>{legalName}</Described>}
      <Described term={words?.now}>
        <LineOf site={site} markdown={lender.status.detail} />
      </Described>
      <Described term={words?.commission}>
        <a href="#commission-used">{words?.uses[lender.discretionaryCommission.value]}</a>
      </Described>
    </dl>
  )
}

function ComplaintContact({ site, lender, words }: PartProps) {
  const { email, phone, postalAddress, webform, contactType, note } = lender.complaints
  const letter = site.pathOf.get('complaint-letter')
  const records = site.pathOf.get('access-request')
  const known = email ?? phone ?? postalAddress ?? webform
  return (
    <section className="contact-block" aria-labelledby="complain">
      <h2 id="complain">{words?.complain}</h2>
      <p className="actions">
        {letter && (
          <a className="button" href={withLender(letter, lender.slug)}>
            {words && fillIn(words.write, { lender: lender.name })}
          </a>
        )}
        {records && (
          <a className="button quiet" href={withLender(records, lender.slug)}>
            {words?.records}
          </a>
        )}
      </p>
      {known ? (
        <dl>
          {webform && (
            <Described term={words?.ways.webform}>
              <OuterLink href={webform}>{words?.form}</OuterLink>
            </Described>
          )}
          {email && (
            <Described term={words?.ways.email}>
              <MailLink email={email} />
              <CopyButton what="Address" text={email} />
            </Described>
          )}
          {phone && (
            <Described term={words?.ways.phone}>
              <PhoneLink phone={phone} />
            </Described>
          )}
          {postalAddress && (
            <Described term={words?.ways.postalAddress}>
              {postalAddress}
              <CopyButton what="Address" text={postalAddress} />
            </Described>
          )}
        </dl>
      ) : (
        words && <FilledParagraph words={words.none} />
      )}
      <p className="how-sure">
        {contactType && words?.[sureness[contactType]]}{' '}
        {words && fillIn(words.checked, { day: longDate(lender.checked.on) })}
        <Further site={site} markdown={note} />
      </p>
    </section>
  )
}

/** Every name the paperwork may carry, what it lent and for which cars. */
function LenderNamesTable({ lender, words }: PartProps) {
  const rows = {
    legalName: lender.legalName,
    tradingNames: lender.tradingNames.join(', ') || null,
    formerNames: lender.formerNames.join(', ') || null,
    parent: lender.parent,
    companyNumber: lender.companyNumber,
    lenderType: lender.lenderType,
    products: lender.products.join(', ') || null,
    brandsFinanced: lender.brandsFinanced?.join(', ') ?? null,
  }
  const names = Object.keys(rows) as (keyof typeof rows)[]
  const missing = names.filter((name) => rows[name] === null).map((name) => words?.rows[name])
  return (
    <section aria-labelledby="names">
      <h2 id="names">{words?.names}</h2>
      <dl className="facts-list">
        {names
          .filter((name) => rows[name] !== null)
          .map((name) => (
            <Described key={name} term={words?.rows[name]}>
              {rows[name]}
            </Described>
          ))}
        {missing.length > 0 && <Described term={words?.missing}>{missing.join('; ')}</Described>}
      </dl>
    </section>
  )
}

function LenderCommission({ site, lender, words }: PartProps) {
  const { value, basis, source } = lender.discretionaryCommission
  return (
    <section className="commission" aria-labelledby="commission-used">
      <h2 id="commission-used">{words?.used}</h2>
      <p>
        <strong>{words?.uses[value]}.</strong> <LineOf site={site} markdown={basis} />
        {source && (
          <>
            {' '}
            <OuterLink href={source}>{words?.source}</OuterLink>.
          </>
        )}
      </p>
      {lender.commissionPage && (
        <p>
          <OuterLink href={lender.commissionPage}>{words && fillIn(words.ownPage, { lender: lender.name })}</OuterLink>
        </p>
      )}
    </section>
  )
}

/** Names the firm that answers today for a lender’s loans, and the lenders this one answers for. */
export function AnswersNow({ site, lender }: LenderProps) {
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
        <FilledParagraph
          words={words.answers}
          values={{
            name: <LenderNamed site={site} slug={successor.slug} name={known?.name ?? successor.name} />,
            lender: [lender.name, <Sure key="sure" confirmed={successor.confirmed} />],
            source: <OuterLink href={successor.source}>{words.source}</OuterLink>,
          }}
        />
      )}
      {words && earlier.length > 0 && (
        <FilledParagraph
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
      )}
    </>
  )
}

const Sure = ({ confirmed }: { confirmed: boolean }) => (confirmed ? null : <Unconfirmed />)

/** The company that answers today: the last successor where there is one, else the company in the small print. */
export function AnsweringFirm({ site, lender }: LenderProps) {
  const successor = successorOf(lender, site.lenders)
  if (!successor) return lender.legalName ?? site.pageParts?.lender.uses.unknown
  return (
    <>
      <LenderNamed site={site} slug={successor.slug} name={successor.name} />
      <Sure confirmed={successor.confirmed} />
    </>
  )
}
