import type { Money } from '@console/core/contracts'
import { formatsOf } from '@console/core/i18n'
import { describe, expect, test } from 'vitest'
import { ago, choice, choices, count, date, money, moneyList, rate, text } from './columns'
import type { CellContext, IndexColumn } from './config'
import { csvRows } from './csv'

const context: CellContext = {
  formats: formatsOf('en'),
  t: (key) => key.replace('templates:index.export.', ''),
  now: new Date('2026-06-15T09:00:00Z'),
}
const basics = { id: 'it', title: 'It', priority: 1 } as const
const kes: Money = { amount: 123_450, currency: 'KES' }
const ugx: Money = { amount: 70, currency: 'UGX' }

/** What a list says of a value, and what a file has of it. */
function shown<Value>(column: IndexColumn<Value>, value: Value) {
  const [, ...lines] = csvRows([column], [value], context)
  return [column.text(value, context), ...lines.flat()]
}

const is = <Value>(value: Value) => value

describe('decision 0010: what a list says, and what a file has of it', () => {
  test.each([
    ['a text', shown(text({ ...basics, of: is<string | null> }), 'Ziwa'), ['Ziwa', 'Ziwa']],
    ['a number', shown(count({ ...basics, of: is<number | null> }), 1234), ['1,234', 1234]],
    ['a share', shown(rate({ ...basics, of: is<number | null> }), 1250), ['12.5%', 12.5]],
    [
      'a word, and its code beside it',
      shown(choice({ ...basics, of: is<'gold' | null>, word: (tier) => `tier.${tier}` }), 'gold'),
      ['tier.gold', 'tier.gold', 'gold'],
    ],
    [
      'words, and their codes in one cell',
      shown(choices({ ...basics, of: is<string[]>, word: (tag) => `tag.${tag}` }), ['a', 'b']),
      ['tag.a, tag.b', 'tag.a, tag.b', 'a b'],
    ],
    [
      'how long ago, and when',
      shown(ago({ ...basics, of: is<string | null> }), '2026-06-12T09:00:00Z'),
      ['3 days ago', '2026-06-12T09:00:00Z'],
    ],
    [
      'a day, as the server writes it',
      shown(date({ ...basics, of: is<string | null> }), '2026-06-12'),
      [context.formats.date(new Date('2026-06-12')), '2026-06-12'],
    ],
    [
      'an amount, and its currency beside it',
      shown(money({ ...basics, of: is<Money | null> }), kes),
      ['KES 1,234.50', kes, 'KES'],
    ],
    [
      'amounts in several currencies, a column for each',
      shown(moneyList({ ...basics, of: is<Money[]> }), [kes, ugx]),
      [context.formats.list(['KES 1,234.50', 'UGX 70']), kes, ugx],
    ],
  ])('%s', (_what, found, wanted) => {
    expect(found).toEqual(wanted)
  })

  test.each([
    ['a text', shown(text({ ...basics, of: is<string | null> }), null), [null]],
    ['a number', shown(count({ ...basics, of: is<number | null> }), null), [null]],
    ['a share', shown(rate({ ...basics, of: is<number | null> }), null), [null]],
    ['a word', shown(choice({ ...basics, of: is<'a' | null>, word: String }), null), [null, null]],
    ['words', shown(choices({ ...basics, of: is<string[]>, word: String }), []), [null, null]],
    ['how long ago', shown(ago({ ...basics, of: is<string | null> }), null), [null]],
    ['a day', shown(date({ ...basics, of: is<string | null> }), null), [null]],
    ['an amount', shown(money({ ...basics, of: is<Money | null> }), null), [null, null]],
    ['amounts', shown(moneyList({ ...basics, of: is<Money[]> }), []), []],
  ])('a list says a dash where there is nothing, a file nothing: %s', (_what, found, wanted) => {
    expect(found).toEqual(['–', ...wanted])
  })

  test('a list says what it is told to where there is nothing', () => {
    const column = ago({ ...basics, of: is<string | null>, none: 'time.never' })
    expect(shown(column, null)).toEqual(['time.never', null])
  })
})
