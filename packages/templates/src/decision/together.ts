import type { Money } from '@console/core/contracts'
import type { Formats } from '@console/core/i18n'
import { type ActionableRow, type AnyKind, ruleOf } from '@console/domain/kinds'
import type { Chosen } from './decisions'
import type { TemplateWords } from './decisionWords'
import { wordsOfHindrance } from './wordsOfHindrance'

/** Why an action cannot be taken of a row, as far as the row says; null where it can. */
function hindranceOf({ _actions }: ActionableRow, action: string): string | null {
  const state = _actions.find((each) => each.action === action)
  return state ? state.hindrance : 'wrong_status'
}

/**
 * Of chosen rows those that an action is taken of. One that is taken of several together leaves out what is hindered, so that nothing is sent that
 * is sure to be refused; of any other the server says what came of each row.
 */
export function takenOf<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  rows: readonly Row[],
): readonly Row[] {
  return ruleOf(kinds, action).together
    ? rows.filter((row) => hindranceOf(row, action) === null)
    : rows
}

/** What an action that moves money comes to over the rows that it is taken of; null for other actions. */
export function sumTogether<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  rows: readonly Row[],
): Money | null {
  const sumOf = ruleOf(kinds, action).together?.sumOf
  const amounts = sumOf ? rows.map(sumOf) : []
  const [first] = amounts
  return first ? { ...first, amount: amounts.reduce((so, { amount }) => so + amount, 0) } : null
}

/** The rows that an action leaves out, by why it does. */
export function leftOut<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  rows: readonly Row[],
  t: TemplateWords,
): { why: string; rows: readonly Row[] }[] {
  const taken = new Set(takenOf(kinds, action, rows))
  const left = rows.filter((row) => !taken.has(row))
  const whyOf = (row: Row) => wordsOfHindrance(kinds, hindranceOf(row, action) ?? '', row, t)
  return [...new Set(left.map(whyOf))].map((why) => ({
    why,
    rows: left.filter((row) => whyOf(row) === why),
  }))
}

/** Why an action cannot be taken of what is chosen together: all of it is hindered, too many, several currencies, or what nobody has seen. */
export function whyNotTogether<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  chosen: Chosen<Row>,
  t: TemplateWords,
  formats: Formats,
): string | undefined {
  const { together } = ruleOf(kinds, action)
  if (!together) return undefined
  if ('query' in chosen || chosen.rows.length > together.most)
    return t('index.selection.most', { number: formats.number(together.most) })
  const taken = takenOf(kinds, action, chosen.rows)
  if (taken.length === 0)
    return leftOut(kinds, action, chosen.rows, t)
      .map(({ why }) => why)
      .join(' ')
  const { sumOf } = together
  const currencies = new Set(sumOf && taken.map((row) => sumOf(row).currency))
  return currencies.size > 1 ? t('decision.bulk.currencies') : undefined
}
