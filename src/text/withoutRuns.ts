/** Longer than any word or number that a person writes. */
const longestRun = 40

// The lookbehind stops it from trying at each letter of a word.
const run = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]{${longestRun + 1},}`, 'gu')

/**
 * A text with its unbroken runs of letters and digits blanked out where they are too long to be words: a link's token, a picture that was
 * pasted as letters, or a trap for whoever searches it. Each place stays where it was.
 */
export const withoutRuns = (text: string): string => text.replace(run, (letters) => ' '.repeat(letters.length))
