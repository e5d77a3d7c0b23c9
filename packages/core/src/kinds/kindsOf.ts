import type { Capability } from '../permissions'
import type { ActionRule, AnyKind } from './kind'

/** The input of a decision of any kind: what it says beyond its action. */
export type AnyInput = Readonly<Record<string, unknown>>

/** The kinds that rows belong to: all that can be decided about them. */
export type Kinds = readonly AnyKind<never>[]

/** The kind that an action belongs to. @throws Error where none of them has it: rows only have actions of their kinds */
export function kindOf<Row>(kinds: readonly AnyKind<Row>[], action: string): AnyKind<Row> {
  const kind = kinds.find(({ actions }) => Object.hasOwn(actions, action))
  if (!kind) throw new Error(`No kind has the action ${action}`)
  return kind
}

/** What an action looks like, and what it takes to send it. @throws Error where no kind has it */
export function ruleOf<Row>(kinds: readonly AnyKind<Row>[], action: string): ActionRule<Row> {
  return kindOf(kinds, action).actions[action] as ActionRule<Row>
}

/** The capability that an action needs: its table says which of its kind's. @throws Error where nobody may ever take it */
export function capabilityOf(kinds: Kinds, action: string): Capability {
  const { id, lifecycle, capabilities } = kindOf(kinds, action)
  const by = lifecycle.table.find(({ event }) => event === action)?.by
  const capability = by === undefined ? undefined : capabilities[by]
  if (!capability) throw new Error(`Nobody may ${action} by the table of ${id}`)
  return capability
}

/** The actions of all kinds, in their order. */
export function actionsOf(kinds: Kinds): string[] {
  return kinds.flatMap(({ actions }) => Object.keys(actions))
}

/** Which rules about what is said a decision breaks, in their order. Whether the record allows the action is another question. */
export function brokenInputRules(kinds: Kinds, action: string, body: AnyInput): string[] {
  const { lifecycle } = kindOf(kinds, action)
  const rows = lifecycle.table.filter(({ event }) => event === action)
  const asked = new Set(rows.flatMap(({ hinderedBy }) => hinderedBy as string[]))
  const attempt = { event: action, body } as never
  return lifecycle.inputRules.filter(
    (rule: string) => asked.has(rule) && lifecycle.rules[rule]?.(attempt) === true,
  )
}
