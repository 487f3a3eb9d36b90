import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFiles } from '../../src/build/files.ts'
import { projectRoot } from '../../src/build/projectRoot.ts'
import { FrontMatter } from '../../src/content/articles/readArticle.ts'
import { allEntryKinds, entryFamilies } from '../../src/content/kinds.ts'
import { LetterFront, PageFront, PartFront, SheetFront, VoiceFile } from '../../src/content/letters/schema.ts'
import { standAlone } from '../../src/content/modeline.ts'
import { type PageChoice, references } from '../../src/content/pagePath.ts'
import { FactFile } from '../../src/facts/schema.ts'
import { FlowFile, JourneysFile } from '../../src/flows/schema.ts'
import { LenderLetterCasesFile, LenderLetterFile, LenderSignsFile } from '../../src/replies/schema.ts'
import type { Draft } from '../../src/site/draft.ts'
import { pagesToChoose } from '../../src/site/linksIn.ts'
import { Manifest } from '../../src/site/manifest.ts'
import { wordsFiles } from '../../src/tools/index.ts'

/** Schemas of all that editors write, by name. Editors see their descriptions. */
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

/** Keeps the schemas of the project’s own site up to date, and those of any other site that has some. Returns the names of those that changed. */
export const refreshSchemas = (root: string, draft: Draft): string[] =>
  root === projectRoot || existsSync(join(root, 'schemas')) ? writeSchemas(root, draft) : []

export function writeSchemas(root: string, draft: Draft): string[] {
  const isThere = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text
  const changed = [...jsonSchemas(liveIdsOf(draft))].filter(([file, text]) => !isThere(join(root, file), text))
  writeFiles(root, changed)
  return changed.map(([file]) => file)
}
