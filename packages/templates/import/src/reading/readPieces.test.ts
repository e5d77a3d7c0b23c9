import { expect, test, vi } from 'vitest'
import type { Reader } from './reader'
import { readPieces } from './readPieces'

const how = {
  mapping: {},
  style: { decimal: '.', days: 'day first' },
  opened: { rows: 5 },
} as const

/** A reader of a file of five rows, two at a time, whatever number is requested. */
function aReader() {
  const rows = vi.fn<Reader['rows']>((_, from) => {
    const numbers = [1, 2, 3, 4, 5].slice(from, from + 2)
    return Promise.resolve(numbers.map((row) => ({ row, line: row + 1, cells: {} })))
  })
  return { rows, starts: () => rows.mock.calls.map(([, from]) => from) }
}

test('reads the next batch while the current one is sent, each once', async () => {
  const reader = aReader()
  const read = readPieces(reader)
  await expect(read(how, 0)).resolves.toMatchObject([{ row: 1 }, { row: 2 }])
  expect(reader.starts()).toEqual([0, 2])
  await expect(read(how, 2)).resolves.toMatchObject([{ row: 3 }, { row: 4 }])
  await expect(read(how, 4)).resolves.toMatchObject([{ row: 5 }])
  expect(reader.starts()).toEqual([0, 2, 4])
})

test('reads again when another batch or another interpretation is requested', async () => {
  const reader = aReader()
  const read = readPieces(reader)
  await read(how, 0)
  await expect(read(how, 1)).resolves.toMatchObject([{ row: 2 }, { row: 3 }])
  await read({ ...how }, 3)
  expect(reader.starts()).toEqual([0, 2, 1, 3, 3])
})

test('reports a failed read when its batch is requested', async () => {
  const reader = aReader()
  const read = readPieces(reader)
  reader.rows.mockImplementationOnce(reader.rows.getMockImplementation()!)
  reader.rows.mockRejectedValueOnce(new Error('ended'))
  await read(how, 0)
  await expect(read(how, 2)).rejects.toThrow('ended')
})
