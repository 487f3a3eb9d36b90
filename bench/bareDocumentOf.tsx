import { renderToStaticMarkup } from 'react-dom/server'
import { HeadOf } from '../src/pages/HeadOf.tsx'
import { PageOf } from '../src/pages/PageOf.tsx'
import { SiteFooter } from '../src/pages/SiteFooter.tsx'
import { SiteHeader } from '../src/pages/SiteHeader.tsx'
import type { Entry, Site } from '../src/site/site.ts'

/** A page the plain way: all of it in one React tree, header and footer included. */
export const bareDocumentOf = (site: Site, entry: Entry): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <HeadOf site={site} entry={entry} />
      </head>
      <body>
        <SiteHeader site={site} />
        <main id="main">
          <PageOf site={site} entry={entry} />
        </main>
        <SiteFooter site={site} />
      </body>
    </html>,
  )}`
