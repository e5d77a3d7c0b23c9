import type { Field } from '@console/core/fields'
import type { Money, Name, Ref } from '@console/core/contracts'
import { textIn } from '@console/core/i18n'

type Row = object

/** Values of a row that a field filters by, as in the query string; null if rows do not contain them. */
export function valuesIn(field: Field<never>, row: Row): readonly string[] | null {
  if (!field.of) return null
  const read = (field.of as (row: Row) => FieldValue)(row)
  return (Array.isArray(read) ? (read as readonly SingleValue[]) : [read as SingleValue]).flatMap(
    (one) => {
      if (typeof one !== 'object') return [String(one)]
      if (one && 'en' in one) return [one.en]
      return one && 'token' in one ? [one.token] : []
    },
  )
}

type SingleValue = Name | number | boolean | Ref | Money | null
type FieldValue = SingleValue | readonly SingleValue[]

const collator = new Intl.Collator('en')

/**
 * Compares two rows by a field in ascending order, as lists must sort them: texts by collation, choices by the order of their values,
 * amounts within their currency.
 * @returns null if one of them has no value: those come last in both directions
 */
function compareBy(field: Field<never>, one: Row, other: Row): Compared {
  const [first, second] = [keyOf(field, one), keyOf(field, other)]
  if (first === null || second === null)
    return { isFirstNone: first === null, isSecondNone: second === null }
  if (typeof first === 'object' && typeof second === 'object') {
    // The order of currencies is the same in both directions.
    if (first.currency !== second.currency)
      return { currencies: first.currency < second.currency ? -1 : 1 }
    return { order: first.amount - second.amount }
  }
  if (typeof first === 'string' && typeof second === 'string')
    return { order: collator.compare(first, second) }
  return { order: Number(first) - Number(second) }
}

interface Compared {
  order?: number
  currencies?: number
  isFirstNone?: boolean
  isSecondNone?: boolean
}

function keyOf(field: Field<never>, row: Row): string | number | Money | null {
  if (!field.of) return null
  const read = (field.of as (row: Row) => FieldValue)(row)
  switch (field.type) {
    case 'choice':
      return read === null ? null : field.values.indexOf(read as string)
    case 'reference':
      return (read as Ref | null)?.label ?? null
    case 'references':
      return (read as readonly Ref[])[0]?.label ?? null
    case 'amounts':
      return Math.max(0, ...(read as readonly Money[]).map(({ amount }) => amount))
    case 'text':
      // All requests ask for English.
      return read === null ? null : textIn(read as Name, 'en')
    default:
      return (Array.isArray(read) ? (read[0] ?? null) : read) as string | number | Money | null
  }
}

/** Checks the order of rows: `-total` is descending. */
export function isSorted(
  field: Field<never>,
  isDescending: boolean,
  rows: readonly Row[],
): boolean {
  return rows.every((row, index) => {
    const next = rows[index + 1]
    if (!next) return true
    const { order, currencies, isFirstNone, isSecondNone } = compareBy(field, row, next)
    if (isFirstNone !== undefined) return !isFirstNone || isSecondNone === true
    if (currencies !== undefined) return currencies < 0
    return isDescending ? (order ?? 0) >= 0 : (order ?? 0) <= 0
  })
}
