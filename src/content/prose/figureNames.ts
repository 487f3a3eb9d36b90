import { type ChartName, type Charts, chartNames, factsInCharts, isChartName } from '../charts/schema.ts'

/** The drawings and tables the site makes, and the facts each is made from. Those of charts are in their file. */
const drawnFrom = {
  'who-paid-whom': [],
  'anatomy-of-pcp': [],
  'agreement-map': [],
  journey: ['scheme.come-forward-by', 'complaints.final-response-limit', 'ombudsman.limit'],
  'step-find': [],
  'step-write': [],
  'step-wait': [],
  'step-read': [],
  'step-ombudsman': [],
  'on-hold': ['scheme.broker-data-limit', 'complaints.final-response-limit', 'ombudsman.limit'],
  'letter-path': ['ombudsman.limit'],
  'letter-sheet': ['ombudsman.limit'],
  'lender-letters': [
    'ombudsman.limit',
    'scheme.opt-in-window',
    'complaints.final-response-limit',
    'sar.extension-notice',
  ],
  timeline: [],
  changes: [],
  contact: [],
  glossary: [],
  'fee-table': ['fees.cap-bands', 'fees.vat-rate'],
  'fee-examples': ['fees.cap-bands', 'fees.vat-rate', 'scheme.average'],
  'own-fee': ['fees.cap-bands', 'fees.vat-rate', 'scheme.average'],
  'what-you-keep': ['fees.cap-bands', 'fees.vat-rate', 'scheme.average'],
  'fee-or-free': ['fees.cap-bands', 'fees.vat-rate', 'scheme.average', 'fees.free-route-cost'],
  'redress-examples': ['scheme.apr-cut', 'rates.bank-rate', 'scheme.interest-floor', 'scheme.interest-margin'],
  rate: ['scheme.apr-cut'],
  'bank-rate': ['rates.bank-rate'],
} as const satisfies Record<string, readonly string[]>

export type FigureName = keyof typeof drawnFrom | ChartName
export const figureNames = [...Object.keys(drawnFrom), ...chartNames] as FigureName[]

/** The ids of the facts that a figure is made from; none for a name that no figure has. */
export const factsOfFigure = (name: FigureName, charts: Charts): readonly string[] =>
  isChartName(name) ? factsInCharts(charts[name] ?? []) : (drawnFrom[name] ?? [])
