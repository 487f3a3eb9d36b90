import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc'
import type { Crumb } from '../components/Breadcrumbs.tsx'
import { kindOf } from '../content/kinds.ts'
import { dialect } from '../content/prose/dialect.ts'
import { fillIn } from '../content/words/fillIn.ts'
import type { PrintedFact } from '../facts/print.ts'
import type { Entry, Site } from '../site/site.ts'
import { crumbsOf } from './PageFrame.tsx'
import { shareImageFile, shareImageSize } from './shareImage.ts'

export function HeadOf({ site, entry }: { site: Site; entry: Entry }) {
  const title = entry.page.path === '/' ? `${site.name}: ${entry.title}` : `${entry.title} – ${site.name}`
  const canonical = site.origin + entry.path
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* The header’s right end moves as its parts load, so show nothing before the line below it is there. */}
      {site.pageParts && <link rel="expect" href="#firm-line" blocking="render" />}
      <title>{site.pageParts ? fillIn(site.pageParts.title, { title }) : title}</title>
      <meta name="description" content={entry.description} />
      {kindOf(entry.page).unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f4" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15181b" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={entry.title} />
      <meta property="og:description" content={entry.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content="en_GB" />
      {site.shareImages && (
        <>
          <meta property="og:image" content={site.origin + shareImageFile(entry.path)} />
          <meta property="og:image:width" content={String(shareImageSize.width)} />
          <meta property="og:image:height" content={String(shareImageSize.height)} />
          <meta property="og:image:alt" content={entry.title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <link
        rel="alternate"
        type="application/atom+xml"
        title={site.pageParts && fillIn(site.pageParts.feed.title, { site: site.name })}
        href="/feed.xml"
      />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not script, with every "<" escaped
        dangerouslySetInnerHTML={{ __html: structuredData(site, entry, crumbsOf(site, entry)) }}
      />
    </>
  )
}

/** Structured data for search engines; it holds nothing that the page doesn’t show. JSON, safe inside a script element. */
export function structuredData(site: Site, entry: Entry, crumbs: readonly Crumb[]): string {
  const { name, origin, company } = site
  const { structured } = kindOf(entry.page)
  const asked = questionsIn(site, entry)
  const ours = { '@type': 'Organization', name, url: origin }
  const graph = [
    structured === 'firm' && {
      '@type': 'Organization',
      '@id': `${origin}/#firm`,
      name,
      legalName: company.legalName,
      url: origin,
      email: company.email,
      telephone: company.phone,
      address: company.address.join(', '),
      sameAs: Object.values(company.social),
    },
    crumbs.length > 0 && {
      '@type': 'BreadcrumbList',
      itemListElement: [...crumbs, { label: entry.title, href: entry.path }].map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: origin + href,
      })),
    },
    structured === 'article' && {
      '@type': 'Article',
      headline: entry.title,
      description: entry.description,
      dateModified: entry.modified,
      inLanguage: 'en-GB',
      mainEntityOfPage: origin + entry.path,
      author: ours,
      publisher: ours,
      // A lender is what the page is about; it is never said to be ours.
      ...(entry.lender && { about: { '@type': 'Organization', name: entry.lender.name } }),
    },
    asked.length > 0 && { '@type': 'FAQPage', mainEntity: asked },
  ].filter(Boolean)
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

function questionsIn(site: Site, { article: words }: Entry) {
  if (!words || !/\{%\s*question\s/.test(words.body)) return []
  const tree = Markdoc.transform(Markdoc.parse(words.body), { ...dialect, variables: { context: site.prose } })
  return [...walk(tree)].flatMap((node) =>
    Markdoc.Tag.isTag(node) && node.name === 'Question'
      ? {
          '@type': 'Question',
          name: said(node.attributes.ask),
          acceptedAnswer: { '@type': 'Answer', text: said(node.children) },
        }
      : [],
  )
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
