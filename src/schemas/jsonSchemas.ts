import { z } from 'zod'
import { allEntryKinds, entryFamilies } from '../content/kinds.ts'
import { type PageChoice, references } from '../content/pagePath.ts'
import { FactFile } from '../facts/schema.ts'
import { FlowFile, JourneysFile } from '../flows/schema.ts'
import type { Draft } from '../site/draft.ts'
import { Manifest } from '../site/manifest.ts'
import { pagesToChoose } from '../site/linksIn.ts'
import { standAlone } from '../content/modeline.ts'
import { FrontMatter } from '../content/articles/readArticle.ts'
import { LetterFront, PageFront, PartFront, SheetFront, VoiceFile } from '../content/letters/schema.ts'
import { wordsFiles } from '../tools/index.ts'
import { LenderLetterCasesFile, LenderLetterFile, LenderSignsFile } from '../replies/schema.ts'

/** Schemas of all that editors write, by name. What each describes is said to them. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  ...standAlone,
  ...Object.fromEntries(entryFamilies.map(([, { name, schema }]) => [name, schema])),
  ...Object.fromEntries(Object.entries(wordsFiles).map(([tool, schema]) => [`tools/${tool}`, schema])),
  'site.manifest': Manifest.describe('Every address of the site, its menus and who runs it.'),
  fact: FactFile.describe('One figure, date, status or rule, with every value it has had and its source.'),
  'front-matter': FrontMatter.describe('What stands at the top of a page’s Markdown file.'),
  flow: FlowFile.describe('What a tool asks, in which order, and where each answer leads.'),
  journeys: JourneysFile.describe('Walks through a tool’s questions that must end where they say.'),
  letter: LetterFront,
  'letter-sheet': SheetFront,
  'letter-page': PageFront,
  'letter-part': PartFront,
  'letter-voice': VoiceFile,
  'lender-letter': LenderLetterFile.describe('A kind of letter that lenders send.'),
  'lender-signs': LenderSignsFile.describe('What lenders’ letters say, by which they are told apart.'),
  'lender-letter-cases': LenderLetterCasesFile.describe('Letters in many voices, and what each must be taken for.'),
}

/** JSON Schemas for editors with YAML support, by file: what each field means, and what may stand in it. */
export function jsonSchemas(ids: LiveIds): Map<string, string> {
  return new Map(
    Object.entries(schemas).map(([name, schema]) => {
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
        description: schema.description,
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

export function liveIdsOf({ manifest, contentFiles }: Draft): LiveIds {
  const { pages, menus } = manifest.value
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
