import { afterEach, expect, test, vi } from 'vitest'
import { lazyReader } from './lazyReader'
import { createReader, type ReadProgress } from './reader'
import { testColumns, workbookOf } from './testFiles'

const workbook = workbookOf([
  { name: 'Notes', rows: [['Name'], ['Tea']] },
  { name: 'Teas', rows: [['Bar code', 'Name'], ...[1, 2, 3].map((code) => [code, 'row'])] },
])

test('reports the rows of the sheet before they are read, then the columns that are done', async () => {
  const reports: ReadProgress[] = []
  const reader = createReader((progress) => reports.push(progress))
  await reader.open(new Blob([workbook]), testColumns)
  const opened = await reader.reread({ sheet: 1 })
  expect(reports).toEqual([{ rows: 2 }, { rows: 4 }])
  reports.length = 0
  if ('mapping' in opened) await reader.look(opened.mapping, {})
  const of = testColumns.length
  expect(reports).toEqual(testColumns.map((_, place) => ({ columns: place + 1, of })))
})

test('reports no progress of a text file until its columns are read', async () => {
  const report = vi.fn<(progress: ReadProgress) => void>()
  await createReader(report).open(new Blob(['Bar code;Name\n1;Tea']), testColumns)
  expect(report).not.toHaveBeenCalled()
})

/** A worker that sends nothing on its own. */
class SilentWorker extends EventTarget {
  static started: SilentWorker[] = []
  postMessage = vi.fn<(message: { id: number }) => void>()
  terminate = vi.fn<() => void>()
  constructor() {
    super()
    SilentWorker.started.push(this)
  }
  translate(data: object) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

afterEach(() => vi.unstubAllGlobals())

test('cancelling a reader ends its worker and clears its progress; the next file starts another worker', () => {
  SilentWorker.started = []
  vi.stubGlobal('Worker', SilentWorker)
  const lazy = lazyReader()
  const listener = vi.fn<() => void>()
  lazy.subscribe(listener)
  void lazy.reader.open(new Blob([]), testColumns)
  const [first] = SilentWorker.started
  first?.translate({ progress: { rows: 20_001 } })
  expect(lazy.progress()).toEqual({ rows: 20_001 })
  expect(listener).toHaveBeenCalledTimes(1)

  lazy.end()
  expect(first?.terminate).toHaveBeenCalledOnce()
  expect(lazy.progress()).toBeNull()
  void lazy.reader.open(new Blob([]), testColumns)
  expect(SilentWorker.started).toHaveLength(2)
})
