import type { HostModel } from '../hostModel.ts'
import { caddyfile } from './caddyfile.ts'
import { headersFile, redirectsFile } from './headersAndRedirects.ts'
import { nginxHeaders, nginxSite } from './nginx.ts'

/** The set-up of every host we know, by file name. Two must stand at the root, where their hosts look for them. */
export const hostFiles = (host: HostModel): [name: string, content: string][] => [
  ['_headers', headersFile(host)],
  ['_redirects', redirectsFile(host)],
  ['hosts/nginx/site.conf', nginxSite(host)],
  ['hosts/nginx/site-headers.conf', nginxHeaders(host)],
  ['hosts/Caddyfile', caddyfile(host)],
]
