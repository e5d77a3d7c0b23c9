import type { Translate } from '@console/core/i18n'
import {
  type ActionableRow,
  type AnyKind,
  type AuditEvent,
  blockerName,
  kindOf,
  type Kinds,
} from '@console/core/kinds'

type Values = Readonly<Record<string, string | number>>

/**
 * Message of a kind. Each kind has its own messages: only their keys are known here. A test of all kinds checks that they exist
 * (`wordKeysOf`).
 */
function translateKey(translate: Translate, key: string, values: Values = {}): string {
  return (translate as (key: string, values: Values) => string)(key, values)
}

function namespaceOf(kinds: Kinds, action: string): string {
  return kindOf(kinds, action).words.namespace
}

/** Label of an action's button. */
export function actionWord(kinds: Kinds, action: string, translate: Translate): string {
  return translateKey(translate, `${namespaceOf(kinds, action)}:action.${action}`)
}

/** Menu label of an action that also accepts a note. */
export function withNoteWord(kinds: Kinds, action: string, translate: Translate): string {
  return translateKey(translate, `${namespaceOf(kinds, action)}:action.${action}.withNote`)
}

/** Consequence of an action; for one record or many. */
export function consequenceWord(
  kinds: Kinds,
  action: string,
  isMany: boolean,
  translate: Translate,
  facts?: Values,
): string {
  const namespace = namespaceOf(kinds, action)
  return isMany
    ? translateKey(translate, `${namespace}:decision.consequence.many.${action}`, facts)
    : translateKey(translate, `${namespace}:decision.consequence.one.${action}`, facts)
}

/**
 * Confirmation that an action was applied.
 * @param name name of the record
 */
export function doneWord(kinds: Kinds, action: string, name: string, translate: Translate): string {
  return translateKey(translate, `${namespaceOf(kinds, action)}:decision.done.${action}`, { name })
}

/** Past participle of an action, for the row that the user has just decided. */
export function decidedWord(kinds: Kinds, action: string, translate: Translate): string {
  return translateKey(translate, `${namespaceOf(kinds, action)}:decision.decided.${action}`)
}

/** Reason why an accepted action has failed; null when unknown. */
export function failureWord<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  row: Row,
  translate: Translate,
): string | null {
  const { words, failureOf } = kindOf(kinds, action)
  const key = failureOf?.(row)
  return key ? translateKey(translate, `${words.namespace}:${key}`) : null
}

/** Past action with user and relative time; null for an action of a newer server that this console has no message for. */
export function happenedWord(
  kinds: Kinds,
  action: string,
  values: { actor: string; ago: string },
  translate: Translate,
): string | null {
  const kind = kinds.find(({ actions }) => Object.hasOwn(actions, action))
  return kind
    ? translateKey(translate, `${kind.words.namespace}:decision.happened.${action}`, values)
    : null
}

/** Preview of the message that the owner of a record gets about an action. */
export function previewWord(
  kinds: Kinds,
  action: string,
  name: string,
  translate: Translate,
): string {
  return translateKey(translate, `${namespaceOf(kinds, action)}:decision.preview.${action}`, {
    name,
  })
}

/** Label of a field that only this kind's actions have, such as the number of a receipt. */
export function fieldWord(
  kinds: Kinds,
  action: string,
  field: string,
  translate: Translate,
): string {
  return translateKey(translate, `${namespaceOf(kinds, action)}:decision.field.${field}`)
}

/** Name of a failed check that an action of this kind may waive. */
export function checkWord(
  kinds: Kinds,
  action: string,
  code: string,
  translate: Translate,
): string {
  return translateKey(translate, `${namespaceOf(kinds, action)}:check.${code}`)
}

/**
 * Number of records with their noun: "10 orders". Each resource defines it in the namespace of its kinds, under `records.` and
 * its path, which is also that of the same records read in another way; the default noun is "records".
 * @param values the number, and its formatted text
 */
export function recordsWord(
  { path, kinds }: { path: `/${string}`; kinds: Kinds },
  action: string,
  values: { count: number; number: string },
  translate: Translate,
): string {
  const key = `${namespaceOf(kinds, action)}:records.${path.slice(1)}`
  return (translate as (keys: string[], values: Values) => string)(
    [key, 'kinds:decision.bulk.records'],
    values,
  )
}

/** Label of a status. One of a newer server is shown unchanged. */
export function statusWord(kinds: Kinds, status: string, translate: Translate): string {
  const kind = kinds.find(({ statuses }) => Object.hasOwn(statuses, status))
  return kind ? translateKey(translate, `${kind.words.namespace}:status.${status}`) : status
}

/** Label of a reason. */
export function reasonWord(kinds: Kinds, reason: string, translate: Translate): string {
  const kind = kinds.find(({ reasons }) => reasons?.includes(reason))
  return kind ? translateKey(translate, `${kind.words.namespace}:reason.${reason}`) : reason
}

/** Reason why an action is not available now; null for an unknown blocker. */
export function blockerWord(kinds: Kinds, blocker: string, translate: Translate): string | null {
  const kind = kinds.find(({ blockers }) => Object.hasOwn(blockers, blocker))
  if (!kind) return null
  return translateKey(translate, `${kind.words.namespace}:blocker.${blockerName(blocker)}`)
}

/** Reports whether a blocker is a colleague's claim. */
export function isClaim(kinds: Kinds, blocker: string): boolean {
  const kind = kinds.find(({ blockers }) => Object.hasOwn(blockers, blocker))
  const rule = kind?.blockers[blocker]
  return rule !== undefined && 'isClaim' in rule
}

/**
 * Label of an event in a record's history. One of a newer server is a generic change.
 * @param event its type; for an import also the name of the file
 */
export function eventWord(
  kinds: Kinds,
  { type, file }: Pick<AuditEvent, 'type' | 'file'>,
  translate: Translate,
): string {
  const [id] = type.split('.')
  const kind = kinds.find((each) => each.id === id)
  const key = `${kind?.words.namespace ?? 'kinds'}:record.event.${type}`
  const translateOneOf = translate as (keys: string[], given: object) => string
  return translateOneOf([key, 'kinds:record.event.other'], { file })
}
