import type { ActionableRow, ActionOf } from './contract'
import type { ActionRule, AnyKind } from './kind'

/** What a decision says beyond its action, as far as it is said. */
export type Saying = Readonly<Record<string, unknown>>

type Kinds<Row> = readonly AnyKind<Row>[]

/** The kind that an action belongs to. @throws Error where none of them has it: rows only have actions of their kinds */
export function kindOf<Row extends ActionableRow>(
  kinds: Kinds<Row>,
  action: string,
): AnyKind<Row> {
  const kind = kinds.find(({ actions }) => Object.hasOwn(actions, action))
  if (!kind) throw new Error(`No kind has the action ${action}`)
  return kind
}

/** What an action looks like, and what it takes to send it. @throws Error where no kind has it */
export function ruleOf<Row extends ActionableRow>(
  kinds: Kinds<Row>,
  action: string,
): ActionRule<Row> {
  return kindOf(kinds, action).actions[action] as ActionRule<Row>
}

/** The actions of all kinds, in their order. */
export function actionsOf<Row extends ActionableRow>(kinds: Kinds<Row>): ActionOf<Row>[] {
  return kinds.flatMap(({ actions }) => Object.keys(actions))
}

/**
 * What is missing of what an action has to say; null where nothing is. Only what is said counts: whether the record allows the
 * action is another question.
 */
export function unsaidOf<Row extends ActionableRow>(
  kinds: Kinds<Row>,
  action: string,
  body: Saying,
): string | null {
  const { lifecycle } = kindOf(kinds, action)
  const rows = lifecycle.table.filter(({ event }) => event === action)
  const asked = new Set(rows.flatMap(({ hinderedBy }) => hinderedBy as string[]))
  const said = lifecycle.said.filter((rule: string) => asked.has(rule))
  return said.find((rule: string) => lifecycle.rules[rule]?.({ event: action, body } as never)) ?? null
}
