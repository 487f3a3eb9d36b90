import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc'
import { kindOf } from '../content/kinds.ts'
import { dialect } from '../content/prose/dialect.ts'
import type { PrintedFact } from '../facts/printedFact.ts'
import type { Entry, Site } from '../site/site.ts'
import type { Crumb } from '../components/Breadcrumbs.tsx'

type Thing = { '@type': string; [property: string]: unknown }

/** Structured data for search engines; it holds nothing that the page doesn’t show. JSON, safe inside a script element. */
export function structuredData(site: Site, entry: Entry, crumbs: readonly Crumb[]): string {
  const graph = [
    organization(site, entry),
    breadcrumbs(site, entry, crumbs),
    article(site, entry),
    questions(site, entry),
  ].filter((thing) => thing !== undefined)
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

function organization({ name, origin, company }: Site, { page }: Entry): Thing | undefined {
  if (kindOf(page).structured !== 'firm') return undefined
  return {
    '@type': 'Organization',
    '@id': `${origin}/#firm`,
    name,
    legalName: company.legalName,
    url: origin,
    email: company.email,
    telephone: company.phone,
    address: company.address.join(', '),
    sameAs: Object.values(company.social),
  }
}

function breadcrumbs({ origin }: Site, { title, path }: Entry, crumbs: readonly Crumb[]): Thing | undefined {
  if (crumbs.length === 0) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, { label: title, href: path }].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  }
}

function article(
  { name, origin }: Site,
  { page, title, description, modified, path, lender }: Entry,
): Thing | undefined {
  if (kindOf(page).structured !== 'article') return undefined
  return {
    '@type': 'Article',
    headline: title,
    description,
    dateModified: modified,
    inLanguage: 'en-GB',
    mainEntityOfPage: origin + path,
    author: { '@type': 'Organization', name, url: origin },
    publisher: { '@type': 'Organization', name, url: origin },
    // A lender is what the page is about; it is never said to be ours.
    ...(lender ? { about: { '@type': 'Organization', name: lender.name } } : {}),
  }
}

function questions(site: Site, { article: words }: Entry): Thing | undefined {
  if (!words || !/\{%\s*question\s/.test(words.body)) return undefined
  const asked = [
    ...walk(Markdoc.transform(Markdoc.parse(words.body), { ...dialect, variables: { context: site.prose } })),
  ].flatMap((node) =>
    Markdoc.Tag.isTag(node) && node.name === 'Question'
      ? {
          '@type': 'Question',
          name: said(node.attributes.ask),
          acceptedAnswer: { '@type': 'Answer', text: said(node.children) },
        }
      : [],
  )
  return asked.length === 0 ? undefined : { '@type': 'FAQPage', mainEntity: asked }
}

function* walk(node: RenderableTreeNode | RenderableTreeNode[]): Generator<RenderableTreeNode> {
  if (Array.isArray(node)) for (const inner of node) yield* walk(inner)
  else {
    yield node
    if (Markdoc.Tag.isTag(node)) yield* walk(node.children)
  }
}

function said(node: RenderableTreeNode | RenderableTreeNode[]): string {
  if (Array.isArray(node)) return node.map(said).join('').replaceAll(/\s+/g, ' ').trim()
  if (!Markdoc.Tag.isTag(node)) return typeof node === 'string' ? node : ''
  return node.name === 'Fact' ? (node.attributes.fact as PrintedFact).text : ` ${node.children.map(said).join('')} `
}
