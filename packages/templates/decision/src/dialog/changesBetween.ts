import type { ActionableRow } from '@console/core/kinds'
import { type Money, currencies } from '@console/core/contracts'
import type { Formats } from '@console/core/i18n'
import type { FieldChange, FieldValue } from '@console/facts'

/** Reads a field as the record's screen does; undefined where that has no reading of its own for it. */
export type ReadField<Row extends ActionableRow> = (
  pointer: string,
  record: Row,
) => FieldValue | undefined

/**
 * The fields that have a name and in which two versions of a record differ, as their reader reads them. What one of them does not
 * say is not compared: a row says less than its whole record.
 */
export function changesBetween<Row extends ActionableRow>(
  before: Row,
  after: Row,
  labels: Readonly<Record<string, string>>,
  formats: Formats,
  readField: ReadField<Row> = () => undefined,
): FieldChange[] {
  const read = (pointer: string, record: Row): FieldValue => {
    const value = readField(pointer, record)
    return value === undefined ? valueAt(record, pointer, formats) : value
  }
  const isSaid = (pointer: string) => {
    const [, field = ''] = pointer.split('/')
    return field in before && field in after
  }
  return Object.entries(labels)
    .filter(([pointer]) => isSaid(pointer))
    .map(([pointer, label]) => ({
      pointer,
      label,
      before: read(pointer, before),
      after: read(pointer, after),
    }))
    .filter((field) => JSON.stringify(field.before) !== JSON.stringify(field.after))
}

/** What stands at a JSON pointer; null where nothing does. Of records that are named only the name counts. */
export function valueAt(record: unknown, pointer: string, formats: Formats): string | Money | null {
  let value = record
  for (const segment of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return null
    value = (value as Record<string, unknown>)[segment.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  return drawable(value, formats)
}

function drawable(value: unknown, formats: Formats): string | Money | null {
  if (typeof value === 'number') return formats.number(value)
  if (typeof value === 'string' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object' || value === null) return null
  if (isMoney(value)) return value
  if ('label' in value && typeof value.label === 'string') return value.label
  if (Array.isArray(value)) return formats.list(value.map((each) => textOf(each, formats)))
  return JSON.stringify(value)
}

function textOf(value: unknown, formats: Formats): string {
  const drawn = drawable(value, formats)
  return isMoney(drawn) ? formats.money(drawn) : (drawn ?? '')
}

function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null) return false
  return 'currency' in value && 'amount' in value && String(value.currency) in currencies
}
