import { fileTypes, type HostModel, hiddenPaths } from './hostPolicy.ts'

/** The set-up of every host we know, by file name. Two must stand at the root, where their hosts look for them. */
export const hostFiles = (host: HostModel): [name: string, text: string][] => [
  ['_headers', headersFile(host)],
  ['_redirects', redirectsFile(host)],
  ['hosts/nginx/site.conf', nginxSite(host)],
  ['hosts/nginx/site-headers.conf', nginxHeaders(host)],
  ['hosts/Caddyfile', caddyfile(host)],
]

/**
 * _headers, as Netlify and Cloudflare Pages read it. /sw.js is named because a cached one would hold back every new version. Pages get no
 * Cache-Control: both hosts revalidate them anyway, and join a header that two rules set.
 */
const headersFile = ({ headers, cache }: HostModel): string =>
  [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    `  Cache-Control: ${cache.assets}`,
    '/sw.js',
    `  Cache-Control: ${cache.pages}`,
    '/hosts/*',
    '  X-Robots-Tag: noindex',
    '',
  ].join('\n')

const why = `# Each redirect stands twice. Netlify shows the page kept for hosts without redirects unless the rule ends in "!";
# Cloudflare Pages does not know "!", passes over that line with a warning, and takes the next.`

/** _redirects, as Netlify and Cloudflare Pages read it. Every rule is exact. */
const redirectsFile = ({ redirects }: HostModel): string =>
  [why, ...redirects.flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`]), ''].join('\n')

/** A value in double quotes, as nginx and Caddy read it. Throws for what they would read as something else. */
function quoted(value: string): string {
  if (/["\\${}\n\r]/.test(value)) throw new Error(`${JSON.stringify(value)} cannot stand in a host’s configuration`)
  return `"${value}"`
}

/** Limits of Cloudflare Pages, which silently drops what exceeds them. */
const most = { redirectRules: 2000, lineLength: 2000 }

/** Redirects beyond the number that hosts read, and redirects and headers whose lines are too long for them. */
export function hostLimits(host: HostModel) {
  const redirects = rulesIn(redirectsFile(host))
  const headers = rulesIn(headersFile(host))
  const tooMany = {
    what: `${host.redirects.length} redirects take ${redirects.length} lines of _redirects, and hosts read ${most.redirectRules}`,
    fix: 'remove the oldest redirects',
  }
  return [
    ...(redirects.length > most.redirectRules ? [tooMany] : []),
    ...host.redirects
      .filter((redirect) => rulesIn(redirectsFile({ ...host, redirects: [redirect] })).some(tooLong))
      .map(({ from }) => ({
        what: `the redirect from ${from.slice(0, 60)}… takes a line of more than ${most.lineLength} characters, which hosts leave out`,
        fix: 'shorten its addresses',
      })),
    ...headers.filter(tooLong).map((line) => ({
      what: `the header ${line.trim().split(':')[0]} takes a line of more than ${most.lineLength} characters, which hosts leave out`,
      fix: 'shorten what goes into it',
    })),
  ]
}

const rulesIn = (file: string): string[] => file.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

const tooLong = (line: string): boolean => line.length > most.lineLength

/** Only what an address of ours is made of may be sent back in a Location: nginx matches the decoded address, line breaks and all. */
const address = '/[a-z0-9-]+(?:/[a-z0-9-]+)*'

/** Write the lines inside an nginx server block: see docs/hosting.md. */
function nginxSite({ redirects, cache }: HostModel): string {
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
const nginxHeaders = ({ headers }: HostModel): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('')

/** A whole Caddyfile. SITE_ADDRESS and SITE_ROOT say what it answers to and where the built files are: see docs/hosting.md. */
function caddyfile({ redirects, headers, cache }: HostModel): string {
  const { addresses, folder, endings } = hiddenPaths
  return `{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/srv/site}

	# Apart from the others: a header taken away makes its block wait for an answer, which a missing page never gives.
	header -Server

	# For the few browsers that cannot read the .br files.
	encode gzip

	map {path} {moved} {
${redirects.flatMap(({ from, to }) => [from, `${from}/`].map((old) => `		${old} ${to}\n`)).join('')}		default ""
	}
	@moved expression {moved} != ""
	map {path} {type} {
${Object.entries(fileTypes)
  .map(([ending, type]) => `		~\\.${ending}$ ${quoted(type)}\n`)
  .join('')}		default ""
	}
	@typed expression {type} != ""
	@slashed {
		path_regexp page ^(/[a-z0-9-]+(?:/[a-z0-9-]+)*)/+$
		not path /assets/* ${folder}*
	}
	@written not method GET HEAD
	# Files that have no address of their own.
	@hidden path ${addresses.join(' ')} ${folder}* ${endings.map((ending) => `*.${ending}`).join(' ')}

	route {
		header {
${Object.entries(headers)
  .map(([name, value]) => `			${name} ${quoted(value)}\n`)
  .join('')}			Cache-Control ${quoted(cache.pages)}
		}
		respond @written 405
		# Rewriting first keeps the query in {uri}.
		route @moved {
			rewrite * {moved}
			redir * {uri} permanent
		}
		route @slashed {
			rewrite * {re.page.1}
			redir * {uri} permanent
		}
		error @hidden 404
		header /assets/* Cache-Control ${quoted(cache.assets)}
		header @typed {
			Content-Type {type}
			defer
		}
		# A folder may share a page’s name: the page comes first.
		try_files {path}.html {path}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		@missing expression {http.error.status_code} == 404
		rewrite @missing /404.html
		header Cache-Control ${quoted(cache.pages)}
		encode gzip
		file_server {
			precompressed br gzip
		}
	}
}
`
}
