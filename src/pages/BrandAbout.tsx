import { renderToStaticMarkup } from 'react-dom/server'
import { sourceId, Unconfirmed } from '../components/FactValue.tsx'
import type { Brand } from '../content/brands/schema.ts'
import type { Form } from '../facts/print.ts'
import { printedFact } from '../facts/printedFact.ts'
import { factInHtml } from '../site/factReferences.ts'
import type { Site } from '../site/site.ts'

/** The brand’s story. Its HTML has passed the allow-list of the checks. */
export function BrandAbout({ site, brand }: { site: Site; brand: Brand }) {
  return (
    <section aria-labelledby="about">
      <h2 id="about">{brand.aboutBrand.title}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: editors’ HTML, checked at build time against an allow-list */}
      <div dangerouslySetInnerHTML={{ __html: withFacts(brand.aboutBrand.content, site) }} />
    </section>
  )
}

/** Fact references inside HTML, printed as the Markdown ones are. */
function withFacts(html: string, site: Site): string {
  return html.replaceAll(factInHtml, (_, id: string, form?: Form) => {
    const fact = site.facts.get(id)
    if (!fact) throw new Error(`there is no fact "${id}"`)
    const { text, confirmed } = printedFact(fact, site.today, form ? { form } : {})
    return `<a class="fact" href="#${sourceId(id)}">${escapeHtml(text)}${confirmed ? '' : mark}</a>`
  })
}

const mark = renderToStaticMarkup(<Unconfirmed />)

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
