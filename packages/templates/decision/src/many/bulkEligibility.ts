import { type Money, sumsOf } from '@console/core/contracts'
import type { Formats, Say } from '@console/core/i18n'
import {
  type ActionableRow,
  type AnyKind,
  hindranceAmongMany,
  type Kinds,
  ruleOf,
} from '@console/core/kinds'
import type { Chosen } from '../decisions'
import { wordsOfHindrance } from '@console/kinds'

/** Why an action cannot be taken of a row, as far as the row says; null where it can. */
export function hindranceOf({ _actions }: ActionableRow, action: string): string | null {
  const state = _actions.find((each) => each.action === action)
  return state ? state.hindrance : 'wrong_status'
}

/** Of chosen rows those that an action is taken of: what is hindered is left out, so that nothing is sent that is sure to be refused. */
export function eligibleRows<Row extends ActionableRow>(
  action: string,
  rows: readonly Row[],
): Row[] {
  return rows.filter((row) => hindranceAmongMany(row, action) === null)
}

/** What rows come to with an action that is about an amount, a sum for each currency; none with other actions. */
export function bulkSums<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  rows: readonly Row[],
): Money[] {
  const { amountOf } = ruleOf(kinds, action)
  return amountOf ? sumsOf(rows.map((row) => amountOf(row))) : []
}

/** Why rows with one hindrance are left out; who has claimed them is named where that is one person. */
export function whyLeftOut(
  kinds: Kinds,
  hindrance: string,
  rows: readonly ActionableRow[],
  say: Say,
): string {
  const [why, ...others] = new Set(rows.map((row) => wordsOfHindrance(kinds, hindrance, row, say)))
  return why !== undefined && others.length === 0
    ? why
    : wordsOfHindrance(kinds, hindrance, { version: 1, _actions: [] }, say)
}

/**
 * Why an action cannot be taken of the chosen rows: all are hindered, they are too many or of several currencies, or a query finds
 * them and nobody has seen them.
 */
function whyNotTogether<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  chosen: Chosen<Row>,
  forms: object,
  say: Say,
  formats: Formats,
): string | undefined {
  const { bulkLimit } = ruleOf(kinds, action)
  if (bulkLimit && ('query' in chosen || chosen.rows.length > bulkLimit.most))
    return say('decision:index.selection.most', {
      count: bulkLimit.most,
      number: formats.number(bulkLimit.most),
    })
  // Of what a query finds nothing can be said record by record.
  if ('query' in chosen)
    return Object.hasOwn(forms, action) ? say('decision:decision.bulk.named') : undefined
  const taken = eligibleRows(action, chosen.rows)
  if (taken.length === 0) {
    const whys = chosen.rows.map((row) =>
      wordsOfHindrance(kinds, hindranceAmongMany(row, action) ?? '', row, say),
    )
    return [...new Set(whys)].join(' ')
  }
  return bulkLimit?.isOneCurrency && bulkSums(kinds, action, taken).length > 1
    ? say('decision:decision.bulk.currencies')
    : undefined
}

/** What is offered of what is chosen. */
export interface BulkOffer {
  action: string
  /** Why it cannot be taken of the chosen rows together; undefined where it can. */
  reason: string | undefined
  isPrimary: boolean
}

/**
 * The actions that are offered for the chosen rows: those that can be taken of some rows, the one that moves the most rows onward
 * first. Where none can be taken, those that fit the status of some rows are offered with the reason.
 * @param forms those for many, with which something is said of each row
 */
export function offerOfMany<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  actions: readonly string[],
  chosen: Chosen<Row>,
  forms: object,
  say: Say,
  formats: Formats,
): BulkOffer[] {
  const offered = 'query' in chosen ? actions : possibleOf(actions, chosen.rows)
  const [first, ...others] = 'query' in chosen ? offered : onwardFirst(kinds, offered, chosen.rows)
  const offerOf = (action: string, isPrimary: boolean): BulkOffer => ({
    action,
    reason: whyNotTogether(kinds, action, chosen, forms, say, formats),
    isPrimary,
  })
  return first === undefined
    ? []
    : [offerOf(first, true), ...others.map((action) => offerOf(action, false))]
}

function possibleOf(actions: readonly string[], rows: readonly ActionableRow[]): string[] {
  const possible = actions.filter((action) =>
    rows.some((row) => hindranceAmongMany(row, action) === null),
  )
  return possible.length > 0
    ? possible
    : actions.filter((action) => rows.some((row) => hindranceOf(row, action) !== 'wrong_status'))
}

function onwardFirst<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  actions: readonly string[],
  rows: readonly Row[],
): string[] {
  const weight = (action: string) =>
    ruleOf(kinds, action).placement === 'primary' ? eligibleRows(action, rows).length : 0
  const most = actions.reduce<string | undefined>(
    (so, action) => (so === undefined || weight(action) > weight(so) ? action : so),
    undefined,
  )
  return most === undefined ? [] : [most, ...actions.filter((action) => action !== most)]
}
