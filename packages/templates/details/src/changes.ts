import type { Media, Money, Text } from '@console/core/contracts'
import { type Formats, type Namespace, useFormats, useText } from '@console/core/i18n'
import type { Submitted } from '@console/core/resources'
import { createContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Formatted value of a field: translated text, an amount, pictures; null for an empty one. */
export type FieldValue = string | Money | readonly Media[] | null

/** Field whose value in a pending update differs from the live record. */
export interface FieldChange {
  pointer: string
  /** Translated label. */
  label: string
  before: FieldValue
  after: FieldValue
}

/** Context for formatting fields. */
export interface ReadingContext<Key extends string = string> {
  t(key: Key, values?: Record<string, string>): string
  formats: Formats
  /** Text of several languages, in the user's. */
  textOf(text: Text): string
}

/** Label and format of one field of a kind of record. */
export interface FieldReading<Detail, Key extends string = string> {
  title: Key
  value(detail: Detail, context: ReadingContext<Key>): FieldValue
}

/** Fields that an update may change, by JSON pointer, in display order. */
export type FieldReadings<Detail, Key extends string = string> = Readonly<
  Record<string, FieldReading<Detail, Key>>
>

/** Labels of fields, by JSON pointer. */
export function titlesOf<Pointer extends string, Key extends string>(
  fields: Readonly<Record<Pointer, { title: Key }>>,
): Record<Pointer, Key> {
  const titles = Object.entries<{ title: Key }>(fields).map(([pointer, { title }]) => [
    pointer,
    title,
  ])
  return Object.fromEntries(titles) as Record<Pointer, Key>
}

/** Changes of a submitted record to the live one; empty when there is no live one yet. */
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

/** Pictures that the other side lacks; all when only the order differs. */
function withoutShared(value: FieldValue, other: FieldValue): FieldValue {
  if (!isPictures(value) || !isPictures(other)) return value
  const tokens = new Set(other.map(({ mediaToken }) => mediaToken))
  const own = value.filter(({ mediaToken }) => !tokens.has(mediaToken))
  return own.length === 0 && value.length === other.length ? value : own
}

function isPictures(value: FieldValue): value is readonly Media[] {
  return Array.isArray(value)
}

/** Changes of the enclosing record to the live one: details show the live value beside the submitted one. */
export const ChangesContext = createContext<readonly FieldChange[]>([])

/** Changes of a submitted record to the live one, formatted in the user's language. */
export function useChanges<Detail>(
  namespace: Namespace,
  detail: Submitted<Detail>,
  readings: FieldReadings<Detail> | undefined,
): FieldChange[] {
  const { t } = useTranslation(namespace)
  const formats = useFormats()
  const textOf = useText()
  return useMemo(
    () =>
      readings ? changesOf(detail, readings, { t: t as ReadingContext['t'], formats, textOf }) : [],
    [detail, readings, t, formats, textOf],
  )
}
