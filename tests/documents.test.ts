import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const readme = read('README.md')
const contributing = read('CONTRIBUTING.md')

/** The commands that the tables of a text list, by their names in package.json. */
const listed = (text: string): string[] =>
  [...new Set([...text.matchAll(/^\| `npm (?:run (?:-s )?)?([\w:-]+)/gm)].map(([, name = '']) => name))]

test('each command stands in one list, the daily ones in the README', () => {
  const commands = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts)
  expect([...listed(readme), ...listed(contributing)].sort()).toEqual(commands.sort())
  expect(listed(readme).length).toBeLessThanOrEqual(15)
})

test('the map names at most three places for a task, and each is there', () => {
  const [, map = ''] = /## What to open\n([\s\S]*?)\n## /.exec(contributing) ?? []
  const tasks = map.split('\n').filter((line) => line.includes('`')).map((row) => [...(row.split(' | ')[1] ?? '').matchAll(/`([\w.-]+(?:\/[\w.-]*)*)`/g)].map(([, place = '']) => place))
  expect(tasks.length).toBeGreaterThan(10)
  expect(tasks.filter((places) => places.length < 1 || places.length > 3)).toEqual([])
  expect(tasks.flat().filter((place) => !existsSync(place))).toEqual([])
})
