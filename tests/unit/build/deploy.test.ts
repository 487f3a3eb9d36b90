import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { writeRecord } from '../../../src/build/buildRecord.ts'
import { deploy, rollBack } from '../../../src/build/deploy.ts'

let parent = ''
let live = ''
const built = (name: string, more: Parameters<typeof writeRecord>[1] = {}) => {
  const folder = join(parent, 'made', name)
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), name)
  writeFileSync(join(folder, `assets/${name}.js`), name)
  writeRecord(folder, more)
  return folder
}
const shown = (folder = live) => readFileSync(join(folder, 'index.html'), 'utf8')
const assets = () => readdirSync(join(live, 'assets'))

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'deploy-'))
  live = join(parent, 'srv/site')
})

test('a build goes live, with the assets of the one before it, which stays beside it', async () => {
  expect(await deploy(built('one'), live)).toBe('')
  expect(await deploy(built('two'), live)).toBe(`${live}-before`)
  await deploy(built('three'), live)
  expect([shown(), shown(`${live}-before`)]).toEqual(['three', 'two'])
  // Those of the first have gone: nobody has had its pages open for two days.
  expect(assets()).toEqual(['three.js', 'two.js'])
  expect(readdirSync(join(parent, 'srv'))).toEqual(['site', 'site-before'])
})

test('going back shows the site before, and its open pages find their scripts; twice is forward again', async () => {
  await deploy(built('one'), live)
  await deploy(built('two'), live)
  await rollBack(live)
  expect([shown(), shown(`${live}-before`), assets()]).toEqual(['one', 'two', ['one.js', 'two.js']])
  await rollBack(live)
  expect(shown()).toBe('two')
})

test('what is no whole build, or only supposes a state, never goes live', async () => {
  await deploy(built('one'), live)
  const half = built('half')
  rmSync(join(half, 'index.html'))
  await expect(deploy(half, live)).rejects.toThrow(`${half} is not a whole build`)
  await expect(deploy(built('if', { supposes: 'quashed' }), live)).rejects.toThrow(
    'supposes that the scheme is quashed: it is for looking at, not for visitors',
  )
  await expect(rollBack(live)).rejects.toThrow(`There is no site before to go back to: ${live}-before is not there`)
  expect([shown(), readdirSync(join(parent, 'srv'))]).toEqual(['one', ['site']])
})

test('a folder that holds what no build wrote is not touched', async () => {
  mkdirSync(live, { recursive: true })
  writeFileSync(join(live, 'notes.txt'), 'ours')
  await expect(deploy(built('one'), live)).rejects.toThrow('holds notes.txt, which no build wrote')
  expect(readdirSync(live)).toEqual(['notes.txt'])
})

test('two operators take turns, and the mark of one that was killed is passed over', async () => {
  await deploy(built('one'), live)
  const mark = join(parent, 'srv/.site.deploying')
  writeFileSync(mark, String(process.ppid))
  await expect(deploy(built('two'), live)).rejects.toThrow(
    `Somebody else is publishing to ${live} now (process ${process.ppid}). Wait, then run this again`,
  )
  expect(shown()).toBe('one')
  writeFileSync(mark, '999999999')
  await deploy(built('two'), live)
  expect([shown(), existsSync(mark)]).toEqual(['two', false])
  // Its number may be another process’s by now.
  writeFileSync(mark, String(process.ppid))
  const yesterday = new Date(Date.now() - 86_400_000)
  utimesSync(mark, yesterday, yesterday)
  await deploy(built('three'), live)
  expect([shown(), existsSync(mark)]).toEqual(['three', false])
})
