import type { z } from 'zod'
import { manifestOf } from '../content/manifest/schema.ts'
import { type ToolId, tools } from '../tools/index.ts'

export const Manifest = manifestOf(Object.keys(tools) as ToolId[])

export type Manifest = z.infer<typeof Manifest>
export type ManifestPage = Manifest['pages'][number]
