import { isolate, type Translate } from '@console/core/i18n'
import {
  type ActionableRow,
  type AnyWorkflow,
  type AuditEvent,
  blockerName,
  claimOn,
  onlyAlone,
  workflowOf,
  type Workflows,
} from '@console/core/workflows'

type Values = Readonly<Record<string, string | number>>

/**
 * Message of a workflow. Each workflow has its own messages: only their keys are known here. A test of all workflows checks that they exist
 * (`messageKeysOf`).
 */
function translateKey(translate: Translate, key: string, values: Values = {}): string {
  return (translate as (key: string, values: Values) => string)(key, values)
}

function namespaceOf(workflows: Workflows, action: string): string {
  return workflowOf(workflows, action).messages.namespace
}

/** Label of an action's button. */
export function actionText(workflows: Workflows, action: string, translate: Translate): string {
  return translateKey(translate, `${namespaceOf(workflows, action)}:action.${action}`)
}

/** Menu label of an action that also accepts a note. */
export function withNoteText(workflows: Workflows, action: string, translate: Translate): string {
  return translateKey(translate, `${namespaceOf(workflows, action)}:action.${action}.withNote`)
}

/** Consequence of an action; for one record or many. */
export function consequenceText(
  workflows: Workflows,
  action: string,
  isMany: boolean,
  translate: Translate,
  details?: Values,
): string {
  const namespace = namespaceOf(workflows, action)
  return isMany
    ? translateKey(translate, `${namespace}:decision.consequence.many.${action}`, details)
    : translateKey(translate, `${namespace}:decision.consequence.one.${action}`, details)
}

/**
 * Confirmation that an action was applied.
 * @param name name of the record
 */
export function doneText(
  workflows: Workflows,
  action: string,
  name: string,
  translate: Translate,
): string {
  return translateKey(translate, `${namespaceOf(workflows, action)}:decision.done.${action}`, {
    name,
  })
}

/** Past participle of an action, for the row that the user has just decided. */
export function decidedText(workflows: Workflows, action: string, translate: Translate): string {
  return translateKey(translate, `${namespaceOf(workflows, action)}:decision.decided.${action}`)
}

/** Reason why an accepted action has failed; null when unknown. */
export function failureText<Row extends ActionableRow>(
  workflows: readonly AnyWorkflow<Row>[],
  action: string,
  row: Row,
  translate: Translate,
): string | null {
  const { messages, failureOf } = workflowOf(workflows, action)
  const key = failureOf?.(row)
  return key ? translateKey(translate, `${messages.namespace}:${key}`) : null
}

/** Past action with user and relative time; null for an action of a newer server that this console has no message for. */
export function happenedText(
  workflows: Workflows,
  action: string,
  values: { actor: string; ago: string },
  translate: Translate,
): string | null {
  const workflow = workflows.find(({ actions }) => Object.hasOwn(actions, action))
  return workflow
    ? translateKey(translate, `${workflow.messages.namespace}:decision.happened.${action}`, values)
    : null
}

/** Preview of the message that the owner of a record gets about an action. */
export function previewText(
  workflows: Workflows,
  action: string,
  name: string,
  translate: Translate,
): string {
  return translateKey(translate, `${namespaceOf(workflows, action)}:decision.preview.${action}`, {
    name,
  })
}

/** Label of a field that only this workflow's actions have, such as the number of a receipt. */
export function fieldText(
  workflows: Workflows,
  action: string,
  field: string,
  translate: Translate,
): string {
  return translateKey(translate, `${namespaceOf(workflows, action)}:decision.field.${field}`)
}

/** Name of a failed check that an action of this workflow may waive. */
export function checkText(
  workflows: Workflows,
  action: string,
  code: string,
  translate: Translate,
): string {
  return translateKey(translate, `${namespaceOf(workflows, action)}:check.${code}`)
}

/**
 * Number of records with their noun: "10 orders". Each resource defines it in the namespace of its workflows, under `records.` and
 * its path, which is also that of the same records read in another way; the default noun is "records".
 * @param values the number, and its formatted text
 */
export function recordsText(
  { path, workflows }: { path: `/${string}`; workflows: Workflows },
  action: string,
  values: { count: number; number: string },
  translate: Translate,
): string {
  const key = `${namespaceOf(workflows, action)}:records.${path.slice(1)}`
  return (translate as (keys: string[], values: Values) => string)(
    [key, 'workflows:decision.bulk.records'],
    values,
  )
}

/** Label of a status. One of a newer server is shown unchanged. */
export function statusText(workflows: Workflows, status: string, translate: Translate): string {
  const workflow = workflows.find(({ statuses }) => Object.hasOwn(statuses, status))
  return workflow
    ? translateKey(translate, `${workflow.messages.namespace}:status.${status}`)
    : status
}

/** Label of a reason. */
export function reasonText(workflows: Workflows, reason: string, translate: Translate): string {
  const workflow = workflows.find(({ reasons }) => reasons?.includes(reason))
  return workflow
    ? translateKey(translate, `${workflow.messages.namespace}:reason.${reason}`)
    : reason
}

/** Reason why an action is not available now; null for an unknown blocker. */
export function blockerText(
  workflows: Workflows,
  blocker: string,
  translate: Translate,
): string | null {
  const workflow = workflows.find(({ blockers }) => Object.hasOwn(blockers, blocker))
  if (!workflow) return null
  return translateKey(translate, `${workflow.messages.namespace}:blocker.${blockerName(blocker)}`)
}

/** Reports whether a blocker is a colleague's claim. */
export function isClaim(workflows: Workflows, blocker: string): boolean {
  const workflow = workflows.find(({ blockers }) => Object.hasOwn(blockers, blocker))
  const rule = workflow?.blockers[blocker]
  return rule !== undefined && 'isClaim' in rule
}

/**
 * Label of an event in a record's history. One of a newer server is a generic change.
 * @param event its type; for an import also the name of the file
 */
export function eventText(
  workflows: Workflows,
  { type, file }: Pick<AuditEvent, 'type' | 'file'>,
  translate: Translate,
): string {
  const [id] = type.split('.')
  const workflow = workflows.find((each) => each.id === id)
  const key = `${workflow?.messages.namespace ?? 'workflows'}:record.event.${type}`
  const translateOneOf = translate as (keys: string[], given: object) => string
  return translateOneOf([key, 'workflows:record.event.other'], { file })
}

/** Reason why an action on a row is not available now; names the user who has claimed it. */
export function blockerExplanation(
  workflows: Workflows,
  blocker: string,
  row: ActionableRow,
  translate: Translate,
): string {
  if (blocker === onlyAlone) return translate('workflows:decision.outcome.not_eligible')
  const claim = isClaim(workflows, blocker) ? claimOn(row) : null
  return claim
    ? translate('workflows:blocker.claimed.by', { name: isolate(claim.by.name) })
    : (blockerText(workflows, blocker, translate) ?? blocker)
}
