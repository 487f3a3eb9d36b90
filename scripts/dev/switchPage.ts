import { schemeStates } from '../../src/facts/schema.ts'
import { escapeXml } from '../../src/outputs/escapeXml.ts'
import type { Supposed } from '../../src/build/scenario.ts'

/** Address of the page. No page of a site has such an address. */
export const switchPath = '/@suppose'

/** The page that switches the day and the scheme’s state in development. */
export const switchPage = ({ today, state }: Supposed, fault?: string): string => `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Another day</title>
<style>body{font:1.125rem/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}label{display:block;margin:1rem 0 .25rem}select,input,button{font:inherit;padding:.5rem;min-width:16rem}button{margin-top:1.5rem}</style></head>
<body><h1>Look at another day</h1>
${fault ? `<p role="alert"><strong>${escapeXml(fault)}</strong></p>` : ''}
<form method="post"><label for="state">The scheme is</label><select id="state" name="state"><option value="">as the facts say</option>${schemeStates
  .map((one) => `<option${one === state ? ' selected' : ''}>${one}</option>`)
  .join('')}</select>
<label for="today">The day is</label><input id="today" name="today" type="date" value="${today}">
<p><button>Show the site</button></p></form>
<p>It holds for every page until the server ends. Nothing is written. What would change in words: <code>npm run whatif -- --state ${state ?? 'quashed'} --today ${today}</code></p></body></html>
`

/** Added to the script of every page in development: a link at its foot that leads to the switch. */
export const switchLink = `
const link = document.createElement('a')
link.href = '${switchPath}'
link.textContent = 'Another day or state'
link.style.cssText = 'position:fixed;inset:auto auto 0 0;z-index:99;padding:.25rem .5rem;background:#000;color:#fff'
document.body.append(link)
`
