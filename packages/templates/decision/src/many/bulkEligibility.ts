import { type Money, sumsOf } from '@console/core/contracts'
import type { Formats, Translate } from '@console/core/i18n'
import {
  type ActionableRow,
  type AnyWorkflow,
  blockerAmongMany,
  type Workflows,
  ruleOf,
} from '@console/core/workflows'
import type { Chosen } from '../decisions'
import { blockerExplanation } from '@console/workflows'

/** Blocker of an action according to the row; null when it is available. */
export function blockerOf({ _actions }: ActionableRow, action: string): string | null {
  const state = _actions.find((each) => each.action === action)
  return state ? state.blocker : 'wrong_status'
}

/**
 * Filters the selected rows for which an action is available: blocked rows are excluded, so that nothing is sent that is sure to
 * be refused.
 */
export function eligibleRows<Row extends ActionableRow>(
  action: string,
  rows: readonly Row[],
): Row[] {
  return rows.filter((row) => blockerAmongMany(row, action) === null)
}

/** Sums the amounts of an action over rows, one sum per currency; empty for actions without an amount. */
export function bulkSums<Row extends ActionableRow>(
  workflows: readonly AnyWorkflow<Row>[],
  action: string,
  rows: readonly Row[],
): Money[] {
  const { amountOf } = ruleOf(workflows, action)
  return amountOf ? sumsOf(rows.map((row) => amountOf(row))) : []
}

/** Reason why rows with one blocker are excluded; names who has claimed them if it is one person. */
export function whyLeftOut(
  workflows: Workflows,
  blocker: string,
  rows: readonly ActionableRow[],
  translate: Translate,
): string {
  const [why, ...others] = new Set(
    rows.map((row) => blockerExplanation(workflows, blocker, row, translate)),
  )
  return why !== undefined && others.length === 0
    ? why
    : blockerExplanation(workflows, blocker, { version: 1, _actions: [] }, translate)
}

/**
 * Reason why an action is not available for the selection: all rows are blocked, they are too many or of several currencies, or a
 * query finds them and they were not reviewed.
 */
function whyNotTogether<Row extends ActionableRow>(
  workflows: readonly AnyWorkflow<Row>[],
  action: string,
  chosen: Chosen<Row>,
  forms: object,
  translate: Translate,
  formats: Formats,
): string | undefined {
  const { bulkLimit } = ruleOf(workflows, action)
  if (bulkLimit && ('query' in chosen || chosen.rows.length > bulkLimit.max))
    return translate('decision:index.selection.most', {
      count: bulkLimit.max,
      number: formats.number(bulkLimit.max),
    })
  // Nothing is known about single records of a query.
  if ('query' in chosen)
    return Object.hasOwn(forms, action) ? translate('decision:decision.bulk.named') : undefined
  const taken = eligibleRows(action, chosen.rows)
  if (taken.length === 0) {
    const whys = chosen.rows.map((row) =>
      blockerExplanation(workflows, blockerAmongMany(row, action) ?? '', row, translate),
    )
    return [...new Set(whys)].join(' ')
  }
  return bulkLimit?.isOneCurrency && bulkSums(workflows, action, taken).length > 1
    ? translate('decision:decision.bulk.currencies')
    : undefined
}

/** Actions offered for a selection. */
export interface BulkOffer {
  action: string
  /** Reason why it is not available for the selection; undefined when it is. */
  reason: string | undefined
  isPrimary: boolean
}

/**
 * Returns the actions offered for a selection: those available for some rows, the one that moves the most rows onward first. When
 * none is available, those that fit the status of some rows are offered with the reason.
 * @param forms bulk forms that take input for each row
 */
export function offerOfMany<Row extends ActionableRow>(
  workflows: readonly AnyWorkflow<Row>[],
  actions: readonly string[],
  chosen: Chosen<Row>,
  forms: object,
  translate: Translate,
  formats: Formats,
): BulkOffer[] {
  const offered = 'query' in chosen ? actions : possibleOf(actions, chosen.rows)
  const [first, ...others] =
    'query' in chosen ? offered : onwardFirst(workflows, offered, chosen.rows)
  const offerOf = (action: string, isPrimary: boolean): BulkOffer => ({
    action,
    reason: whyNotTogether(workflows, action, chosen, forms, translate, formats),
    isPrimary,
  })
  return first === undefined
    ? []
    : [offerOf(first, true), ...others.map((action) => offerOf(action, false))]
}

function possibleOf(actions: readonly string[], rows: readonly ActionableRow[]): string[] {
  const possible = actions.filter((action) =>
    rows.some((row) => blockerAmongMany(row, action) === null),
  )
  return possible.length > 0
    ? possible
    : actions.filter((action) => rows.some((row) => blockerOf(row, action) !== 'wrong_status'))
}

function onwardFirst<Row extends ActionableRow>(
  workflows: readonly AnyWorkflow<Row>[],
  actions: readonly string[],
  rows: readonly Row[],
): string[] {
  const weight = (action: string) =>
    ruleOf(workflows, action).placement === 'primary' ? eligibleRows(action, rows).length : 0
  const max = actions.reduce<string | undefined>(
    (so, action) => (so === undefined || weight(action) > weight(so) ? action : so),
    undefined,
  )
  return max === undefined ? [] : [max, ...actions.filter((action) => action !== max)]
}
