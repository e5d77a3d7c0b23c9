import {
  type ActionableRow,
  type AnyWorkflow,
  brokenInputRules,
  workflowOf,
  ruleOf,
} from '@console/core/workflows'
import type { AnyResource } from '@console/sample'

/** A decision that is possible for a row now. */
export interface Decidable {
  body: { action: string; revision: number; [input: string]: unknown }
  /** Set if it can be undone. */
  canBeUndone: boolean
}

const note = 'Written by the conformance checks.'

/** Possible decisions for a row, with valid input; those with forms of their own are left out. */
export function decisionsFor(resource: AnyResource, row: ActionableRow): Decidable[] {
  const workflows = resource.workflows as readonly AnyWorkflow<ActionableRow>[]
  return row._actions
    .filter(({ blocker }) => blocker === null)
    .map(({ action }) => ({ action, rule: ruleOf(workflows, action) }))
    .filter(({ rule }) => !rule.hasOwnForm)
    .map(({ action, rule }) => {
      const { inputFields } = rule
      const [reasonCode] = workflowOf(workflows, action).reasons ?? []
      return {
        body: {
          action,
          revision: resource.revisionOf(row),
          ...(inputFields?.reason && reasonCode !== undefined && { reasonCode }),
          ...((inputFields ?? rule.canHaveNote) && { note }),
          ...(inputFields?.messages && { fields: [{ pointer: '/name', message: note }] }),
          ...Object.fromEntries((inputFields?.texts ?? []).map((name) => [name, 'CHECK-1'])),
        },
        canBeUndone: !rule.isFinal && !rule.claims && !rule.isNonFinal,
      }
    })
    .filter(({ body }) => brokenInputRules(workflows, body.action, body).length === 0)
}
