import type { Site } from '../site/site.ts'
import { escapeXml } from './escapeXml.ts'
import { policyTags } from './hostModel.ts'

/** A page that sends the browser on, for hosts that answer redirects with a file. */
export function redirectHtml(site: Site, to: string): string {
  const title = escapeXml(site.byPath.get(to)?.title ?? to)
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
${policyTags(site)}
<title>Moved: ${title}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeXml(site.origin + to)}">
<meta http-equiv="refresh" content="0; url=${escapeXml(to)}">
</head>
<body>
<main>
<h1>This page has moved</h1>
<p><a href="${escapeXml(to)}">${title}</a></p>
</main>
</body>
</html>
`
}
