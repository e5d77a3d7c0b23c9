import type { Money } from '@console/core/contracts'
import type { Formats } from '@console/core/i18n'
import { type ActionableRow, type AnyKind, ruleOf } from '@console/domain/kinds'
import type { Chosen } from './decisions'
import type { TemplateWords } from './decisionWords'

/** Whether something hinders an action about a row, as far as the row says. */
function isHindered({ _actions }: ActionableRow, action: string): boolean {
  return _actions.find((state) => state.action === action)?.hindrance !== null
}

/**
 * What an action that moves money comes to over chosen rows, and how many of them it will not be taken of; null for other actions, and
 * where there is nothing to be summed up.
 */
export function sumTogether<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  rows: readonly Row[],
): { sum: Money; left: number } | null {
  const sumOf = ruleOf(kinds, action).together?.sumOf
  const amounts = sumOf ? rows.filter((row) => !isHindered(row, action)).map(sumOf) : []
  const [first] = amounts
  if (!first) return null
  const amount = amounts.reduce((so, each) => so + each.amount, 0)
  return { sum: { ...first, amount }, left: rows.length - amounts.length }
}

/** Why an action cannot be taken of what is chosen together: too many, several currencies, or what nobody has seen. */
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
  const { sumOf } = together
  const currencies = new Set(sumOf && chosen.rows.map((row) => sumOf(row).currency))
  return currencies.size > 1 ? t('decision.bulk.currencies') : undefined
}
