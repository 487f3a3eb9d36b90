import { z } from 'zod'
import { pagePartPath, pagePath } from '../../content/pagePath.ts'
import { counted, group, named, words } from '../../content/words/fields.ts'

const Name = z.string().describe('The name that code goes by.')
const namedList = (says: string, ...blanks: readonly string[]) =>
  z
    .array(
      z.strictObject({ id: Name, label: words(['As it is read.', ...blanks.map((blank) => `{${blank}}`)].join(' ')) }),
    )
    .describe(says)

export const PapersFile = group('What is said where papers are read on the device.', {
  ...named('open', 'openHint'),
  sheetPath: pagePartPath('Where the sheet stands that says the same on paper.'),
  ...named('close', 'title', 'caseOpen {name}', 'promise'),
  size: words('What is fetched. {size} is readerSize.'),
  readerSize: z.string().regex(/^\d+$/).describe('What the reader weighs as it is sent, in kB: a test compares it.'),
  ...named('choose', 'drop', 'kindsRead {mostPages} {megabytes}', 'paste', 'pasteHint', 'pasteButton', 'pasted'),
  ...named('reading {name} {page} {of}', 'starting', 'stop', 'stopped', 'again', 'photoTitle', 'foundTitle', 'photo'),
  ...named('nothing', 'foundIn {kind} {file} {pages}', 'onePage {page}', 'pages {from} {to}', 'agreement {number}'),
  ...named('place {page} {file}', 'sure', 'unsure', 'use', 'using', 'leave', 'instead {value}', 'given {value}'),
  useCase: counted('The button that puts in what the case has: {count}.'),
  ...named('fromCase'),
  useSure: counted('Yes to all that is sure and not answered yet: {count}.'),
  clear: counted('Over what needs no decision, folded: {count}.'),
  putIn: counted('The button that puts them in: {count}.'),
  ...named('putInHint'),
  putInDone: counted('When it was pressed: {count}.'),
  ...named('missing', 'askFor'),
  askForPath: pagePath('Where that letter is written.'),
  ...named('checksTitle', 'commissionTitle', 'commissionHint', 'copyPassages', 'copied', 'keepPassages', 'kept'),
  ...named('letterTitle', 'letterUnknown', 'letterDated {date}', 'letterUndated', 'letterOpen', 'letterCounted {date}'),
  ...named('letterButton'),
  letterPath: pagePath('Where the decoder is.'),
  ...named('useLetter', 'letterUsed', 'letterDiffers', 'keepLetter', 'keptLetter', 'datesLink'),
  datesPath: pagePath('Where they are.'),
  ...named('evidenceTitle', 'evidenceButton', 'notOnDevice', 'failed', 'notReadTitle', 'pageOfFile {page} {name}'),
  fields: namedList('What each field is called.'),
  kinds: namedList('What each kind of paper is called.'),
  values: namedList('What values that are names are called.'),
  ...named('otherPaper'),
  doubts: namedList('Why a finding is not sure.'),
  checks: z
    .array(
      group('One comparison.', {
        id: Name,
        ...named('label', 'differs {worked} {stated}'),
      }),
    )
    .describe('What the figures are compared for.'),
  faults: namedList('Why a file, or a page of one, was not read.', 'name', 'mostPages?', 'mostParts?', 'megabytes?'),
})

export type PapersWords = z.infer<typeof PapersFile>
