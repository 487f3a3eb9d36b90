import type { OfflineSite } from './offlineSite.ts'

/** What is shown without a network in place of a page that was not read before: why, and what can be used all the same. */
export function offlineHtml({ name, tools }: OfflineSite, styles: string | undefined): string {
  const list = tools.map(({ path, title }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`).join('')
  const works = tools.length === 0 ? '' : `<h2>What works without a network</h2><ul>${list}</ul>`
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>You are offline | ${escaped(name)}</title>${
    styles === undefined ? '' : `<link rel="stylesheet" href="${escaped(styles)}">`
  }</head><body><main id="main"><div class="prose"><h1>You are offline</h1><p>This page was not read before on this device, so there is no copy of it to show. It will be here when you are back online.</p><p><a href="">Try again</a></p>${works}<p>Pages that you have read before open as well.</p></div></main></body></html>`
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)
