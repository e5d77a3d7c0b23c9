import type { Capability } from '../permissions'
import type { ActionRule, AnyWorkflow } from './workflow'

/** The input of a decision of any workflow, beside its action. */
export type AnyInput = Readonly<Record<string, unknown>>

/** All workflows of some rows. */
export type Workflows = readonly AnyWorkflow<never>[]

/**
 * The workflow of an action.
 * @throws Error where none has it: rows only have actions of their workflows
 */
export function workflowOf<Row>(
  workflows: readonly AnyWorkflow<Row>[],
  action: string,
): AnyWorkflow<Row> {
  const workflow = workflows.find(({ actions }) => Object.hasOwn(actions, action))
  if (!workflow) throw new Error(`No workflow has the action ${action}`)
  return workflow
}

/**
 * The rule of an action: its appearance and requirements.
 * @throws Error where no workflow has it
 */
export function ruleOf<Row>(
  workflows: readonly AnyWorkflow<Row>[],
  action: string,
): ActionRule<Row> {
  return workflowOf(workflows, action).actions[action] as ActionRule<Row>
}

/**
 * The capability that an action needs, from its workflow's table.
 * @throws Error where no one may ever take it
 */
export function capabilityOf(workflows: Workflows, action: string): Capability {
  const { id, lifecycle, capabilities } = workflowOf(workflows, action)
  const by = lifecycle.table.find(({ event }) => event === action)?.by
  const capability = by === undefined ? undefined : capabilities[by]
  if (!capability) throw new Error(`Nobody may ${action} by the table of ${id}`)
  return capability
}

/** The actions of all workflows, in order. */
export function actionsOf(workflows: Workflows): string[] {
  return workflows.flatMap(({ actions }) => Object.keys(actions))
}

/** Input rules that a decision violates, in order. Whether the record allows the action is checked separately. */
export function brokenInputRules(workflows: Workflows, action: string, body: AnyInput): string[] {
  const { lifecycle } = workflowOf(workflows, action)
  const rows = lifecycle.table.filter(({ event }) => event === action)
  const asked = new Set(rows.flatMap(({ blockedBy }) => blockedBy as string[]))
  const attempt = { event: action, body } as never
  return lifecycle.inputRules.filter(
    (rule: string) => asked.has(rule) && lifecycle.rules[rule]?.(attempt) === true,
  )
}
