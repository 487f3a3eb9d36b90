import { LinkList, type ListedLink } from '../components/LinkList.tsx'
import { MailLink, OuterLink, PhoneLink } from '../components/TextLink.tsx'
import { sampleDetails } from '../content/manifest/schema.ts'
import { fillIn } from '../content/words/fillIn.ts'
import type { Site } from '../site/site.ts'

const social = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['twitter', 'Twitter'],
  ['linkedin', 'LinkedIn'],
  ['youtube', 'YouTube'],
] as const

/** The key facts follow the pages on who we are, and come before what a client must have read. */
const beforeKeyFacts = 2

export function SiteFooter({ site }: { site: Site }) {
  const { company } = site
  const words = site.pageParts?.footer
  const pages = words?.pages.map(({ label, path }): ListedLink => ({ href: path, label })) ?? []
  const keyFacts = { href: '/key-facts.pdf', target: '_blank', rel: 'noopener', label: words?.keyFacts }
  return (
    <footer className="site-footer">
      <div className="bar">
        {words && sampleDetails(company).length > 0 && (
          <p className="sample" role="note">
            {words.sample}
          </p>
        )}
        <div className="footer-columns">
          <section aria-labelledby="find-us">
            <h2 id="find-us">{words?.contact}</h2>
            <address>
              {[company.legalName, ...company.address].map((line) => (
                <span key={line}>
                  {line}
                  <br />
                </span>
              ))}
            </address>
            <p>{company.hours}</p>
            <p>
              <MailLink email={company.email} />
            </p>
            <p>
              <PhoneLink phone={company.phone} />
            </p>
            <p>
              <OuterLink href={company.map.directions}>{words?.directions}</OuterLink>
            </p>
            <p>
              {/* Until it is pressed, nothing is requested from anyone else. */}
              <button className="map-button needs-script" type="button" data-map={company.map.embed}>
                {words?.map}
              </button>
            </p>
          </section>
          <nav aria-label={words?.legal}>
            <h2>{words?.legal}</h2>
            <LinkList links={site.keyFacts ? pages.toSpliced(beforeKeyFacts, 0, keyFacts) : pages} />
          </nav>
          {site.footerLenders.length > 0 && (
            <nav aria-label="Lenders">
              <h2>{words?.lenders}</h2>
              <LinkList links={site.footerLenders.map((path) => ({ href: path, label: lenderLabel(site, path) }))} />
            </nav>
          )}
          <nav aria-label={words?.social}>
            <h2>{words?.elsewhere}</h2>
            <LinkList links={social.map(([key, label]) => ({ href: company.social[key], isOuter: true, label }))} />
          </nav>
        </div>
        {words && (
          <p className="regulatory">
            {fillIn(words.regulatory, {
              site: site.name,
              firm: company.legalName,
              reference: company.firmReference,
              protection: company.dataProtectionRegistration,
              number: company.companyNumber,
            })}
          </p>
        )}
      </div>
    </footer>
  )
}

/** A lender by its name, and the list of them all in two words. */
function lenderLabel({ byPath, pageParts }: Site, path: string): string | undefined {
  const entry = byPath.get(path)
  return entry && 'of' in entry.page ? pageParts?.footer.allLenders : (entry?.lender?.name ?? entry?.title)
}
