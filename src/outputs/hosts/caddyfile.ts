import { fileTypes, hiddenPaths, type HostModel } from '../hostPolicy.ts'
import { quoted } from './headersAndRedirects.ts'

/** A whole Caddyfile. SITE_ADDRESS and SITE_ROOT say what it answers to and where the built files are: see docs/hosting.md. */
export function caddyfile({ redirects, headers, cache }: HostModel): string {
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
