import type { OfflineSite } from './offlineSite.ts'

/** Write the page that is shown without a network in place of one that was not read before: why, and what can be used all the same. */
export function offlineHtml({ name, words, tools }: OfflineSite, styles: string | undefined): string {
  const list = tools.map(({ path, title }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`).join('')
  const { title, says, again, works, others } = Object.fromEntries(
    Object.entries(words ?? noWords).map(([part, text]) => [part, escaped(text)]),
  ) as typeof noWords
  const able = tools.length === 0 ? '' : `<h2>${works}</h2><ul>${list}</ul>`
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} | ${escaped(name)}</title>${
    styles === undefined ? '' : `<link rel="stylesheet" href="${escaped(styles)}">`
  }</head><body><main id="main"><div class="prose"><h1>${title}</h1><p>${says}</p><p><a href="">${again}</a></p>${able}<p>${others}</p></div></main></body></html>`
}

const noWords = { title: 'Offline', says: '', again: 'Try again', works: '', others: '' }

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)
