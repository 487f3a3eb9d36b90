import { readFileSync } from 'node:fs'
import { privateBox } from '../../src/tools/kit/privateBox.ts'
import { builtSite, expect, htmlFiles, test } from './site.ts'
import { open, openBoxes, paths } from './tool.ts'

test('no page is sent with a box that a spelling service may read, or with one whose words are part of a form’s data', () => {
  const boxes = htmlFiles().flatMap((file) => (readFileSync(file, 'utf8').match(/<(?:input|textarea)\b[^>]*>/g) ?? []).map((box) => ({ file: file.slice(builtSite.length), box: box.toLowerCase() })))
  const typed = boxes.filter(({ box }) => !/type="(?:radio|checkbox|file)"/.test(box))
  expect(typed.length).toBeGreaterThan(3)
  const closed = Object.entries(privateBox).map(([name, value]) => `${name}="${value}"`.toLowerCase())
  expect(typed.filter(({ box }) => / name=/.test(box) || closed.some((attribute) => !box.includes(attribute)))).toEqual([])
})

for (const path of Object.values(paths)) {
  test(`${path} has no such box once it has started`, async ({ page }) => {
    await open(page, path)
    expect(await openBoxes(page)).toEqual([])
  })
}
