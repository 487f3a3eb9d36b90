/** Check whether everything is looked at in every way: `NIGHTLY=1 npm test`, as the nightly job has it. */
export const isNightly = process.env.NIGHTLY !== undefined

/** How often a law is tried on things made up at random: a fraction of the nightly run's times, as a rule a tenth. */
export const tries = (nightly: number, fraction = 0.1): number => (isNightly ? nightly : Math.ceil(nightly * fraction))

/** Some of a list, evenly from all of it; in the nightly run the whole list. */
export const someOf = <T>(all: readonly T[], every: number): readonly T[] =>
  isNightly ? all : all.filter((_, at) => at % every === 0)
