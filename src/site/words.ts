import { memoize } from '../content/memoize.ts'

/** Raw prose with everything that is not words blanked out, so that offsets stay true. */
export const onlyWords = memoize((raw) => blankers.reduce((text, pattern) => text.replaceAll(pattern, blank), raw))

const blankers = [
  /\{%\s*example\s*%\}[\s\S]*?\{%\s*\/example\s*%\}/g,
  // The words of a question stand inside its tag, and stay.
  /\{%(?!\s*question\s)[\s\S]*?%\}|\{%\s*question\s|%\}/g,
  /```[\s\S]*?```|`[^`]*`/g,
  /(?<=\])\([^)]*\)/g,
  /<[^<>]*>/g,
  /https?:\/\/\S+/g,
  /^[ \t]*\d+[.)](?=\s)/gm,
]

const blank = (part: string) => part.replaceAll(/[^\n]/g, ' ')
