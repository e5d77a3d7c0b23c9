import type { Entry, ValueText } from '../config/config'

/** Change of one entry in a list. */
export type EntryChange =
  | { id: string; kind: 'added' | 'removed'; text: string }
  | { id: string; kind: 'changed'; before: string; after: string }

/** Changes between two lists, in the order of the first; additions come last. */
export function entryChanges(before: readonly Entry[], after: readonly Entry[]): EntryChange[] {
  const now = new Map(after.map(({ id, text }) => [id, text]))
  const was = new Set(before.map(({ id }) => id))
  return [
    ...before.flatMap(({ id, text }): EntryChange[] => {
      const next = now.get(id)
      if (next === undefined) return [{ id, kind: 'removed', text }]
      return next === text ? [] : [{ id, kind: 'changed', before: text, after: next }]
    }),
    ...after.flatMap(({ id, text }): EntryChange[] =>
      was.has(id) ? [] : [{ id, kind: 'added', text }],
    ),
  ]
}

/**
 * Value as one text.
 * @param none text of an empty list
 */
export function inOneText(
  text: ValueText,
  join: (texts: readonly string[]) => string,
  none: string,
): string {
  if (typeof text === 'string') return text === '' ? none : text
  return text.length === 0 ? none : join(text.map((entry) => entry.text))
}
