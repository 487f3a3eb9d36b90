import { PageFrame, mainPartsOf, type TemplateProps } from './PageFrame.tsx'
import { ProseOf } from './ProseOf.tsx'

/** A guide, a company page or a legal page. */
export function ArticlePage({ site, entry }: TemplateProps) {
  const body = entry.article?.body ?? ''
  return (
    <PageFrame site={site} entry={entry} parts={mainPartsOf(body)}>
      <ProseOf site={site} markdown={body} />
    </PageFrame>
  )
}
