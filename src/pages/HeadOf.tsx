import { kindOf } from '../content/kinds.ts'
import { shareImageFile, shareImageSize } from './shareImage.ts'
import { structuredData } from './structuredData.ts'
import { crumbsOf } from './PageFrame.tsx'
import { fillIn } from '../content/words/fillIn.ts'
import type { Entry, Site } from '../site/site.ts'

/** Metadata that browsers, search engines and shared links read about a page. */
export function HeadOf({ site, entry }: { site: Site; entry: Entry }) {
  const title = entry.page.path === '/' ? `${site.name}: ${entry.title}` : `${entry.title} – ${site.name}`
  const canonical = site.origin + entry.path
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* The header’s right end moves as its parts come in: nothing is shown before what stands beneath it is there. */}
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
