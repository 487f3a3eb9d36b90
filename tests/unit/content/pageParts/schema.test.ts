import { expect, test } from 'vitest'
import { PagePartsFile } from '../../../../src/content/pageParts/schema.ts'
import { contentPageParts } from '../../support/contentPageParts.ts'

test('the site says at the foot of every page who we are and that nobody needs us', () => {
  expect(contentPageParts.footer.regulatory).toMatch(
    /\{firm\}.*\{reference\}.*You do not have to use a claims management company/s,
  )
})

test('a blank that nothing fills is refused where it stands', () => {
  const { error } = PagePartsFile.safeParse({
    ...contentPageParts,
    moved: { ...contentPageParts.moved, title: 'Moved: {title}' },
  })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['moved.title'])
})
