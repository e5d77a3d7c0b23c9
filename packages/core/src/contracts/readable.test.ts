import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parseReadable, readableListOf } from './readable'

const mail = z.object({ subject: z.string(), to: z.array(z.string()) })
const good = { subject: 'Straw', to: ['ada@shop.example'] }

test('a valid list is read completely', () => {
  const { parsed, skipped } = parseReadable(readableListOf(mail), [good, good])
  expect(parsed.data).toEqual([good, good])
  expect(skipped).toBeNull()
})

test('skips and counts invalid items, and reads the others', () => {
  const odd = [null, { ...good, subject: 7 }, { ...good, to: [7] }, { ...good, subject: 8 }]
  const { parsed, skipped } = parseReadable(readableListOf(mail), [good, ...odd, good])
  expect(parsed.data).toEqual([good, good])
  expect(skipped).toEqual({
    count: 4,
    total: 6,
    why: ['all (invalid_type)', 'subject (invalid_type)', 'to.0 (invalid_type)'],
  })
})

test('refuses a response that is not a list', () => {
  for (const answer of [null, {}, 'a list', 7])
    expect(parseReadable(readableListOf(mail), answer).parsed.success).toBe(false)
})

test('several lists of an answer are counted together', () => {
  const answer = z.object({ events: readableListOf(z.string()), notes: readableListOf(z.int()) })
  const { parsed, skipped } = parseReadable(answer, { events: ['one', 2], notes: [1, 2, 'three'] })
  expect(parsed.data).toEqual({ events: ['one'], notes: [1, 2] })
  expect(skipped).toEqual({ count: 2, total: 5, why: ['all (invalid_type)'] })
})

test('does not count the skipped items of an entry that is skipped as a whole', () => {
  const category = z.object({ title: z.string(), articles: readableListOf(z.string()) })
  const schema = readableListOf(category)
  const read = (title: unknown) => parseReadable(schema, [{ title, articles: ['one', 2] }])
  expect(read('Buying')).toMatchObject({ parsed: { data: [{ articles: ['one'] }] } })
  expect(read('Buying').skipped).toMatchObject({ count: 1, total: 2 })
  expect(read(7).skipped).toEqual({ count: 1, total: 1, why: ['title (invalid_type)'] })
})

test('each parse starts a new count', () => {
  parseReadable(readableListOf(mail), [null])
  expect(parseReadable(readableListOf(mail), [good]).skipped).toBeNull()
})
