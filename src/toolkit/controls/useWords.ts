import { createContext, useContext } from 'react'
import { toolWords } from '../../letters/toolWords.ts'
import type { ToolWords, WordsTool } from '../wordsFiles.ts'

/** The words that the page was given. */
export const WordsGiven = createContext<Partial<ToolWords>>({})

/**
 * Return the words of a tool, or those that several share. Throws where its page was not given them: `words` of its descriptor names them.
 */
export const useWords = <Tool extends WordsTool>(tool: Tool): ToolWords[Tool] =>
  toolWords<ToolWords, Tool>(useContext(WordsGiven), tool)
