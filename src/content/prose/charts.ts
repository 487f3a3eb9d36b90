/** A bar of a chart: a fact, and the words beside it; without words, the day it is as at. */
export type Bar = { label?: string; fact: string }

/** A chart of facts in one unit; `sorted`: the largest first, whatever their order here. */
export type FactChart = { title: string; says: string; sorted?: boolean; bars: readonly Bar[] }

/** A chart of the rows of one table fact. */
export type TableChart = { title: string; says: string; table: string; label: string; value: string }

/** The charts of the statistics page: which facts each shows, and what it says in one sentence. */
export const charts = {
  'statistics-scheme': [
    {
      title: 'Agreements the scheme was made to cover',
      says: 'The final rules cover fewer agreements than were first proposed.',
      bars: [
        { label: 'All motor finance agreements in the period', fact: 'scheme.all-agreements' },
        { label: 'Covered, as first proposed', fact: 'scheme.consultation-agreements' },
        { label: 'Covered by the final rules', fact: 'scheme.agreements-covered' },
      ],
    },
    {
      title: 'What the regulator expected in all',
      says: 'Redress is what customers would get before any fees; many agreements would get nothing.',
      bars: [
        { label: 'Redress, as first proposed', fact: 'scheme.consultation-total' },
        { label: 'Redress under the final rules', fact: 'scheme.total' },
        { label: 'Cost to firms of running it', fact: 'scheme.running-cost' },
      ],
    },
    {
      title: 'Average for an agreement that gets something',
      says: 'An average over a whole market, before any fees. A single agreement may get more, less or nothing.',
      bars: [
        { label: 'As first proposed', fact: 'scheme.consultation-average' },
        { label: 'Under the final rules', fact: 'scheme.average' },
      ],
    },
  ],
  'commission-shares': [
    {
      title: 'Agreements by kind of commission',
      says: 'Not all commission was discretionary: much of it was a set sum or a set share.',
      bars: [
        { label: 'In the data', fact: 'scheme.consultation-agreements-in-data' },
        { label: 'With commission of any kind', fact: 'scheme.consultation-with-commission' },
        { label: 'With discretionary commission', fact: 'scheme.consultation-with-dca' },
        { label: 'With other commission only', fact: 'scheme.consultation-with-other-commission' },
      ],
    },
  ],
  'statistics-complaints': [
    {
      title: 'Commission cases open at the ombudsman',
      says: 'How many were waiting for a decision, while most complaints were on hold.',
      bars: [{ fact: 'statistics.ombudsman-open-2024' }, { fact: 'statistics.ombudsman-open-2025' }],
    },
    {
      title: 'New commission cases in a quarter',
      says: 'Far fewer cases reached the ombudsman once the scheme was announced.',
      bars: [
        { fact: 'statistics.ombudsman-new-commission-year-before' },
        { fact: 'statistics.ombudsman-new-commission' },
      ],
    },
    {
      title: 'Cases of every kind decided for the customer',
      says: 'These are shares of all cases, not of commission cases, for which no figure was found.',
      bars: [
        { label: 'All cases', fact: 'statistics.ombudsman-uphold' },
        { label: 'Without motor commission', fact: 'statistics.ombudsman-uphold-without-commission' },
      ],
    },
  ],
  'statistics-provisions': [
    {
      title: 'Set aside by lenders',
      says: 'What each has said it put aside for car finance commission, newest figure found. It is not what it has paid.',
      sorted: true,
      bars: [
        { label: 'Lloyds (Black Horse)', fact: 'statistics.provision-lloyds' },
        { label: 'FirstRand (MotoNovo)', fact: 'lenders.motonovo-finance.provision' },
        { label: 'Santander UK', fact: 'statistics.provision-santander' },
        { label: 'Mercedes-Benz', fact: 'lenders.mercedes-benz-finance.provision' },
        { label: 'Barclays', fact: 'statistics.provision-barclays' },
        { label: 'Close Brothers', fact: 'statistics.provision-close-brothers' },
        { label: 'BMW Financial Services', fact: 'lenders.bmw-financial-services.provision' },
        { label: 'Honda Finance Europe', fact: 'lenders.honda-finance.provision' },
        { label: 'Ford', fact: 'lenders.ford-credit.provision' },
        { label: 'Hyundai Capital UK', fact: 'lenders.hyundai-capital.provision' },
        { label: 'Investec', fact: 'statistics.provision-investec' },
        { label: 'Paragon', fact: 'lenders.paragon-car-finance.provision' },
      ],
    },
  ],
  'statistics-market': [
    {
      title: 'Private new cars bought on finance',
      says: 'The share of private buyers who used finance from a member of the trade body.',
      table: 'market.share-financed',
      label: 'asAt',
      value: 'percent',
    },
    {
      title: 'Cars financed in a year',
      says: 'Both new and used cars are bought on finance; the newest year found is an old one.',
      bars: [
        { label: 'New', fact: 'market.new-2021' },
        { label: 'Used', fact: 'market.used-2021' },
      ],
    },
  ],
} as const satisfies Record<string, readonly (FactChart | TableChart)[]>

export type ChartName = keyof typeof charts

/** The facts a named set of charts is drawn from. */
export const factsOfCharts = (name: ChartName): string[] =>
  (charts[name] as readonly (FactChart | TableChart)[]).flatMap((chart) =>
    'table' in chart ? [chart.table] : chart.bars.map(({ fact }) => fact),
  )
