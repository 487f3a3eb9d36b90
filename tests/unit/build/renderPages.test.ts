import { expect, test } from 'vitest'
import { pageTags } from '../../../src/build/renderPages.ts'

const island = { file: 'assets/Cd3.js', css: ['assets/never-x.css'] }

test('set the policy, load the style sheet and the fonts, and the script last', () => {
  const manifest = {
    'renderer/+client.ts': {
      file: 'assets/Ab1.js',
      css: ['assets/site-x.css'],
      assets: ['assets/bold-y.woff2', 'assets/paper-z.svg'],
    },
    'src/islands/Menu.tsx': island,
  }
  expect(pageTags(manifest, '<meta name="policy">')).toEqual({
    head: '<meta name="policy"><link rel="stylesheet" href="/assets/site-x.css"><link rel="preload" href="/assets/bold-y.woff2" as="font" type="font/woff2" crossorigin>',
    end: '<script src="/assets/Ab1.js" type="module" async></script>',
  })
})

test.each([{}, { 'src/islands/Menu.tsx': island }, { 'renderer/+client.ts': { file: 'assets/Ab1.js' } }])(
  'are not made up for %j',
  (manifest) => {
    expect(() => pageTags(manifest, '')).toThrow(
      'the bundled code lists no script and style sheet for renderer/+client.ts',
    )
  },
)
