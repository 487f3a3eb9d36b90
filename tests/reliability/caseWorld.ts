import { exportCaseFile, type SavedCase } from '../../src/casefile/caseFile.ts'
import { caseFileVersion } from '../../src/casefile/caseKinds.ts'
import { firstCase, furtherCase } from '../../src/casefile/casePointer.ts'
import { parseCaseFile } from '../../src/casefile/parseCaseFile.ts'
import { merge } from '../../src/toolkit/case/caseReader.ts'
import { type CaseFormat, isOfCase, readKept, type Store } from '../../src/toolkit/case/keptCase.ts'
import { openCase } from '../../src/toolkit/case/openCase.ts'

/** The versions of the site that tabs are of: the one before this, this one, and one that will come. */
export const versions = [caseFileVersion - 1, caseFileVersion, caseFileVersion + 1] as const

/** The cases of two people on the device. */
export const pointers = [firstCase, `${furtherCase}b`] as const

/** How this version of the site does. */
export const caseFormat: CaseFormat = { print: exportCaseFile, parse: parseCaseFile, merge }

/** How a version of the site reads and writes: a newer case is none it can read. */
export function formatOf(version: number): CaseFormat {
  if (version === caseFileVersion) return caseFormat
  return {
    merge,
    print: (snapshot) => caseFormat.print(snapshot).replace(`"version": ${caseFileVersion}`, `"version": ${version}`),
    parse: (content) => {
      const found = Number(/"version": (\d+)/.exec(content)?.[1])
      return found > version
        ? { ok: false, fault: { is: 'newer', version: found } }
        : parseCaseFile(content.replace(/"version": \d+/, `"version": ${caseFileVersion}`))
    },
  }
}

/** What goes wrong at a given step of a tab’s work on the store: the tab is killed, or the browser refuses the step. */
export type Mishap = { at: number; how: 'killed' | 'full' | 'refused' } | null

type StorageMessage = { key: string; newValue: string | null }

export type Tab = {
  version: number
  /** Whose case it has open. */
  pointer: string
  case: ReturnType<typeof openCase>
  /** Messages of what others have changed, on their way. */
  messages: StorageMessage[]
  /** Work that waits for the lock. */
  waiting: (() => void)[]
  isFrozen: boolean
  isDead: boolean
}

/** A device with tabs of several versions, whose every step on the store can go wrong. */
export function newWorld() {
  const content = new Map<string, string>()
  const tabs: Tab[] = []
  /** Whose case a detail was typed into. */
  const owners = new Map<string, string>()
  let ids = 0
  let random = 0
  let mishap: Mishap = null
  let step = 0

  const storeOf = (tab: () => Tab): Store => {
    const stepOn = (isWrite: boolean) => {
      step++
      if (tab().isDead) throw new Error('the tab is gone')
      if (mishap === null || step < mishap.at || (mishap.how === 'full' && !isWrite)) return
      if (mishap.how === 'killed') tab().isDead = true
      throw mishap.how === 'full'
        ? new DOMException('full', 'QuotaExceededError')
        : new DOMException('refused', 'SecurityError')
    }
    const change = (key: string, newValue: string | null) => {
      stepOn(newValue !== null)
      if ((content.get(key) ?? null) === newValue) return
      if (newValue === null) content.delete(key)
      else content.set(key, newValue)
      for (const other of tabs) if (other !== tab() && !other.isFrozen) other.messages.push({ key, newValue })
    }
    return {
      get length() {
        return content.size
      },
      key: (place) => [...content.keys()][place] ?? null,
      getItem: (key) => {
        stepOn(false)
        return content.get(key) ?? null
      },
      setItem: change,
      removeItem: (key) => change(key, null),
    }
  }

  /** Opens a tab. Versions before this one know the first case alone. */
  function open(version: number, whose: string): Tab {
    const pointer = version < caseFileVersion ? firstCase : whose
    const store = storeOf(() => tab)
    const tab: Tab = {
      version,
      pointer,
      messages: [],
      waiting: [],
      isFrozen: false,
      isDead: false,
      case: openCase({
        place: () => ({ store, pointer }),
        alone: async (work) => void tab.waiting.push(work),
        moment: () => '2026-11-21T09:00:00.000Z',
        // In no order, and never the same twice.
        random: () => (++random * 48_271) % 2_147_483_647,
        newId: () => `case-${++ids}`,
        format: formatOf(version),
      }),
    }
    tabs.push(tab)
    tab.case.restore()
    return tab
  }

  return {
    content,
    tabs,
    open,
    owners,
    newDetail(pointer: string): string {
      const detail = `detail-${++ids};`
      owners.set(detail, pointer)
      return detail
    },
    /** What stands on the device of one case. */
    contentOf: (pointer: string) => new Map([...content].filter(([name]) => isOfCase(name, pointer))),
    /** Gives the lock to the work of a tab that has waited longest. */
    grant(tab: Tab, wrong: Mishap = null): void {
      mishap = wrong
      step = 0
      tab.waiting.shift()?.()
      mishap = null
    },
    deliver(tab: Tab, place: number): void {
      const [message] = tab.messages.splice(place % Math.max(1, tab.messages.length), 1)
      if (message && isOfCase(message.key, tab.pointer))
        tab.case.follow(message.key === tab.pointer && message.newValue === null)
    },
    /** What a reader finds on the device; undefined when there is nothing it can read. */
    found(version: number, pointer: string): SavedCase | undefined {
      const store = storeOf(() => ({ isDead: false }) as Tab)
      const found = readKept({ store, pointer }, formatOf(version))
      return found.is === 'readable' ? found.kept.snapshot : undefined
    },
    /** Of which version what stands on the device of a case is; 0 when there is none. */
    newest(pointer: string): number {
      const texts = [...this.contentOf(pointer).values()]
      return Math.max(0, ...texts.map((text) => Number(/\\"version\\": (\d+)/.exec(text)?.[1] ?? 0)))
    },
  }
}

export type World = ReturnType<typeof newWorld>

/** The details that a case, or the text of one, holds. */
export const detailsIn = (held: SavedCase | string | undefined): Set<string> =>
  new Set((typeof held === 'string' ? held : held === undefined ? '' : JSON.stringify(held)).match(/detail-\d+;/g))
