import { markSvg, siteMark } from '../components/siteMark.ts'
import type { Entry, Site } from '../site/site.ts'

/** The size of a picture for shared links, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** "/share/brands/ford.png"; the home page’s is "/share/index.png". */
export const shareImageFile = (path: string): string => `/share${path === '/' ? '/index' : path}.png`

/** An element as Satori takes it: React’s shape without React. */
export type ShareImage = {
  type: string
  props: {
    style?: Record<string, string | number>
    children?: ShareImage | ShareImage[] | string
    src?: string
    width?: number
    height?: number
  }
}

const colours = { paper: '#fbf9f4', ink: siteMark.ink, quiet: '#4a5158' } as const

const box = (style: Record<string, string | number>, children?: ShareImage | ShareImage[] | string): ShareImage => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, ...(children === undefined ? {} : { children }) },
})

const kerb = box({ flexDirection: 'column', width: '100%' }, [
  box({ height: 12, backgroundColor: colours.ink }),
  box({ height: 12 }),
  box({ height: 12, backgroundColor: colours.ink }),
])

const mark: ShareImage = {
  type: 'img',
  props: { src: `data:image/svg+xml,${encodeURIComponent(markSvg())}`, width: 104, height: 104 },
}

/** Words on the share picture of a page: its kind and its title above the kerb, and who we are beneath. */
export function shareImage({ name, pageParts }: Site, { title, page }: Entry): ShareImage {
  const kinds = pageParts?.kinds
  return box(
    {
      ...shareImageSize,
      flexDirection: 'column',
      justifyContent: 'space-between',
      backgroundColor: colours.paper,
      color: colours.ink,
      fontFamily: 'Atkinson',
    },
    [
      box({ flexDirection: 'column', padding: '64px 80px 0' }, [
        box({ fontSize: 34, color: colours.quiet, marginBottom: 24 }, kinds?.[page.kind] ?? kinds?.other ?? ''),
        box({ fontSize: title.length > 40 ? 72 : 88, lineHeight: 1.1 }, title),
      ]),
      box({ flexDirection: 'column' }, [
        kerb,
        box({ alignItems: 'center', gap: 28, padding: '36px 80px 44px' }, [
          mark,
          box({ flexDirection: 'column' }, [
            box({ fontSize: 44, marginBottom: 6 }, name),
            box({ fontSize: 28, color: colours.quiet }, pageParts?.shared ?? ''),
          ]),
        ]),
      ]),
    ],
  )
}
