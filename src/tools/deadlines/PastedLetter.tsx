import { useEffect, useId, useState } from 'react'
import { Filled } from '../../components/Filled.tsx'
import type { PlainDate } from '../../dates/plainDate.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { mostRead } from '../../replies/lenderLetter.ts'
import type { LetterReading } from '../../replies/readLetters.ts'
import { useDraft } from '../../toolkit/case/useDraft.ts'
import { TextArea } from '../../toolkit/controls/TextArea.tsx'
import { useNextFocus } from '../../toolkit/controls/arrival.ts'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { fetchLetters, knownLetters } from '../../toolkit/letters/knownLetters.ts'
import { replyEvents } from '../../toolkit/letters/replyClocks.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { QuietButton } from '../../components/Button.tsx'

/** A pasted letter as an event of a case; the date is undefined where its head bears none. */
export type ReadLetter = { kind: string; date: PlainDate | undefined; code: string; note: string }

/** A letter pasted in place of its kind and date: what it is and what it starts, as the decoder says it, to be taken over. */
export function PastedLetter({ today, onUse }: { today: PlainDate; onUse: (letter: ReadLetter) => void }) {
  const { paste: words } = useWords('deadlines')
  const { noted } = useWords('shared')
  const [{ letter: text }, type] = useDraft(() => ({ letter: '' }))
  const [readings, setReadings] = useState<readonly LetterReading[]>([])
  const [fault, setFault] = useState<'empty' | 'failed'>()
  const focusNext = useNextFocus()
  // The button that opened it has gone; what reads the letter is wanted soon.
  useEffect(() => {
    document.getElementById('letter')?.focus()
    void fetchLetters().catch(() => undefined)
  }, [])
  const refuse = (why: 'empty' | 'failed') => {
    focusNext('#letter')
    setFault(why)
  }
  const read = async () => {
    setReadings([])
    if (text.trim() === '') return refuse('empty')
    setFault(undefined)
    try {
      await fetchLetters()
      setReadings(lettersIn(text))
    } catch {
      refuse('failed')
    }
  }
  return (
    <div className="pasted">
      <TextArea
        id="letter"
        label={words.label}
        hint={words.hint}
        rows={6}
        value={text}
        onChange={(letter) => type({ letter })}
        error={fault && words[fault]}
      />
      <p>
        <QuietButton onClick={read}>{words.read}</QuietButton>
      </p>
      <div role="status">
        {readings.length > 0 && text.length > mostRead && (
          <p>{fillIn(words.cut, { most: mostRead.toLocaleString('en-GB') })}</p>
        )}
        {readings.map((reading) => (
          <Read
            key={reading.start}
            reading={reading}
            onUse={() => {
              // What was put down is read out with the choice that it made.
              focusNext('#tool [name="event"]:checked')
              onUse(readLetter(reading, today, noted))
            }}
          />
        ))}
      </div>
    </div>
  )
}

/** One letter, and how to take it over where it is one kind. */
function Read({ reading: { letters, asks }, onUse }: { reading: LetterReading; onUse: () => void }) {
  const { paste: words } = useWords('deadlines')
  const id = useId()
  const isOpen = asks.some((ask) => ask !== 'complained')
  const stages = letters.map(({ stage }) => stage)
  const isEitherStage = stages.includes('provisional') && stages.includes('final')
  return (
    <section className="meaning" aria-labelledby={id}>
      <h3 id={id}>{letters.map(({ name }) => name).join(' / ') || words.unknown}</h3>
      {isOpen ? (
        <p>{asks.includes('provisional') || isEitherStage ? words.either : words.unknown}</p>
      ) : (
        letters.slice(0, 1).map(({ clock }) => <p key={clock}>{clock}</p>)
      )}
      <p className="row">
        {letters.length > 0 && !isOpen && <QuietButton onClick={onUse}>{words.use}</QuietButton>}
        <Filled words={words.decoder} />
      </p>
    </section>
  )
}

/** Those that are recognised; where none is, the whole as one that is not. */
function lettersIn(text: string): readonly LetterReading[] {
  const known = knownLetters()
  const all = known?.readLetters(text, known) ?? []
  const told = all.filter(({ letters }) => letters.length > 0)
  return told.length > 0 ? told : all.slice(0, 1)
}

function readLetter(reading: LetterReading, today: PlainDate, noted: ToolWords['shared']['noted']): ReadLetter {
  const date = knownLetters()?.letterDate(reading.text)?.date
  const [event] = replyEvents(reading, date ?? today, '', noted)
  return { kind: event?.kind ?? '', date, code: event?.code ?? '', note: event?.text ?? '' }
}
