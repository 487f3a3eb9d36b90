import { stdout } from 'node:process'
import { causesOf, listCauses } from '../problems/printProblems.ts'
import type { Problem } from '../problems/problem.ts'
import { faultInWords } from './faults.ts'

/** Says what long work is doing and how far it is: one changing line on a terminal, plain lines elsewhere. */
export class Progress {
  #started = performance.now()
  #step = ''
  #shown = 0
  readonly #live = Boolean(stdout.isTTY) && process.env.CI === undefined

  step(name: string): void {
    this.#finish()
    this.#step = name
    this.#started = performance.now()
    if (this.#live) stdout.write(`  ${name} …`)
    else console.log(`  ${name}`)
  }

  /** Report how far the step is, at most ten times a second, and only on a terminal. */
  at(done: number, of: number): void {
    const now = performance.now()
    if (!this.#live || (now - this.#shown < 100 && done < of)) return
    this.#shown = now
    stdout.write(`\r\u001B[K  ${this.#step} … ${done} of ${of}`)
  }

  done(summary: string): void {
    this.#finish()
    console.log(summary)
  }

  stop(): void {
    if (this.#live && this.#step !== '') stdout.write('\n')
    this.#step = ''
  }

  #finish(): void {
    if (this.#live && this.#step !== '')
      stdout.write(`\r\u001B[K  ${this.#step}: ${seconds(performance.now() - this.#started)}\n`)
    this.#step = ''
  }
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** Runs what makes a site and prints how it goes. False when there is no new site, and then the reason has been printed. */
export async function reportBuild(make: (progress: Progress) => Promise<{ problems: Problem[] }>): Promise<boolean> {
  const progress = new Progress()
  try {
    const { problems } = await make(progress)
    progress.stop()
    if (problems.length === 0) return true
    console.error(`${listCauses(causesOf(problems))}. The last good site is untouched.`)
  } catch (error) {
    progress.stop()
    console.error(`${faultInWords(error, 'The build stopped: ')}\nThe last good site is untouched.`)
  }
  return false
}
