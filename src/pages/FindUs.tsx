import type { Company } from '../content/manifest/company.ts'
import type { PageParts } from '../content/pageParts/schema.ts'

/** Contact details with a map. The map is asked for by pressing its button; until then nothing is requested from anyone else. */
export function FindUs({ company, words }: { company: Company; words: PageParts['footer'] | undefined }) {
  return (
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
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
      <p>
        <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
      </p>
      <p>
        <a href={company.map.directions} rel="external noreferrer">
          {words?.directions}
        </a>
      </p>
      <p>
        <button className="map-button needs-script" type="button" data-map={company.map.embed}>
          {words?.map}
        </button>
      </p>
    </section>
  )
}
