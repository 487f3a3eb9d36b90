import { group, named, words } from '../../content/words/fields.ts'

export const FeesFile = group('Words of the comparison of fees.', {
  title: words('The result, as its title. {redress} {keep}'),
  ...named('heading {redress}', 'alone', 'firm {keep} {nothing}', 'table', 'caption', 'paid', 'keepAlone', 'fee'),
  ...named('vat', 'keepFirm', 'static'),
})
