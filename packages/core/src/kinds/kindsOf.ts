import type { Capability } from '../permissions'
import type { ActionRule, AnyKind } from './kind'

/** The input of a decision of any kind, beside its action. */
export type AnyInput = Readonly<Record<string, unknown>>

/** The kinds of some rows: all their workflows. */
export type Kinds = readonly AnyKind<never>[]

/**
 * The kind of an action.
 * @throws Error where none has it: rows only have actions of their kinds
 */
export function kindOf<Row>(kinds: readonly AnyKind<Row>[], action: string): AnyKind<Row> {
  const kind = kinds.find(({ actions }) => Object.hasOwn(actions, action))
  if (!kind) throw new Error(`No kind has the action ${action}`)
  return kind
}

/**
 * The rule of an action: its appearance and requirements.
 * @throws Error where no kind has it
 */
export function ruleOf<Row>(kinds: readonly AnyKind<Row>[], action: string): ActionRule<Row> {
  return kindOf(kinds, action).actions[action] as ActionRule<Row>
}

/**
 * The capability that an action needs, from its kind's table.
 * @throws Error where no one may ever take it
 */
export function capabilityOf(kinds: Kinds, action: string): Capability {
  const { id, lifecycle, capabilities } = kindOf(kinds, action)
  const by = lifecycle.table.find(({ event }) => event === action)?.by
  const capability = by === undefined ? undefined : capabilities[by]
  if (!capability) throw new Error(`Nobody may ${action} by the table of ${id}`)
  return capability
}

/** The actions of all kinds, in order. */
export function actionsOf(kinds: Kinds): string[] {
  return kinds.flatMap(({ actions }) => Object.keys(actions))
}

/** Input rules that a decision violates, in order. Whether the record allows the action is checked separately. */
export function brokenInputRules(kinds: Kinds, action: string, body: AnyInput): string[] {
  const { lifecycle } = kindOf(kinds, action)
  const rows = lifecycle.table.filter(({ event }) => event === action)
  const asked = new Set(rows.flatMap(({ blockedBy }) => blockedBy as string[]))
  const attempt = { event: action, body } as never
  return lifecycle.inputRules.filter(
    (rule: string) => asked.has(rule) && lifecycle.rules[rule]?.(attempt) === true,
  )
}
