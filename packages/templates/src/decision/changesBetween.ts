import type { ActionableRow, Money } from '@console/core/contracts'
import { currencies } from '@console/core/contracts'

/** What a field holds, as it can be drawn in a word or two. */
export type FieldValue = string | number | boolean | null | Money

/** One field that two versions of a record differ in. */
export interface ChangedField {
  pointer: string
  before: FieldValue
  after: FieldValue
}

/** The fields of these JSON pointers in which two versions of a record differ. */
export function changesBetween(
  before: ActionableRow,
  after: ActionableRow,
  pointers: readonly string[],
): ChangedField[] {
  return pointers
    .map((pointer) => ({
      pointer,
      before: valueAt(before, pointer),
      after: valueAt(after, pointer),
    }))
    .filter((field) => JSON.stringify(field.before) !== JSON.stringify(field.after))
}

/** What stands at a JSON pointer; null where nothing does. Of records that are named only the name counts. */
export function valueAt(record: unknown, pointer: string): FieldValue {
  let value = record
  for (const segment of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return null
    value = (value as Record<string, unknown>)[segment.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  return drawable(value)
}

function drawable(value: unknown): FieldValue {
  if (['string', 'number', 'boolean'].includes(typeof value)) return value as FieldValue
  if (typeof value !== 'object' || value === null) return null
  if (isMoney(value)) return value
  if ('label' in value && typeof value.label === 'string') return value.label
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return JSON.stringify(value)
}

function textOf(value: unknown): string {
  const drawn = drawable(value)
  return isMoney(drawn) ? `${drawn.currency} ${drawn.amount}` : String(drawn ?? '')
}

/** Whether a value is an amount. */
export function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null) return false
  return 'currency' in value && 'amount' in value && String(value.currency) in currencies
}
