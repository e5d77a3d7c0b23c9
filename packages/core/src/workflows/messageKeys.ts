import type { AnyWorkflow } from './workflow'

/** Message key of a blocker: one that ends in `_other` would be taken for a plural form. */
export function blockerName(blocker: string): string {
  return blocker.replace(/_by_other$/, '')
}

/** Message keys that a workflow needs. */
export function messageKeysOf({
  id,
  actions,
  statuses,
  reasons = [],
  blockers,
  lifecycle,
}: AnyWorkflow<never>) {
  const canBeUndone = Object.values(actions).some(({ isFinal, claims }) => !isFinal && !claims)
  const ofActions = Object.entries(actions).flatMap(([action, rule]) => [
    `action.${action}`,
    `decision.consequence.one.${action}`,
    `decision.consequence.many.${action}`,
    `decision.done.${action}`,
    `decision.happened.${action}`,
    ...(rule.claims || rule.resultOf ? [] : [`decision.decided.${action}`]),
    ...(rule.canHaveNote ? [`action.${action}.withNote`] : []),
    ...(rule.inputFields?.texts ?? []).map((name) => `decision.field.${name}`),
    ...(rule.inputFields && !rule.isSilent ? [`decision.preview.${action}`] : []),
  ])
  return [
    ...ofActions,
    ...Object.keys(statuses).map((status) => `status.${status}`),
    ...Object.keys(blockers).map((name) => `blocker.${blockerName(name)}`),
    ...reasons.map((reason) => `reason.${reason}`),
    ...new Set(lifecycle.table.map(({ recorded }) => `record.event.${recorded}`)),
    ...(canBeUndone ? [`record.event.${id}.undone`] : []),
  ]
}
