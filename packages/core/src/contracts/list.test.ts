import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pageOf, readablePageOf } from './list'
import { parseReadable } from './readable'
import { instant } from './values'

const row = z.object({ name: z.string(), kind: z.enum(['shop', 'farm']), at: instant })
const good = { name: 'Ada Market', kind: 'shop', at: '2026-06-15T09:00:00Z' }
const page = {
  items: [good],
  page: 1,
  pageSize: 25,
  total: 40,
  asOf: '2026-06-15T09:00:00Z',
  facets: { kind: { shop: 1 } },
}

test('a valid page is read completely', () => {
  expect(readablePageOf(row).parse(page)).toEqual(page)
})

test('skips and counts invalid rows, and reads the others', () => {
  const odd = [
    { ...good, kind: 'castle' },
    { ...good, kind: 'tower', name: 7 },
    null,
    { ...good, at: 'yesterday' },
  ]
  const items = [good, ...odd, good]
  const { parsed, skipped } = parseReadable(readablePageOf(row), { ...page, items })
  expect(parsed.data).toEqual({ ...page, items: [good, good] })
  expect(skipped).toEqual({
    count: 4,
    total: 6,
    why: [
      'kind (invalid_value)',
      'name (invalid_type)',
      'all (invalid_type)',
      'at (invalid_format)',
    ],
  })
})

test('a page of only invalid rows is an empty page', () => {
  const { parsed, skipped } = parseReadable(readablePageOf(row), { ...page, items: ['?'] })
  expect(parsed.data?.items).toEqual([])
  expect(skipped?.count).toBe(1)
})

test.each([
  [
    'with invalid counts',
    { kind: { shop: '1' }, risk: { low: 2 } },
    { kind: {}, risk: { low: 2 } },
  ],
  ['of another shape', [], {}],
  ['that are left out', undefined, {}],
])('facets %s do not invalidate the page', (_, facets, read) => {
  expect(readablePageOf(row).parse({ ...page, facets })).toEqual({ ...page, facets: read })
})

test('reads one sum per currency; invalid sums do not invalidate the page', () => {
  const totals = [
    { amount: 123_450, currency: 'KES' },
    { amount: 70, currency: 'UGX' },
  ]
  expect(readablePageOf(row).parse({ ...page, totals })).toEqual({ ...page, totals })
  expect(readablePageOf(row).parse({ ...page, totals: [{ amount: '5' }] })).toEqual(page)
})

test('refuses a response that is not a page', () => {
  for (const body of [null, [], {}, { ...page, items: {} }, { ...page, total: '40' }])
    expect(readablePageOf(row).safeParse(body).success).toBe(false)
})

test('pageOf stays strict: the sample backend is checked with it', () => {
  expect(pageOf(row).safeParse({ ...page, items: [{ ...good, kind: 'castle' }] }).success).toBe(
    false,
  )
})

test.each([
  ['2026-06-15T09:00:00Z', '2026-06-15T09:00:00Z'],
  ['2026-06-15T12:00:00+03:00', '2026-06-15T09:00:00Z'],
  ['2026-06-14T23:30:00.5-09:30', '2026-06-15T09:00:00.500Z'],
])('the instant %s is %s', (reported, read) => {
  expect(instant.parse(reported)).toBe(read)
})

test.each(['2026-06-15', '2026-06-15T09:00:00', '15.06.2026', ''])(
  '%j is not an instant',
  (reported) => {
    expect(instant.safeParse(reported).success).toBe(false)
  },
)
