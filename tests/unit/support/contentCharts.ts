import { ChartsFile, chartsFile } from '../../../src/content/charts/schema.ts'
import { SiteFolder } from '../../../src/content/reading/folder.ts'
import { printProblems } from '../../../src/problems/printProblems.ts'
import { realFiles, realTexts } from '../../support/realSite.ts'

const folder = new SiteFolder(realFiles, realTexts)
const read = folder.yaml(chartsFile, ChartsFile)
if (!read) throw new Error(printProblems(folder.problems))

/** The site’s own charts, read from content/charts.yaml. */
export const { value: contentCharts } = read
