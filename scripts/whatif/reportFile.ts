import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from '../../src/build/faults.ts'
import { startOfReport } from './report.ts'

/** Throws a UsageError unless a report may be written here: where there is nothing, or over an earlier report. */
export function allowReport(file: string): void {
  if (!statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${dirname(file)}: make it, or name another file`)
  if (existsSync(file) && !isReport(file))
    throw new UsageError(`${file} is there already, and is no such report. Name a new file, or remove that one`)
}

/** Writes a report. Looks again first: what stands there may have come meanwhile. */
export function writeReport(file: string, html: string): void {
  allowReport(file)
  writeFileSync(file, html, isReport(file) ? {} : { flag: 'wx' })
}

const isReport = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() === true && readFileSync(file, 'utf8').startsWith(startOfReport)
