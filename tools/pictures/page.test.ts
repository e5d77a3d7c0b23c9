import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { emptyMarks, readMarks } from './accepted.ts'
import { startBrowser } from './camera.ts'
import { type Entry, type Report, type Status, summaryOf } from './report.ts'
import { serveReport } from './serveReport.ts'
import { emptyFolder, writeReport } from './writeReport.ts'

let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(async () => browser.close())

const picture = 'pictures/chip.png'

function entry(key: string, status: Status, hash?: string): Entry {
  const sides = { before: picture, after: picture }
  const plain: Entry = {
    key,
    story: key,
    title: `ui/${key}`,
    name: 'Plain',
    file: '',
    mode: 'light-ltr-desktop',
    status,
    ...sides,
  }
  if (hash === undefined) return plain
  const box = { left: 1, top: 1, width: 2, height: 2 }
  return { ...plain, pixels: 4, box, change: { hash }, hash, difference: picture }
}

/** Writes a report into a temporary folder and returns the folder. */
function write(entries: Entry[]): string {
  const out = mkdtempSync(join(tmpdir(), 'pictures-page-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  emptyFolder(out)
  writeFileSync(join(out, picture), PNG.sync.write(new PNG({ width: 8, height: 8 })))
  const report: Report = {
    before: { name: 'main', build: '1' },
    after: { name: 'working tree', build: '2' },
    scope: 'All stories.',
    taken: { pictures: 2, seconds: 1 },
    skipped: [],
    ...summaryOf(entries),
  }
  writeReport(out, report)
  return out
}

async function open(address: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  onTestFinished(async () => page.close())
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto(address)
  await page.locator('.group').first().waitFor()
  return { page, errors }
}

const three = [entry('a', 'changed', 'x'), entry('b', 'changed', 'x'), entry('c', 'changed', 'y')]

test('marks groups and single pictures by keys, and stores each mark in the file', async () => {
  const out = write(three)
  const file = join(out, 'accepted.json')
  const served = await serveReport(out, { before: out, after: out }, file, 0)
  onTestFinished(() => served.close())
  const { page, errors } = await open(served.address)
  const press = async (key: string) => {
    const stored = page.waitForResponse((response) => response.status() === 204)
    await page.keyboard.press(key)
    await stored
  }
  await page.keyboard.press('j')
  await press('a')
  expect(readMarks(file)).toEqual({ ...emptyMarks(), intended: { a: 'x', b: 'x' } })
  await press('l')
  expect(readMarks(file).later).toEqual({ c: 'y' })
  for (const key of ['k', 'o', 'j']) await page.keyboard.press(key)
  await press('n')
  expect(readMarks(file)).toEqual({ intended: { b: 'x' }, not: { a: 'x' }, later: { c: 'y' } })
  expect(await page.locator('#progress').textContent()).toBe(
    '3 of 3 changed pictures marked, 1 as intended.',
  )
  expect(await page.locator('.group').first().getAttribute('data-mark')).toBe('mixed')
  await page.reload()
  await page.locator('.group[data-mark=mixed]').waitFor()
  expect(errors).toEqual([])
})

test('opened as a file, stores marks in the browser and exports them', async () => {
  const { page, errors } = await open(pathToFileURL(join(write(three), 'index.html')).href)
  await page.getByRole('button', { name: 'Intended', exact: true }).first().click()
  await page.reload()
  await page.locator('.group[data-mark=intended]').waitFor()
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download accepted.json' }).click()
  const path = await (await exported).path()
  expect(readMarks(path).intended).toEqual({ a: 'x', b: 'x' })
  expect(await page.getByRole('link').count()).toBe(0)
  expect(errors).toEqual([])
})

test('shows a change in every view, and fits a phone', async () => {
  const { page } = await open(pathToFileURL(join(write(three), 'index.html')).href)
  const first = page.locator('.place').first()
  for (const [key, view, pictures] of [
    ['1', 'side', 2],
    ['2', 'slider', 2],
    ['3', 'blink', 2],
    ['4', 'difference', 1],
  ] as const) {
    await page.keyboard.press(key)
    await first.locator(`.${view}`).waitFor()
    expect(await first.locator('img').count()).toBe(pictures)
  }
  expect(await first.locator('.pixels').count()).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('draws only the pictures near the viewport, among thousands', async () => {
  const many = Array.from({ length: 6_000 }, (_, at) => entry(`s${at}`, 'unchanged'))
  const { page } = await open(pathToFileURL(join(write(many), 'index.html')).href)
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  await page.locator('.picture').first().waitFor()
  expect(await page.locator('.picture').count()).toBeLessThan(200)
  await page.locator('.next').scrollIntoViewIfNeeded()
  await page.locator('.picture').nth(40).waitFor()
})
