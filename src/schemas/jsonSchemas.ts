import { z } from 'zod'
import { allEntryKinds, entryFamilies } from '../content/kinds.ts'
import { type PageChoice, references } from '../content/pagePath.ts'
import { FactFile, FirstHandFile } from '../facts/schema.ts'
import { FlowFile, JourneysFile } from '../flows/schema.ts'
import type { Draft } from '../site/draft.ts'
import { Manifest } from '../site/manifest.ts'
import { pagesToChoose } from '../site/linksIn.ts'
import { FrontMatter } from '../content/articles/readArticle.ts'
import { FiguresFile } from '../content/figures/schema.ts'
import { GlossaryFile } from '../content/glossary/schema.ts'
import { LenderNamesFile } from '../content/lenders/schema.ts'
import { PagePartsFile } from '../content/pageParts/schema.ts'
import { ReportFile } from '../content/report/schema.ts'
import { StandingFile } from '../content/standing/schema.ts'
import { ChartsFile } from '../content/charts/schema.ts'
import { KeyFactsFile } from '../content/keyFacts/schema.ts'
import { TimelineFile } from '../content/timeline/schema.ts'
import { LetterFront, PageFront, PartFront, SheetFront, VoiceFile } from '../content/letters/schema.ts'
import type { WordsTool } from '../toolkit/wordsFiles.ts'
import { wordsFiles } from '../tools/wordsFiles.ts'
import { LenderLetterCasesFile, LenderLetterFile, LenderSignsFile } from '../replies/schema.ts'
import { StatementsFile, TurnsFile } from '../content/phrases/schema.ts'
import { SearchFile, SearchJourneysFile } from '../content/search/schema.ts'

type Family = {
  schema: z.ZodType
  describes: string
}

const families: Record<string, Family> = {
  'site.manifest': {
    schema: Manifest,
    describes: 'Every address of the site, its menus and who runs it.',
  },
  fact: {
    schema: FactFile,
    describes: 'One figure, date, status or rule, with every value it has had and its source.',
  },
  'first-hand': { schema: FirstHandFile, describes: 'Sites whose pages are themselves the source of what they say.' },
  ...Object.fromEntries(entryFamilies.map(([, { name, ...family }]) => [name, family])),
  'front-matter': {
    schema: FrontMatter,
    describes: 'What stands at the top of a page’s Markdown file.',
  },
  'key-facts': { schema: KeyFactsFile, describes: 'The one-page summary of the firm’s service.' },
  glossary: { schema: GlossaryFile, describes: 'What each term means in plain words.' },
  figures: { schema: FiguresFile, describes: 'What the pictures say.' },
  timeline: { schema: TimelineFile, describes: 'What happened when.' },
  charts: {
    schema: ChartsFile,
    describes: 'The figures that are made of charts: which facts each shows, and what it says of them.',
  },
  standing: { schema: StandingFile, describes: 'What the site says about each topic in each state of the scheme.' },
  'page-parts': { schema: PagePartsFile, describes: 'What stands around the words of pages.' },
  report: { schema: ReportFile, describes: 'How a visitor reports a mistake on a page.' },
  statements: {
    schema: StatementsFile,
    describes: 'What may be said of the scheme only in some of its states.',
  },
  turns: { schema: TurnsFile, describes: 'Turns of phrase nobody says aloud, and what to write instead.' },
  'lender-names': {
    schema: LenderNamesFile,
    describes: 'Every other name a lender has been known by.',
  },
  search: {
    schema: SearchFile,
    describes: 'How people ask, and what the search says to them.',
  },
  'search-journeys': {
    schema: SearchJourneysFile,
    describes: 'Questions people ask, and the pages that each must find.',
  },
  flow: { schema: FlowFile, describes: 'What a tool asks, in which order, and where each answer leads.' },
  letter: { schema: LetterFront, describes: 'What stands at the top of a letter’s Markdown file.' },
  'letter-sheet': {
    schema: SheetFront,
    describes: 'What stands at the top of the file of a sheet of the pack, or of a letter to copy.',
  },
  'letter-page': {
    schema: PageFront,
    describes: 'What stands at the top of the file of a page that says why there is no letter.',
  },
  'letter-part': { schema: PartFront, describes: 'What stands at the top of the file of a part that letters share.' },
  'lender-letter': { schema: LenderLetterFile, describes: 'A kind of letter that lenders send.' },
  'lender-signs': { schema: LenderSignsFile, describes: 'What lenders’ letters say, by which they are told apart.' },
  'lender-letter-cases': {
    schema: LenderLetterCasesFile,
    describes: 'Letters in many voices, and what each must be taken for.',
  },
  'letter-voice': { schema: VoiceFile, describes: 'Words of letters that change with whose finance they are about.' },
  journeys: { schema: JourneysFile, describes: 'Walks through a tool’s questions that must end where they say.' },
}

/** Subject of each tool’s words, and of those that several share. */
const toolWords: Record<WordsTool, string> = {
  'redress-calculator': 'What the redress rules found, in words.',
  'reply-decoder': 'What the decoder of letters says around them.',
  'evidence-checklist': 'The papers that can help, and what to try without any.',
  papers: 'What is said where papers are read on the device.',
  shared: 'What every tool says around its own questions and results.',
  inputs: 'What every tool says of what was typed into it.',
  clocks: 'What follows from each clock, and what stands around last days.',
  'claim-calculator': 'What the rough range takes for granted.',
  'fee-comparison': 'What the comparison of fees says of its sums.',
  'lender-finder': 'What the lender finder asks, finds and advises.',
  'letter-template': 'What stands around the letters to copy.',
  letters: 'What stands around the letters that tools write.',
  'complaint-letter': 'What the complaint letter’s tool asks and says beside the letter.',
  case: 'What the tools of the case say of it.',
  'eligibility-checker': 'What the eligibility rule found, in words.',
  questions: 'What is asked about the person, the lenders and the agreements.',
  'genuine-check': 'The check whether a message is genuine.',
  'represented-check': 'The check whether a firm already acts for someone.',
  'ombudsman-pack': 'What can be wrong with a lender’s answer.',
  deadlines: 'What the tool of the dates says, and of things that start no clock.',
  'access-request': 'What an access request can ask for, and what to make of the answer.',
}

const toolFamilies: Record<string, Family> = Object.fromEntries(
  Object.entries(wordsFiles).map(([tool, schema]) => [
    `tools/${tool}`,
    { schema, describes: toolWords[tool as WordsTool] },
  ]),
)

/** JSON Schemas for editors with YAML support, by file: what each field means, and what may stand in it. */
export function jsonSchemas(ids: LiveIds): Map<string, string> {
  return new Map(
    Object.entries({ ...families, ...toolFamilies }).map(([name, { schema, describes }]) => {
      const definitions: Record<string, { enum: readonly string[] }> = {}
      // Draft 7 is what the YAML extensions of editors know well.
      const { $schema, ...json } = z.toJSONSchema(schema, {
        io: 'input',
        target: 'draft-7',
        override: ({ zodSchema, jsonSchema }) => {
          const choice = references.get(zodSchema)?.offers
          const names = choice ? (ids[choice] ?? []) : []
          // A schema of no values would refuse all.
          if (!choice || names.length === 0) return
          definitions[choice] = { enum: names }
          jsonSchema.allOf = [{ $ref: `#/definitions/${choice}` }]
        },
      })
      const whole = {
        $schema,
        $comment: 'Written by npm run schemas from the checks themselves.',
        title: name,
        description: describes,
        ...json,
        ...(Object.keys(definitions).length > 0 ? { definitions } : {}),
      }
      return [`schemas/${name}.json`, `${JSON.stringify(whole, null, 2)}\n`]
    }),
  )
}

/** The names that content may give, as the site has them now, by what they are names of. */
type LiveIds = Readonly<Record<string, readonly string[]>>

const choices: readonly PageChoice[] = ['pages', 'toolPages', 'claimPages', 'companyPages', 'lenderAddresses']

export function liveIdsOf({
  manifest: {
    value: { pages, menus },
  },
  contentFiles,
}: Draft): LiveIds {
  const slugsIn = (folders: readonly string[]) =>
    contentFiles.flatMap((file) => {
      const [, folder = '', slug] = /^content\/([^/]+)\/([^/]+)\.yaml$/.exec(file) ?? []
      return slug !== undefined && folders.includes(folder) ? [slug] : []
    })
  return {
    ...Object.fromEntries(choices.map((choice) => [choice, pagesToChoose(pages, choice)])),
    ...Object.fromEntries(
      allEntryKinds.map(({ what, files }) => [what, [...new Set(slugsIn(files.map(({ folder }) => folder)))]]),
    ),
    lenderLabels: menus?.lenders.links.map(({ label }) => label) ?? [],
    pageFiles: contentFiles.flatMap((file) =>
      file.startsWith('content/pages/') ? [file.slice('content/'.length)] : [],
    ),
  }
}
