import type { Translate } from '@console/core/i18n'
import {
  type ActionableRow,
  type AnyWorkflow,
  workflowOf,
  type Result,
  ruleOf,
  type StatusLook,
} from '@console/core/workflows'
import { decidedText, failureText, lookOf, statusesOf, statusText } from '@console/workflows'

/** Result of an action that the server has accepted, from the row that it returned. */
export function resultOf<Row extends ActionableRow>(
  workflows: readonly AnyWorkflow<Row>[],
  action: string,
  row: Row,
): Result {
  return ruleOf(workflows, action).resultOf?.(row) ?? 'done'
}

/** Status that an action has led a row to; undefined when it changes no status. */
export function statusAfter<Row extends ActionableRow>(
  workflows: readonly AnyWorkflow<Row>[],
  action: string,
  row: Row,
): string | undefined {
  const { lifecycle, statusesOf: statusesIn } = workflowOf(workflows, action)
  const [status] = statusesIn(row)
  return lifecycle.table.some(({ event, to }) => event === action && to === status)
    ? status
    : undefined
}

/** Result of an action in a word or two, with its tone; and why it had no effect, if known. */
export interface ResultTexts {
  word: string
  tone: StatusLook['tone']
  why: string | null
}

/** Single source of texts for results. When a third party decides, as a payment provider, it is the record's current status. */
export function resultText<Row extends ActionableRow>(
  workflows: readonly AnyWorkflow<Row>[],
  action: string,
  row: Row,
  translate: Translate,
): ResultTexts {
  const result = resultOf(workflows, action, row)
  if (result === 'failed')
    return {
      word: translate('decision:decision.result.failed'),
      tone: 'danger',
      why: failureText(workflows, action, row, translate),
    }
  if (result === 'unknown')
    return { word: translate('decision:decision.result.unknown'), tone: 'warning', why: null }
  const [status] = statusesOf(workflows, row)
  if (ruleOf(workflows, action).resultOf && status !== undefined)
    return {
      word: statusText(workflows, status, translate),
      tone: lookOf(workflows, status).tone,
      why: null,
    }
  const after = statusAfter(workflows, action, row)
  return {
    word: decidedText(workflows, action, translate),
    tone: after === undefined ? 'neutral' : lookOf(workflows, after).tone,
    why: null,
  }
}

/** Result and reason as one text. */
export function textOfResult({ word, why }: ResultTexts, translate: Translate): string {
  return why === null ? word : translate('decision:decision.result.why', { word, why })
}
