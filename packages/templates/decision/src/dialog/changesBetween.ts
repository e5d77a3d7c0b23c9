import type { ActionableRow } from '@console/core/workflows'
import { type Money, currencies } from '@console/core/contracts'
import type { Formats } from '@console/core/i18n'
import type { FieldChange, FieldValue } from '@console/details'

/** Formats a field as the record's screen does; undefined when that screen has no format for it. */
export type ReadField<Row extends ActionableRow> = (
  pointer: string,
  record: Row,
) => FieldValue | undefined

/**
 * Returns the labelled fields in which two versions of a record differ, formatted. A field that one of them lacks is not
 * compared: a row has less data than its record.
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
  const isExplained = (pointer: string) => {
    const [, field = ''] = pointer.split('/')
    return field in before && field in after
  }
  return Object.entries(labels)
    .filter(([pointer]) => isExplained(pointer))
    .map(([pointer, label]) => ({
      pointer,
      label,
      before: read(pointer, before),
      after: read(pointer, after),
    }))
    .filter((field) => JSON.stringify(field.before) !== JSON.stringify(field.after))
}

/** Formats the value at a JSON pointer; null without one. Of a named record only the name counts. */
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
