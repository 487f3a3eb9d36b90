import { yamlText } from '../skeleton.ts'

const register = 'https://register.fca.org.uk/'

/** The file of a make of which nothing is known yet but its name. */
export const brandFile = (slug: string, name: string, lenders: string): string => `slug: ${slug}
brandName: ${yamlText(name)}
description: >-
  Say here which lender most ${name} agreements name, and why a complaint begins with finding it.
commonLenders: # usually four, the last the directory
  - name: All lenders
    href: ${lenders}
    description: >-
      Nobody has looked up yet which lenders financed ${name} cars. The directory lists those we know.
uniquePoints: # exactly three things true of this brand’s finance
  - >-
    Say something true of ${name} finance alone, with its source in content/brand-finance/${slug}.yaml.
  - >-
    Say something a customer of ${name} can check on the agreement.
  - >-
    Say what ${name} or its lender has published about commission, or that nothing was found.
popularModels: # six to eight
  - A model to name
  - Another to name
  - One more to name
  - A well-known one
  - An older one
  - A used favourite
metaDescription: >-
  ${`${name} finance: find out which lender it was, what is known of its commission, and how to complain yourself, free.`.slice(0, 160)}
aboutBrand:
  title: ${yamlText(`About ${name}`)}
  content: >-
    <p>Say here where ${name} comes from and when it first sold cars in the UK, with facts for every year and number.</p>
    <p>Say how it sells in the UK today. You can complain to the lender yourself, free: see <a href="/">how to begin</a>.</p>
`

/** The file of who lent under its name, of whom nothing is known yet. */
export const financeFile = (slug: string, today: string): string => `slug: ${slug}
lenders:
  - from: null # "1963", "2017-11" or a day
    to: null # present, a year, a month or a day
    lender: Not found yet
    slug: null # the lender’s own page here, when it has one
    source: "${register}"
    note: Look the lender’s name up on the Financial Services Register.
products: []
pointSources: # one list for each of the three points, in order
  - - "${register}"
  - - "${register}"
  - - "${register}"
aboutSources:
  - "${register}"
modelSources: []
checked: { on: ${today}, by: Kerbside editors }
confidence: low
`
