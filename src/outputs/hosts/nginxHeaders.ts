import type { HostModel } from '../hostModel.ts'
import { quoted } from './quoted.ts'

/** The headers of every answer. nginx drops those of a server from any location that adds one, so each location includes this. */
export const nginxHeaders = ({ headers }: HostModel): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('')
