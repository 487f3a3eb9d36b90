import { readTemplates, templatesOf } from '../../../src/content/letters/readTemplates.ts'
import { SiteFolder } from '../../../src/content/reading/folder.ts'
import { gives } from '../../../src/letters/letterFields.ts'
import { printProblems } from '../../../src/problems/printProblems.ts'
import { realFiles, realTexts } from '../../support/realSite.ts'

const folder = new SiteFolder(realFiles, realTexts)

/** The site's own letters, read from content/letters. Throws when one is not of its shape. */
export const contentLetters = templatesOf(readTemplates(folder, gives))

if (folder.problems.length > 0) throw new Error(printProblems(folder.problems))
