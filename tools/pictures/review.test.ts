import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyMarks, parseMarks, readMarks, refusedOf, writeMarks } from './accepted.ts'
import { mergeReports } from './mergeReports.ts'
import { type Entry, type Report, type Status, summaryOf } from './report.ts'
import { serveReport } from './serveReport.ts'
import { emptyFolder, writeReport } from './writeReport.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'pictures-review-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

function entry(key: string, status: Status, hash?: string): Entry {
  const mode = 'light-ltr-desktop'
  return { key, story: key, title: 'ui/Chip', name: 'Plain', file: '', mode, status, hash }
}

function report(entries: Entry[], rest: Partial<Report> = {}): Report {
  return {
    before: { name: 'main', build: '1' },
    after: { name: 'working tree', build: '2' },
    scope: 'All stories.',
    taken: { pictures: 2, seconds: 1 },
    skipped: [],
    ...summaryOf(entries),
    ...rest,
  }
}

test('accepts a change by its pixels, so that another change of the same picture is refused', () => {
  const marks = { ...emptyMarks(), intended: { chip: 'a', gone: 'r' }, later: { other: 'b' } }
  const refused = (...entries: Entry[]) => refusedOf(entries, marks).map(({ key }) => key)
  expect(refused(entry('chip', 'changed', 'a'), entry('gone', 'removed', 'r'))).toEqual([])
  expect(refused(entry('chip', 'changed', 'z'), entry('other', 'changed', 'b'))).toEqual([
    'chip',
    'other',
  ])
  expect(refused(entry('new', 'new'), entry('same', 'unchanged'))).toEqual([])
  expect(refused(entry('chip', 'failed'), entry('gone', 'late'))).toEqual(['chip', 'gone'])
})

test('stores marks sorted, and refuses other files', () => {
  const file = join(folder(), 'accepted.json')
  expect(readMarks(file)).toEqual(emptyMarks())
  writeMarks(file, { ...emptyMarks(), intended: { b: '2', a: '1' } })
  expect(Object.keys(readMarks(file).intended)).toEqual(['a', 'b'])
  for (const text of ['no json', '[1]', '{"intended": {"a": 1}}', '{"not": "a"}', 'null'])
    expect(() => parseMarks(text, 'It')).toThrow('It contains no marks')
})

test('the served page stores marks, and another page cannot', async () => {
  const out = folder()
  writeReport(out, report([entry('chip', 'changed', 'a')]))
  const file = join(out, 'accepted.json')
  const served = await serveReport(out, { before: out, after: out }, file, 0)
  onTestFinished(() => served.close())
  const url = `${served.address}/accepted.json`
  const body = JSON.stringify({ intended: { chip: 'a' } })
  const post = async (origin: string, text = body) =>
    (await fetch(url, { method: 'POST', body: text, headers: { origin } })).status
  expect(await post('https://elsewhere.example')).toBe(403)
  expect(await post(served.address, 'no json')).toBe(400)
  expect(existsSync(file)).toBe(false)
  expect(await post(served.address)).toBe(204)
  expect(readMarks(file).intended).toEqual({ chip: 'a' })
  expect(await (await fetch(url)).json()).toEqual(readMarks(file))
  expect(await (await fetch(served.address)).text()).toContain('<h1>Pictures</h1>')
})

test('marks outlive the next run, and its page begins with them', () => {
  const out = folder()
  emptyFolder(out)
  writeMarks(join(out, 'accepted.json'), { ...emptyMarks(), intended: { chip: 'a' } })
  writeFileSync(join(out, 'pictures/old.png'), '')
  emptyFolder(out)
  expect(existsSync(join(out, 'pictures/old.png'))).toBe(false)
  writeReport(out, report([entry('chip', 'changed', 'a')]))
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('"intended":{"chip":"a"}')
})

test('joins the reports of all shards, and only of the same builds', () => {
  const parts = [1, 2].map((index) => {
    const out = folder()
    emptyFolder(out)
    writeFileSync(join(out, `pictures/chip${index}.png`), String(index))
    const entries = [entry(`chip${index}`, 'changed', 'a')]
    writeReport(
      out,
      report(entries, { scope: `All. Part ${index} of 2.`, shard: { index, count: 2 } }),
    )
    return out
  })
  const [first = '', second = ''] = parts
  const out = folder()
  const joined = mergeReports(parts, out)
  expect(joined.entries.map(({ key }) => key)).toEqual(['chip1', 'chip2'])
  expect(joined.groups).toHaveLength(1)
  expect(joined.scope).toBe('All.')
  expect(readFileSync(join(out, 'pictures/chip2.png'), 'utf8')).toBe('2')
  expect(() => mergeReports([first], out)).toThrow('shard 2/2 is missing')
  writeReport(
    second,
    report([], { after: { name: 'other', build: '3' }, shard: { index: 2, count: 2 } }),
  )
  expect(() => mergeReports(parts, out)).toThrow('other builds')
  expect(() => mergeReports([folder()], out)).toThrow('no report')
})
