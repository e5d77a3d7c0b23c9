import type { Money } from '@console/core/contracts'
import { defineFields } from '@console/core/fields'
import { formatsOf } from '@console/core/i18n'
import { describe, expect, test } from 'vitest'
import type { CellContext } from '../config/config'
import { csvRows } from '../export/csv'
import { listParts } from './listParts'

const context: CellContext = {
  formats: formatsOf('en'),
  t: (key) => key.replace('list:index.export.', ''),
  now: new Date('2026-06-15T09:00:00Z'),
}
const kes: Money = { amount: 123_450, currency: 'KES' }
const ugx: Money = { amount: 70, currency: 'UGX' }

interface Row {
  text: string | null
  texts: string[]
  ref: { token: string; label: string } | null
  number: number | null
  tier: 'gold' | null
  tags: string[]
  at: string | null
  money: Money | null
  amounts: Money[]
}

const full: Row = {
  text: 'Ziwa',
  texts: ['Kisumu', 'Siaya'],
  ref: { token: 't', label: 'Ziwa' },
  number: 1250,
  tier: 'gold',
  tags: ['a', 'b'],
  at: '2026-06-12T09:00:00Z',
  money: kes,
  amounts: [kes, ugx],
}

const empty: Row = {
  text: null,
  texts: [],
  ref: null,
  number: null,
  tier: null,
  tags: [],
  at: null,
  money: null,
  amounts: [],
}

const fields = defineFields<Row>()({
  text: { type: 'text', of: ({ text }) => text, sorted: true },
  texts: { type: 'texts', of: ({ texts }) => texts },
  reference: { type: 'reference', of: ({ ref }) => ref, filtered: true },
  references: { type: 'references', of: ({ ref }) => (ref ? [ref] : []) },
  count: { type: 'count', of: ({ number }) => number, filtered: true },
  rate: { type: 'rate', of: ({ number }) => number },
  choice: { type: 'choice', values: ['gold', 'tin'], of: ({ tier }) => tier, filtered: 'tier' },
  choices: { type: 'choices', values: ['a', 'b'], of: ({ tags }) => tags },
  ago: { type: 'instant', of: ({ at }) => at, sorted: true, filtered: true },
  day: { type: 'day', of: ({ at }) => at?.slice(0, 10) ?? null },
  money: { type: 'money', of: ({ money }) => money, sorted: true, filtered: 'amount' },
  amounts: { type: 'amounts', of: ({ amounts }) => amounts },
  late: { type: 'flag', filtered: true },
  claimedBy: { type: 'reference', filtered: true },
})

const { columns, filters } = listParts<Row>()(fields, {
  text: { title: 'Text', priority: 1 },
  texts: { title: 'Texts', priority: 1 },
  reference: { title: 'Reference', priority: 1, filter: true },
  references: { title: 'References', priority: 1 },
  count: { title: 'Count', priority: 1, filter: true },
  rate: { title: 'Rate', priority: 1 },
  choice: { title: 'Choice', messages: 'tier', priority: 1, filter: { isPinned: true } },
  choices: { title: 'Choices', messages: 'tag', priority: 1 },
  ago: { title: 'Ago', isAgo: true, priority: 1, filter: true },
  day: { title: 'Day', priority: 1 },
  money: { title: 'Money', priority: 1, filter: true },
  amounts: { title: 'Amounts', priority: 1 },
  late: { title: 'Late', filter: true },
  claimedBy: { title: 'Claimed', filter: { isSingle: true, values: ['me'], messages: 'claimed' } },
})

/** Text of a row in the list and in a file. */
function shown(name: keyof typeof columns, row: Row) {
  const [, ...lines] = csvRows([columns[name]], [row], context)
  return [columns[name].text(row, context), ...lines.flat()]
}

describe('decision 0010: values in a list and in a file', () => {
  test.each([
    ['a text', 'text', ['Ziwa', 'Ziwa']],
    ['texts', 'texts', ['Kisumu, Siaya', 'Kisumu, Siaya']],
    ['the name of a record', 'reference', ['Ziwa', 'Ziwa']],
    ['the first of several records', 'references', ['Ziwa', 'Ziwa']],
    ['a number', 'count', ['1,250', 1250]],
    ['a rate', 'rate', ['12.5%', 12.5]],
    ['a choice, with its code beside it', 'choice', ['tier.gold', 'tier.gold', 'gold']],
    ['choices, with their codes in one cell', 'choices', ['tag.a, tag.b', 'tag.a, tag.b', 'a b']],
    ['a relative time, and the instant', 'ago', ['3 days ago', '2026-06-12T09:00:00Z']],
    [
      'a day, as the server writes it',
      'day',
      [context.formats.date(new Date('2026-06-12')), '2026-06-12'],
    ],
    ['an amount, with its currency beside it', 'money', ['KES 1,234.50', kes, 'KES']],
    [
      'amounts in several currencies, a column for each',
      'amounts',
      [context.formats.list(['KES 1,234.50', 'UGX 70']), kes, ugx],
    ],
  ] as const)('%s', (_what, name, wanted) => {
    expect(shown(name, full)).toEqual(wanted)
  })

  test.each(Object.keys(columns) as (keyof typeof columns)[])(
    'an empty value is a dash in a list, and empty in a file: %s',
    (name) => {
      const [input, ...filed] = shown(name, empty)
      expect(input).toBe('–')
      expect(filed.filter((cell) => cell !== null)).toEqual([])
    },
  )

  test('an empty value has its own text in a list', () => {
    const { ago } = listParts<Row>()(fields, {
      ago: { title: 'Ago', isAgo: true, none: 'time.never', priority: 1 },
    }).columns
    expect(ago.text(empty, context)).toBe('time.never')
  })
})

describe('decision 0020: a list can query what its fields define', () => {
  test('a column sorts by its field if the server does', () => {
    const sorts = Object.values(columns).map(({ id, sort }) => [id, sort])
    expect(sorts.filter(([, sort]) => sort !== undefined)).toEqual([
      ['text', 'text'],
      ['ago', 'ago'],
      ['money', 'money'],
    ])
  })

  test('a filter is named by its parameter, and its type selects the editor', () => {
    const workflows = Object.values(filters).map(({ id, kind }) => [id, kind])
    expect(workflows).toEqual([
      ['reference', 'choice'],
      ['count', 'numbers'],
      ['tier', 'choice'],
      ['ago', 'dates'],
      ['amount', 'money'],
      ['late', 'flag'],
      ['claimedBy', 'choice'],
    ])
  })

  test('translates the values of a choice, and takes others from the server', () => {
    expect(filters.choice).toMatchObject({
      isPinned: true,
      options: [
        { value: 'gold', title: 'tier.gold' },
        { value: 'tin', title: 'tier.tin' },
      ],
    })
    expect(filters.claimedBy).toMatchObject({
      isSingle: true,
      options: [{ value: 'me', title: 'claimed.me' }],
    })
    expect(filters.reference).toMatchObject({ options: 'facet' })
  })

  test('rejects unknown names at compile time', () => {
    const parts = listParts<Row>()
    expect(() => [
      // @ts-expect-error -- there is no such field
      parts(fields, { weight: { title: 'Weight', priority: 1 } }),
    ]).toThrow('There is no field weight')
    parts(fields, {
      // @ts-expect-error -- the server does not filter by it
      rate: { title: 'Rate', filter: true },
    })
    parts(fields, {
      // @ts-expect-error -- a choice needs messages
      choice: { title: 'Choice', priority: 1 },
    })
    parts(fields, {
      // @ts-expect-error -- a text has no messages of its own
      text: { title: 'Text', priority: 1, messages: 'text' },
    })
  })
})
