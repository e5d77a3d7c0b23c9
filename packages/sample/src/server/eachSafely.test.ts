import { afterEach, beforeEach, expect, test } from 'vitest'
import { eachSafely, safely } from './eachSafely'
import { refuse } from './refuse'
import { configureSampleBackend, environment } from './environment'

const page = environment()
let reports: string[]

beforeEach(() => {
  reports = []
  configureSampleBackend({ ...page, reportSkipped: (error) => reports.push(String(error)) })
})
afterEach(() => configureSampleBackend(page))

const read = ({ at }: { at: string | null }) => {
  if (at === null) throw new Error('It has no time')
  return at
}
const rows = () => [{ at: 'a' }, { at: null }, { at: 'b' }]

test('leaves out the rows that cannot be read, and reports each once', () => {
  const all = rows()
  expect(eachSafely(all, read)).toEqual(['a', 'b'])
  expect(eachSafely(all, read)).toEqual(['a', 'b'])
  expect(all.map((row) => safely(row, read, 'none'))).toEqual(['a', 'none', 'b'])
  expect(reports).toEqual(['Error: It has no time'])
})

test('rethrows refusals, and every error in a page', () => {
  expect(() => eachSafely(rows(), () => Promise.reject as never)).not.toThrow()
  const refuseAll = () => {
    throw refuse(422, 'validation', { text: 'Not so.' })
  }
  expect(() => eachSafely(rows(), refuseAll)).toThrow('Not so.')
  configureSampleBackend(page)
  expect(() => eachSafely(rows(), read)).toThrow('It has no time')
})
