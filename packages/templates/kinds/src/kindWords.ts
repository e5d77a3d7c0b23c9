import type { Say } from '@console/core/i18n'
import {
  type ActionableRow,
  type AnyKind,
  type AuditEvent,
  hindranceName,
  kindOf,
  type Kinds,
} from '@console/core/kinds'

/** What words may name. */
type Values = Readonly<Record<string, string | number>>

/**
 * A word of a kind. Each kind has words of its own: only their places are known here. A test of all kinds asks whether they are
 * there (`wordKeysOf`).
 */
function said(say: Say, key: string, values: Values = {}): string {
  return (say as (key: string, values: Values) => string)(key, values)
}

function namespaceOf(kinds: Kinds, action: string): string {
  return kindOf(kinds, action).words.namespace
}

/** What the button of an action says. */
export function actionWord(kinds: Kinds, action: string, say: Say): string {
  return said(say, `${namespaceOf(kinds, action)}:action.${action}`)
}

/** What the menu says of an action that can be taken with a note, too. */
export function withNoteWord(kinds: Kinds, action: string, say: Say): string {
  return said(say, `${namespaceOf(kinds, action)}:action.${action}.withNote`)
}

/** What an action will do, to whom; to one record or to many. */
export function consequenceWord(
  kinds: Kinds,
  action: string,
  isMany: boolean,
  say: Say,
  facts?: Values,
): string {
  const namespace = namespaceOf(kinds, action)
  return isMany
    ? said(say, `${namespace}:decision.consequence.many.${action}`, facts)
    : said(say, `${namespace}:decision.consequence.one.${action}`, facts)
}

/** That something was done. @param name what it was done to */
export function doneWord(kinds: Kinds, action: string, name: string, say: Say): string {
  return said(say, `${namespaceOf(kinds, action)}:decision.done.${action}`, { name })
}

/** What was done, in one word: in the row of what the reader has just decided. */
export function decidedWord(kinds: Kinds, action: string, say: Say): string {
  return said(say, `${namespaceOf(kinds, action)}:decision.decided.${action}`)
}

/** Why an action that was accepted has failed; null where the reason is not known. */
export function failureWord<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  row: Row,
  say: Say,
): string | null {
  const { words, failureOf } = kindOf(kinds, action)
  const key = failureOf?.(row)
  return key ? said(say, `${words.namespace}:${key}`) : null
}

/** Who did what, and how long ago; null where a newer server did something that this console has no words for. */
export function happenedWord(
  kinds: Kinds,
  action: string,
  values: { actor: string; ago: string },
  say: Say,
): string | null {
  const kind = kinds.find(({ actions }) => Object.hasOwn(actions, action))
  return kind ? said(say, `${kind.words.namespace}:decision.happened.${action}`, values) : null
}

/** What the owner of a record is told of an action. */
export function previewWord(kinds: Kinds, action: string, name: string, say: Say): string {
  return said(say, `${namespaceOf(kinds, action)}:decision.preview.${action}`, { name })
}

/** What a field is called that only this kind's actions ask for, as the number of a receipt. */
export function fieldWord(kinds: Kinds, action: string, field: string, say: Say): string {
  return said(say, `${namespaceOf(kinds, action)}:decision.field.${field}`)
}

/** What is called that speaks against an action of this kind and may be passed over. */
export function checkWord(kinds: Kinds, action: string, code: string, say: Say): string {
  return said(say, `${namespaceOf(kinds, action)}:check.${code}`)
}

/**
 * A number of records, by their name: "10 orders". Each resource has it in the namespace of its kinds, under `records.` and its
 * path, which is that of the same records read in another way, too; where it has none they are called records.
 * @param values of how many: the number, and as it is written
 */
export function recordsWord(
  { path, kinds }: { path: `/${string}`; kinds: Kinds },
  action: string,
  values: { count: number; number: string },
  say: Say,
): string {
  const key = `${namespaceOf(kinds, action)}:records.${path.slice(1)}`
  return (say as (keys: string[], values: Values) => string)(
    [key, 'kinds:decision.bulk.records'],
    values,
  )
}

/** Where a record stands. A status that only a newer server knows is shown as it is. */
export function statusWord(kinds: Kinds, status: string, say: Say): string {
  const kind = kinds.find(({ statuses }) => Object.hasOwn(statuses, status))
  return kind ? said(say, `${kind.words.namespace}:status.${status}`) : status
}

/** What something was done for. */
export function reasonWord(kinds: Kinds, reason: string, say: Say): string {
  const kind = kinds.find(({ reasons }) => reasons?.includes(reason))
  return kind ? said(say, `${kind.words.namespace}:reason.${reason}`) : reason
}

/** Why an action cannot be taken now; null for what is no hindrance of these kinds. */
export function hindranceWord(kinds: Kinds, hindrance: string, say: Say): string | null {
  const kind = kinds.find(({ hindrances }) => Object.hasOwn(hindrances, hindrance))
  if (!kind) return null
  return said(say, `${kind.words.namespace}:hindrance.${hindranceName(hindrance)}`)
}

/** Whether a hindrance says that a colleague is at the record. */
export function isClaim(kinds: Kinds, hindrance: string): boolean {
  const kind = kinds.find(({ hindrances }) => Object.hasOwn(hindrances, hindrance))
  const rule = kind?.hindrances[hindrance]
  return rule !== undefined && 'isClaim' in rule
}

/**
 * What an event of a record's history is called. One that only a newer server knows is called a change.
 * @param event its type, and of what came from a file the name of that
 */
export function eventWord(
  kinds: Kinds,
  { type, file }: Pick<AuditEvent, 'type' | 'file'>,
  say: Say,
): string {
  const [id] = type.split('.')
  const kind = kinds.find((each) => each.id === id)
  const key = `${kind?.words.namespace ?? 'kinds'}:record.event.${type}`
  const sayOneOf = say as (keys: string[], given: object) => string
  return sayOneOf([key, 'kinds:record.event.other'], { file })
}
