import type { CaseFile } from '../../casefile/caseFile.ts'
import type { ToolWords } from '../wordsFiles.ts'

/** The questions behind the signature of a letter, as ways to change it: their steps, and what each is about. */
export const signingChanges = (
  { acting }: CaseFile,
  { acting: whose, name, address, theirAddress, reply }: ToolWords['letters']['around']['changes'],
): { step: string; label: string }[] => [
  { step: 'acting', label: whose },
  { step: 'name', label: name },
  ...(acting.as === 'self'
    ? [{ step: 'address:0', label: address }]
    : [
        { step: 'address:0', label: theirAddress },
        { step: 'address:own', label: address },
      ]),
  { step: 'reply', label: reply },
]
