import type { ComponentType } from 'react'
import type { FigureName } from '../../content/prose/figureNames.ts'
import type { Site } from '../../site/site.ts'
import { AgreementMap } from './AgreementMap.tsx'
import { AnatomyOfPcp } from './AnatomyOfPcp.tsx'
import { BankRateChart } from './BankRateChart.tsx'
import { chartsOf } from './ChartsOf.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { ChangesList } from './ChangesList.tsx'
import { FeeExamples, FeeOrFree, FeeBands, OwnFee } from './FeeTables.tsx'
import type { FigureProps } from './figureProps.ts'
import { GlossaryList } from './GlossaryList.tsx'
import { Journey, journeyStepOf } from './Journey.tsx'
import { LenderLettersList } from './LenderLettersList.tsx'
import { LetterPath, LetterAnatomy } from './LetterFigures.tsx'
import { OnHold } from './OnHold.tsx'
import { RateFigure } from './RateFigure.tsx'
import { RedressExamples } from './RedressExamples.tsx'
import { TimelineList } from './TimelineList.tsx'
import { WhatYouKeep } from './WhatYouKeep.tsx'
import { WhoPaidWhom } from './WhoPaidWhom.tsx'

/** Component of each named figure. */
const figures: Record<FigureName, ComponentType<FigureProps>> = {
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
  'commission-shares': chartsOf('commission-shares'),
  'statistics-scheme': chartsOf('statistics-scheme'),
  'statistics-complaints': chartsOf('statistics-complaints'),
  'statistics-provisions': chartsOf('statistics-provisions'),
  'statistics-market': chartsOf('statistics-market'),
}

/** The figure component of a site, which looks its drawing up by name. */
export const figureOf = (site: Site, Line: FigureProps['Line']) =>
  function Figure({ name }: { name: FigureName }) {
    const Shown = figures[name]
    return <Shown site={site} Line={Line} />
  }
