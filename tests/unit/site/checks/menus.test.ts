import { expect, test } from 'vitest'
import { changedSite, problemsIn } from '../../../support/sites.ts'

const popular = '      - { title: Popular, takes: popular }\n'
const toM = '      - { title: A-M, takes: rest, upTo: M }\n'
const rest = '      - { title: N-Z, takes: rest }\n'
const columns = popular + toM + rest

test.each<[what: string, from: string, to: string, said: string]>([
  [
    'every lender after the last letter is left out',
    columns,
    popular + toM,
    `
site.manifest.yaml:37:7  no column takes the lenders after M
    fix: add a last one with takes: rest and no upTo`,
  ],
  [
    'the popular ones are left out',
    columns,
    toM + rest,
    `
site.manifest.yaml:37:7  no column takes the popular lenders
    fix: add { title: Popular, takes: popular }`,
  ],
  [
    'a column comes after one that takes all that is left',
    columns,
    popular + rest + toM,
    `
site.manifest.yaml:39:9  nothing is left for the column "A-M": those before it take it all
    fix: remove the column, or give it a later letter than those before it`,
  ],
  [
    'a letter is not later than the one before it',
    toM,
    toM + toM.replace('A-M', 'B-M'),
    `
site.manifest.yaml:39:9  nothing is left for the column "B-M": those before it take it all
    fix: remove the column, or give it a later letter than those before it`,
  ],
  [
    'the popular ones are there twice',
    rest,
    popular + rest,
    `
site.manifest.yaml:39:9  the 3rd of menus.lenders.columns says the same as the 1st of menus.lenders.columns
    fix: take one of them out`,
  ],
  [
    'a letter is none',
    'upTo: M',
    'upTo: mm',
    `
site.manifest.yaml:38:42  upTo in the 2nd of menus.lenders.columns is "mm", which is not of the right form
    fix: write one capital letter: the last that a name in the column begins with. Without it, all that is left`,
  ],
  [
    'the words of a brand have no place for its name',
    '"{brand} PCP Claims"',
    'PCP Claims',
    `
site.manifest.yaml:63:12  menus.brands.entry is "PCP Claims", and leaves out {brand}
    fix: write {brand} where it belongs`,
  ],
  [
    'a menu has no name',
    '    label: Car Brands\n',
    '',
    `
site.manifest.yaml:61:5  "label" is missing in menus.brands
    fix: add label: …`,
  ],
])('where %s, its place and remedy are said', (_, from, to, said) => {
  const folder = changedSite('good-with-menus', [{ file: 'site.manifest.yaml', from, to }])
  expect(`\n${problemsIn(folder)}`).toBe(said)
})
