import type { Site } from '../site/site.ts'
import { escapeXml } from './escapeXml.ts'
import { policyTags } from './hostPolicy.ts'
import { fillIn } from '../content/words/fillIn.ts'

/** A page that sends the browser on, for hosts that answer redirects with a file. */
export function redirectHtml(site: Site, to: string): string {
  const page = site.byPath.get(to)?.title ?? to
  const words = site.pageParts?.moved
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
${policyTags(site)}
<title>${escapeXml(words ? fillIn(words.title, { page }) : page)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeXml(site.origin + to)}">
<meta http-equiv="refresh" content="0; url=${escapeXml(to)}">
</head>
<body>
<main>
<h1>${escapeXml(words?.says ?? page)}</h1>
<p><a href="${escapeXml(to)}">${escapeXml(page)}</a></p>
</main>
</body>
</html>
`
}
