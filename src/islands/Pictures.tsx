import type { ComponentType } from 'react'

/** Scripts of pictures, each in a chunk of its own. They are one island, because every page is sent the list of all islands. */
const pictures = {
  Lightbox: async () => (await import('./pictures/Lightbox.tsx')).Lightbox,
  JourneyPlace: async () => (await import('./pictures/JourneyPlace.tsx')).JourneyPlace,
  RateSlider: async () => (await import('./pictures/RateSlider.tsx')).RateSlider,
}
export type PictureName = keyof typeof pictures

// biome-ignore lint/suspicious/noExplicitAny: each is handed the props that its page wrote for it.
const fetched = new Map<PictureName, ComponentType<any>>()

/** One picture, named in the props; the other props are its own. */
export const Pictures = Object.assign(
  function Pictures({ picture, ...props }: { picture: PictureName }) {
    const Picture = fetched.get(picture)
    return Picture && <Picture {...props} />
  },
  {
    prepare: async ({ picture }: { picture: PictureName }): Promise<void> => {
      fetched.set(picture, await pictures[picture]())
    },
  },
)
