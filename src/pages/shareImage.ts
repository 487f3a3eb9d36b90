import type { Entry, Site } from '../site/site.ts'

/** The size of a picture for shared links, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** "/share/brands/ford.png"; the home page’s is "/share/index.png". */
export const shareImageFile = (path: string): string => `/share${path === '/' ? '/index' : path}.png`

/** An element as Satori takes it: React’s shape without React. */
export type ShareImage = {
  type: string
  props: { style?: Record<string, string | number>; children?: ShareImage | ShareImage[] | string }
}

const colours = { paper: '#fbf9f4', ink: '#1b1f23', kerb: '#1b1f23', quiet: '#4a5158' } as const

const kinds: Partial<Record<Entry['page']['kind'], string>> = {
  guide: 'Guide',
  tool: 'Tool',
  claim: 'How to complain',
  lender: 'Lender',
  brand: 'Car brand',
  directory: 'Directory',
  legal: 'Legal',
  company: 'About us',
}

/** What the picture of a page shows: its kind, its title, and who we are. */
export function shareImage({ name }: Site, { title, page }: Entry): ShareImage {
  const box = (style: Record<string, string | number>, children?: ShareImage | ShareImage[] | string): ShareImage => ({
    type: 'div',
    props: { style: { display: 'flex', ...style }, ...(children === undefined ? {} : { children }) },
  })
  return box(
    {
      ...shareImageSize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 80px',
      backgroundColor: colours.paper,
      color: colours.ink,
      fontFamily: 'Atkinson',
    },
    [
      box({ flexDirection: 'column' }, [
        box({ fontSize: 34, color: colours.quiet, marginBottom: 28 }, kinds[page.kind] ?? 'Car finance'),
        box({ fontSize: title.length > 40 ? 72 : 86, lineHeight: 1.1 }, title),
      ]),
      box({ flexDirection: 'column' }, [
        box({ height: 6, backgroundColor: colours.kerb, width: 240 }),
        box({ height: 6, width: 240 }),
        box({ height: 6, backgroundColor: colours.kerb, width: 240, marginBottom: 28 }),
        box({ fontSize: 40, marginBottom: 10 }, name),
        box({ fontSize: 28, color: colours.quiet }, 'A claims management company. You can complain free without us.'),
      ]),
    ],
  )
}
