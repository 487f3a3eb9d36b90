import type { PageContext } from 'vike/types'
import { currentSite } from '../src/site/currentSite.ts'
import { answerAt } from '../src/site/site.ts'

/** Every page and alias of the site is shown by the one page there is. */
export const route = ({ urlPathname }: PageContext): boolean => answerAt(currentSite(), urlPathname).found === 'page'
