import { type BodyStudy, studyBody } from '../markdown/studyBody.ts'
import type { Draft } from './readSite.server.ts'
import type { Article } from './site.ts'

/** How the memory names what is known of pages’ words. */
export const studies = 'words of'

/** What is known of a page’s words, which are read again only when they, or anything they draw on, have changed. */
export const studyOf = ({ memory, proseKey, site }: Draft, { file, body, bodyKey }: Article): BodyStudy =>
  memory.recall(`${studies} ${file}`, `${proseKey} ${bodyKey}`, () => studyBody(body, site.prose))
