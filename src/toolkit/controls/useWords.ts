import { createContext, useContext } from 'react'
import type { InputFault, Message } from '../../casefile/inputs/parsed.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { toolWords } from '../../letters/toolWords.ts'
import type { ToolWords, WordsTool } from '../wordsFiles.ts'

export const WordsGiven = createContext<Partial<ToolWords>>({})

/** Return the words of a tool, or those that several share. Throws where the page’s descriptor does not name them. */
export const useWords = <Tool extends WordsTool>(tool: Tool): ToolWords[Tool] =>
  toolWords<ToolWords, Tool>(useContext(WordsGiven), tool)

export function faultWords({ wayOut, ...fault }: InputFault, words: ToolWords['inputs']): string {
  const wrong = fillIn(words.faults[fault.id], fault)
  return wayOut === undefined ? wrong : fillIn(words.wayOut, { wrong, unknown: wayOut })
}

/** Return the sentence for each fault: a question’s own sentence stays, and others come from the words of inputs. */
export function useMessages(): (message: Message) => string {
  const given = useContext(WordsGiven)
  return (message) => (typeof message === 'string' ? message : faultWords(message, toolWords(given, 'inputs')))
}
