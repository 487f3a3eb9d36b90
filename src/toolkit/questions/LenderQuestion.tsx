import { useEffect, useMemo } from 'react'
import type { Agreement } from '../../casefile/caseFile.ts'
import { oneLine } from '../../casefile/inputs/oneLine.ts'
import { Filled } from '../../components/Filled.tsx'
import { lenderIn } from '../../content/lenders/lenderInAddress.ts'
import { searchLenders } from '../../content/lenders/searchLenders.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { type Change, updateCase } from '../case/snapshot.ts'
import { useDraft } from '../case/useDraft.ts'
import { Checkbox } from '../controls/Checkbox.tsx'
import { agreementOf, lenderNameOf, newAgreement, withSameLender } from './agreements.ts'
import { Combobox } from './Combobox.tsx'
import { PageQuestion, type QuestionProps, questionWords } from './PageQuestion.tsx'

/** The most characters a name may have. */
const most = 100

/** Ask for the lender. `about` is an agreement with it; no agreement’s id is a lender the case does not hold yet. The page’s address may name one, as links from lenders’ pages do. */
export function LenderQuestion(page: QuestionProps) {
  const words = questionWords(page).lender
  const { about, context } = page
  const { caseFile } = page.now
  const agreement = agreementOf(caseFile, about)
  const [{ lender: typed, picked, unknown }, type, fill] = useDraft(() => ({
    lender: agreement && (agreement.lenderId || agreement.lenderNameTyped) ? lenderNameOf(agreement, context) : '',
    picked: { slug: agreement?.lenderId ?? '', by: agreement?.brand ?? '' },
    unknown: agreement !== undefined && !agreement.lenderId && !agreement.lenderNameTyped,
  }))
  const first = caseFile.agreements.length === 0
  useEffect(() => {
    const named = first ? context.lenders.find(({ slug }) => slug === lenderIn(location.hash)) : undefined
    if (named) fill({ lender: named.name, picked: { slug: named.slug, by: '' } })
  }, [first, context, fill])

  const id = `${page.prefix}lender`
  // At once: the next key may choose from the list.
  const found = useMemo(() => searchLenders(typed, context), [typed, context])
  const check = () => {
    const name = oneLine(typed)
    if (unknown) return setLender(about, {})
    if (name === '') return [{ box: id, message: words.none }]
    if ([...name].length > most) return [{ box: id, message: fillIn(words.tooLong, { most }) }]
    // A name typed out in full counts like one that was picked.
    const exact = found.find(
      (one) => one.name.toLowerCase() === name.toLowerCase() || one.by?.toLowerCase() === name.toLowerCase(),
    )
    const chosen = picked.slug ? picked : exact && { slug: exact.slug, by: exact.carried }
    return setLender(
      about,
      chosen ? { lenderId: chosen.slug, ...(chosen.by ? { brand: chosen.by } : {}) } : { lenderNameTyped: name },
    )
  }
  return (
    <PageQuestion title={words.title} page={page} check={check}>
      {(faultOf, _, isOne) => (
        <>
          <Combobox
            id={id}
            label={words.title}
            asQuestion={isOne}
            value={typed}
            error={faultOf(id)}
            hint={words.hint}
            onChange={(lender) => type({ lender, picked: { slug: '', by: '' }, unknown: false })}
            suggestions={
              picked.slug
                ? []
                : found.map(({ slug, name, by, years }) => ({
                    key: slug,
                    label: name,
                    hint: by
                      ? fillIn(years ? words.foundByThen : words.foundBy, { name: by, years: years ?? '' })
                      : undefined,
                  }))
            }
            onPick={({ key, label }) => {
              const by = found.find(({ slug }) => slug === key)?.carried ?? ''
              type({ lender: label, picked: { slug: key, by }, unknown: false })
            }}
          />
          <div className="unknown">
            <p>{words.or}</p>
            <Checkbox
              id={`${id}-unknown`}
              label={words.unknown}
              checked={unknown}
              onChange={(ticked) => type({ unknown: ticked })}
              hint={<Filled words={words.unknownHint} />}
            />
          </div>
        </>
      )}
    </PageQuestion>
  )
}

/** Name the lender of every agreement of a group, or begin a new one. */
function setLender(about: string, lender: Pick<Agreement, 'lenderId' | 'lenderNameTyped' | 'brand'>): Change {
  return updateCase((caseFile) => {
    const own = withSameLender(caseFile, about)
    if (own.length === 0) return { ...caseFile, agreements: [...caseFile.agreements, newAgreement(lender)] }
    return {
      ...caseFile,
      agreements: caseFile.agreements.map((agreement) => {
        if (!own.includes(agreement)) return agreement
        const { lenderId: _, lenderNameTyped: __, brand: ___, ...rest } = agreement
        return { ...rest, ...lender }
      }),
    }
  })
}
