import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildAside } from './buildAside'

let root: string
let place: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'console-aside-'))
  place = join(root, 'dist')
})
afterEach(() => rmSync(root, { recursive: true }))

async function buildOf(text: string, duringBuild = () => {}) {
  await buildAside(place, async (folder) => {
    mkdirSync(folder)
    writeFileSync(join(folder, 'index.html'), text)
    duringBuild()
  })
}

const read = () => readFileSync(join(place, 'index.html'), 'utf8')

test('replaces the last build as a whole', async () => {
  await buildOf('first')
  writeFileSync(join(place, 'old.js'), '')
  await buildOf('second', () => expect(read()).toBe('first'))
  expect(readdirSync(place)).toEqual(['index.html'])
  expect(read()).toBe('second')
  expect(readdirSync(join(root, 'node_modules'))).toEqual([])
})

test('keeps the last build when the next one fails', async () => {
  await buildOf('first')
  const failing = buildOf('second', () => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(read()).toBe('first')
  expect(readdirSync(join(root, 'node_modules'))).toEqual([])
})
