import type { ComponentType } from 'react'
import { Described } from '../../components/Described.tsx'
import { JumpLinks } from '../../components/LinkList.tsx'
import { MailLink, PhoneLink } from '../../components/TextLink.tsx'
import { type ChartName, isChartName } from '../../content/charts/schema.ts'
import type { FigureName } from '../../content/prose/figureNames.ts'
import type { Site } from '../../site/site.ts'
import { ChangesList } from './ChangesList.tsx'
import { BankRateChart, ChartsOf, RateFigure } from './Charts.tsx'
import { AgreementMap, AnatomyOfPcp, Journey, journeyStepOf, WhoPaidWhom } from './Drawings.tsx'
import type { FigureProps } from './figureProps.ts'
import { LenderLettersList, LetterAnatomy, LetterPath } from './LenderLetters.tsx'
import { FeeBands, FeeExamples, FeeOrFree, OwnFee, RedressExamples, WhatYouKeep } from './MoneyTables.tsx'
import { OnHold, TimelineList } from './Timelines.tsx'

/** Contact details of the firm: the same as at the foot of every page, at the top of the one that is opened for it. */
const ContactDetails = ({ site: { company } }: FigureProps) => (
  <dl className="facts-list">
    <Described term="Phone">
      <PhoneLink phone={company.phone} />
    </Described>
    <Described term="Hours">{company.hours}</Described>
    <Described term="Email">
      <MailLink email={company.email} />
    </Described>
    <Described term="Post">{[company.legalName, ...company.address].join(', ')}</Described>
  </dl>
)

function GlossaryList({ site, Line }: FigureProps) {
  const terms = [...site.prose.glossary.values()].sort((a, b) => a.term.localeCompare(b.term, 'en-GB'))
  const firsts = [...Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase())]
  return (
    <>
      <JumpLinks
        className="letters"
        label="Letters"
        links={firsts.map(([letter, [first]]) => [letter, `${first?.id}`])}
      />
      <dl className="glossary">
        {terms.map(({ id, term, plain, see }) => (
          <div key={id} id={id}>
            <dt>{term}</dt>
            <dd>
              <Line markdown={plain} />
              {see && (
                <>
                  {' '}
                  <a href={see}>More about this</a>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const figures: Record<Exclude<FigureName, ChartName>, ComponentType<FigureProps>> = {
  'who-paid-whom': WhoPaidWhom,
  'anatomy-of-pcp': AnatomyOfPcp,
  'agreement-map': AgreementMap,
  journey: Journey,
  'step-find': journeyStepOf('find'),
  'step-write': journeyStepOf('write'),
  'step-wait': journeyStepOf('wait'),
  'step-read': journeyStepOf('read'),
  'step-ombudsman': journeyStepOf('ombudsman'),
  'on-hold': OnHold,
  'letter-path': LetterPath,
  'letter-sheet': LetterAnatomy,
  'lender-letters': LenderLettersList,
  glossary: GlossaryList,
  timeline: TimelineList,
  changes: ChangesList,
  contact: ContactDetails,
  'fee-table': FeeBands,
  'fee-examples': FeeExamples,
  'own-fee': OwnFee,
  'fee-or-free': FeeOrFree,
  'what-you-keep': WhatYouKeep,
  'redress-examples': RedressExamples,
  rate: RateFigure,
  'bank-rate': BankRateChart,
}

export const figureOf = (site: Site, Line: FigureProps['Line']) =>
  function Figure({ name }: { name: FigureName }) {
    if (isChartName(name)) return <ChartsOf site={site} charts={site.charts[name] ?? []} />
    const Shown = figures[name]
    return site.figureWords && <Shown site={site} Line={Line} words={site.figureWords} />
  }
