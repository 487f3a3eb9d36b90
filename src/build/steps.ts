// The steps of a build that use the site’s own code. Reading that takes as long as any of them, so it is loaded
// once the bundler is at work.
export { learnedFiles, outputFiles } from '../outputs/outputFiles.ts'
export { checkOutput } from './checkOutput.ts'
export { drawingsOf } from './drawings.ts'
export { keepTexts, keptTexts } from './keptTexts.ts'
export { readSettledSite } from './readSettledSite.ts'
export { loadRenderer, pathsOf, renderPages } from './renderPages.ts'
export { writeServiceWorker } from './writeServiceWorker.ts'
