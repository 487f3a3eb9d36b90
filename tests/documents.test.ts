import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const readme = read('README.md')
const contributing = read('CONTRIBUTING.md')

/** The commands that the tables of a text list, by their names in package.json. */
const listed = (text: string): string[] => [
  ...new Set([...text.matchAll(/^\| `npm (?:run (?:-s )?)?([\w:-]+)/gm)].map(([, name = '']) => name)),
]

test('each command stands in one list, the daily ones in the README', () => {
  const commands = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts)
  expect([...listed(readme), ...listed(contributing)].sort()).toEqual(commands.sort())
  expect(listed(readme).length).toBeLessThanOrEqual(15)
})

test('the map names at most three places for a task, and each is there', () => {
  const [, map = ''] = /## What to open\n([\s\S]*?)\n## /.exec(contributing) ?? []
  const tasks = map
    .split('\n')
    .filter((line) => line.includes('`'))
    .map((row) =>
      [...(row.split(' | ')[1] ?? '').matchAll(/`([\w.-]+(?:\/[\w.-]*)*)`/g)].map(([, place = '']) => place),
    )
  expect(tasks.length).toBeGreaterThan(10)
  expect(tasks.filter((places) => places.length < 1 || places.length > 3)).toEqual([])
  expect(tasks.flat().filter((place) => !existsSync(place))).toEqual([])
})

test('each promise names tests that are there', () => {
  const tests = new Set(readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((file) => basename(file)))
  const named = [...read('docs/promises.md').matchAll(/`([\w-]+\.(?:spec|test)\.tsx?)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !tests.has(name))).toEqual([])
})
