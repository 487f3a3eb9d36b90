import { useContext } from 'react'
import type { InputFault, Message } from '../../casefile/inputs/parsed.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { toolWords } from '../../letters/toolWords.ts'
import type { ToolWords } from '../wordsFiles.ts'
import { WordsGiven } from './useWords.ts'

/** The sentence of a fault. */
export function faultWords({ wayOut, ...fault }: InputFault, words: ToolWords['inputs']): string {
  const wrong = fillIn(words.faults[fault.id], fault)
  return wayOut === undefined ? wrong : fillIn(words.wayOut, { wrong, unknown: wayOut })
}

/** Return the sentence for each fault: a question’s own sentence stays, and others come from the words of inputs. */
export function useMessages(): (message: Message) => string {
  const given = useContext(WordsGiven)
  return (message) => (typeof message === 'string' ? message : faultWords(message, toolWords(given, 'inputs')))
}
