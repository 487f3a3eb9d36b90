import type { Agreement, CaseFile, EvidenceEntry } from '../../casefile/caseFile.ts'
import type { EvidenceStage, EvidenceStatus } from '../../casefile/caseKinds.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'

type EvidenceItem = ToolWords['evidence-checklist']['items'][number]

type EvidenceNeed = EvidenceItem['need']

export type ChecklistLine = { item: EvidenceItem; need: EvidenceNeed; status: EvidenceStatus; note: string }

/** List the items for one agreement, essential ones first, without any that cannot exist for it. */
export function checklistLines(
  caseFile: CaseFile,
  agreementId: string | null,
  stage: EvidenceStage,
  items: readonly EvidenceItem[],
): ChecklistLine[] {
  const agreement = caseFile.agreements.find(({ id }) => id === agreementId)
  const lines = items
    .filter((item) => canExist(item, agreement, caseFile))
    .map((item): ChecklistLine => {
      const entry = entryFor(caseFile.evidence, item.id, agreementId)
      return {
        item,
        need: item.essentialAt?.includes(stage) ? 'essential' : item.need,
        status: entry?.status ?? 'notStarted',
        note: entry?.note ?? '',
      }
    })
  return lines.toSorted((a, b) => order.indexOf(a.need) - order.indexOf(b.need))
}

/** "You have 6 of 14." */
export const countWords = (
  lines: readonly ChecklistLine[],
  { count }: Pick<ToolWords['evidence-checklist'], 'count'>,
): string => fillIn(count, { have: lines.filter(({ status }) => status === 'haveIt').length, all: lines.length })

/** The list as text, with boxes to tick, for copying and printing. */
export const checklistText = (
  lines: readonly ChecklistLine[],
  { first, statuses }: Pick<ToolWords['evidence-checklist'], 'first' | 'statuses'>,
): string =>
  `${[first, '', ...lines.map(({ item, status, note }) => `[${status === 'haveIt' ? 'x' : ' '}] ${item.label}: ${statuses[status]}${note ? ` (${note})` : ''}`)].join('\n')}\n`

/** True when someone has nothing yet, and what to try without any paper should come before the list. */
export const needsLadder = (statuses: readonly string[]): boolean => !statuses.includes('haveIt')

const order: EvidenceNeed[] = ['essential', 'helps', 'later']

function canExist({ onlyFor }: EvidenceItem, agreement: Agreement | undefined, { person }: CaseFile): boolean {
  if (onlyFor === undefined) return true
  switch (onlyFor) {
    case 'pcp':
      return agreement === undefined || agreement.type === 'pcp' || agreement.type === 'unknown'
    // Both stay until the answers rule them out: an empty case has said nothing about either.
    case 'moved':
      return person.addresses.length !== 1 || agreement?.addressThen !== 0
    case 'joint-or-renamed':
      return person.fullName === '' || person.previousNames.length > 0 || agreement?.joint !== 'no'
  }
}

const entryFor = (entries: readonly EvidenceEntry[], item: string, agreementId: string | null) =>
  entries.find((entry) => entry.item === item && entry.agreementId === (agreementId ?? undefined)) ??
  entries.find((entry) => entry.item === item && entry.agreementId === undefined)
