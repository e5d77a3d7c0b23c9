import type { Translate } from '@console/core/i18n'
import {
  type ActionableRow,
  type AnyKind,
  kindOf,
  type Result,
  ruleOf,
  type StatusLook,
} from '@console/core/kinds'
import { decidedWord, failureWord, lookOf, statusesOf, statusWord } from '@console/kinds'

/** Result of an action that the server has accepted, from the row that it returned. */
export function resultOf<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  row: Row,
): Result {
  return ruleOf(kinds, action).resultOf?.(row) ?? 'done'
}

/** Status that an action has led a row to; undefined when it changes no status. */
export function statusAfter<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  row: Row,
): string | undefined {
  const { lifecycle, statusesOf: statusesIn } = kindOf(kinds, action)
  const [status] = statusesIn(row)
  return lifecycle.table.some(({ event, to }) => event === action && to === status)
    ? status
    : undefined
}

/** Result of an action in a word or two, with its tone; and why it had no effect, if known. */
export interface ResultWords {
  word: string
  tone: StatusLook['tone']
  why: string | null
}

/** Single source of texts for results. When a third party decides, as a payment provider, it is the record's current status. */
export function wordsOfResult<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  row: Row,
  translate: Translate,
): ResultWords {
  const result = resultOf(kinds, action, row)
  if (result === 'failed')
    return {
      word: translate('decision:decision.result.failed'),
      tone: 'danger',
      why: failureWord(kinds, action, row, translate),
    }
  if (result === 'unknown')
    return { word: translate('decision:decision.result.unknown'), tone: 'warning', why: null }
  const [status] = statusesOf(kinds, row)
  if (ruleOf(kinds, action).resultOf && status !== undefined)
    return {
      word: statusWord(kinds, status, translate),
      tone: lookOf(kinds, status).tone,
      why: null,
    }
  const after = statusAfter(kinds, action, row)
  return {
    word: decidedWord(kinds, action, translate),
    tone: after === undefined ? 'neutral' : lookOf(kinds, after).tone,
    why: null,
  }
}

/** Result and reason as one text. */
export function textOfResult({ word, why }: ResultWords, translate: Translate): string {
  return why === null ? word : translate('decision:decision.result.why', { word, why })
}
