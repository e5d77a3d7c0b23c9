import type { Media, Money, Text } from '@console/core/contracts'
import type { Formats } from '@console/core/i18n'
import type { Submitted } from '@console/core/resources'
import { createContext } from 'react'

/** What a field holds, as its reader reads it: text in the reader's language, an amount, pictures; null for nothing. */
export type FieldValue = string | Money | readonly Media[] | null

/** One field of which a waiting update has another value than the live record. */
export interface FieldChange {
  /** JSON pointer to the field. */
  pointer: string
  /** Its name, in the reader's language. */
  label: string
  before: FieldValue
  after: FieldValue
}

/** What fields are read with. */
export interface ReadingContext<Key extends string = string> {
  t(key: Key, values?: Record<string, string>): string
  formats: Formats
  /** What is written in several languages, in the reader's. */
  textOf(text: Text): string
}

/** How one field of a kind of record is named and read. */
export interface FieldReading<Detail, Key extends string = string> {
  title: Key
  value(detail: Detail, context: ReadingContext<Key>): FieldValue
}

/** The fields that an update may change, by JSON pointer, in the order in which they are shown. */
export type FieldReadings<Detail, Key extends string = string> = Readonly<
  Record<string, FieldReading<Detail, Key>>
>

/** The names of fields, by JSON pointer. */
export function titlesOf<Pointer extends string, Key extends string>(
  fields: Readonly<Record<Pointer, { title: Key }>>,
): Record<Pointer, Key> {
  const titles = Object.entries<{ title: Key }>(fields).map(([pointer, { title }]) => [
    pointer,
    title,
  ])
  return Object.fromEntries(titles) as Record<Pointer, Key>
}

/** What a submitted record changes of the live one; nothing where nothing is live yet. */
export function changesOf<Detail, Key extends string>(
  detail: Submitted<Detail>,
  fields: FieldReadings<Detail, Key>,
  context: ReadingContext<Key>,
): FieldChange[] {
  const { live, detailLive } = detail
  if (!live && !detailLive) return []
  const before = { ...detail, ...live, ...detailLive }
  return Object.entries(fields)
    .map(([pointer, { title, value }]) => ({
      pointer,
      label: context.t(title),
      before: value(before, context),
      after: value(detail, context),
    }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
    .map((change) => ({
      ...change,
      before: withoutShared(change.before, change.after),
      after: withoutShared(change.after, change.before),
    }))
}

/** Of pictures only those that the other side lacks; all where only the order differs. */
function withoutShared(value: FieldValue, other: FieldValue): FieldValue {
  if (!isPictures(value) || !isPictures(other)) return value
  const tokens = new Set(other.map(({ mediaToken }) => mediaToken))
  const own = value.filter(({ mediaToken }) => !tokens.has(mediaToken))
  return own.length === 0 && value.length === other.length ? value : own
}

function isPictures(value: FieldValue): value is readonly Media[] {
  return Array.isArray(value)
}

/** What the record around changes of what is live: facts show it beside what was submitted. */
export const ChangesContext = createContext<readonly FieldChange[]>([])
