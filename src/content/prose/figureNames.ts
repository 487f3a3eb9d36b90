import { factsOfCharts } from './charts.ts'

/** The drawings, charts and tables the site makes, and the facts each is made from. */
export const figureFacts = {
  'who-paid-whom': [],
  'anatomy-of-pcp': [],
  'agreement-map': [],
  journey: [],
  'letter-path': ['ombudsman.limit'],
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
  'fee-or-free': ['fees.cap-bands', 'fees.vat-rate', 'scheme.average', 'fees.free-route-cost'],
  'redress-examples': ['scheme.apr-cut', 'rates.bank-rate', 'scheme.interest-floor', 'scheme.interest-margin'],
  'bank-rate': ['rates.bank-rate'],
  'commission-shares': factsOfCharts('commission-shares'),
  'statistics-scheme': factsOfCharts('statistics-scheme'),
  'statistics-complaints': factsOfCharts('statistics-complaints'),
  'statistics-provisions': factsOfCharts('statistics-provisions'),
  'statistics-market': factsOfCharts('statistics-market'),
} as const satisfies Record<string, readonly string[]>

export type FigureName = keyof typeof figureFacts
export const figureNames = Object.keys(figureFacts) as FigureName[]
