import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { PagePartsFile } from '../../../src/content/pageParts/schema.ts'

/** What stands around the words of the site’s own pages, read from content/page-parts.yaml. */
export const contentPageParts = PagePartsFile.parse(parse(readFileSync('content/page-parts.yaml', 'utf8')))
