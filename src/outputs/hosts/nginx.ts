import { fileTypes, hiddenPaths, type HostModel } from '../hostPolicy.ts'
import { quoted } from './headersAndRedirects.ts'

/** Only what an address of ours is made of may be sent back in a Location: nginx matches the decoded address, line breaks and all. */
const address = '/[a-z0-9-]+(?:/[a-z0-9-]+)*'

/** Write the lines inside an nginx server block: see docs/hosting.md. */
export function nginxSite({ redirects, cache }: HostModel): string {
  const { addresses, folder, endings } = hiddenPaths
  return `# Inside server { }, after "root":  include snippets/site.conf;
types {
${Object.entries(fileTypes)
  .map(([ending, type]) => `  ${plain(type)} ${ending};\n`)
  .join('')}}
charset utf-8;
charset_types ${Object.values(fileTypes)
    .filter((type) => type.includes('charset') && plain(type) !== 'text/html')
    .map(plain)
    .join(' ')};
absolute_redirect off;
server_tokens off;
error_page 404 /404.html;
# Debian’s nginx cannot send the .br files; with the brotli module, add "brotli_static on;".
# Scripts and styles have a .gz too; pages are compressed as they are asked for.
gzip_static on;
gzip on;
gzip_comp_level 6;
gzip_min_length 512;
gzip_proxied any;
gzip_vary on;
include snippets/site-headers.conf;
add_header Cache-Control ${quoted(cache.pages)} always;

location / {
  try_files $uri $uri.html =404;
}
location = / {
  try_files /index.html =404;
}
location ~ ^(?<page>${address})/+$ {
  return 301 $page$is_args$args;
}
location ^~ /assets/ {
  try_files $uri =404;
  include snippets/site-headers.conf;
  add_header Cache-Control ${quoted(cache.assets)} always;
}
location = /404.html {
  internal;
}
# Files that have no address of their own.
location ~ \\.(?:${endings.join('|')})$ {
  return 404;
}
location ^~ ${folder} {
  return 404;
}
${addresses.map((path) => `location = ${path} { return 404; }\n`).join('')}
${redirects.flatMap(({ from, to }) => [from, `${from}/`].map((old) => `location = ${old} { return 301 ${to}$is_args$args; }\n`)).join('')}`
}

/** A type without its charset, which nginx adds. Pages have it in any case. */
const plain = (type: string): string => type.replace(/;.*/, '')

/** The headers of every answer. nginx drops those of a server from any location that adds one, so each location includes this. */
export const nginxHeaders = ({ headers }: HostModel): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('')
