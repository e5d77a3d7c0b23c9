import type { Translate } from '@console/core/i18n'
import { serverNow } from '@console/core/api'
import { type Workflows, limits } from '@console/core/workflows'
import { defineForm, type FormOf, type Issue } from '@console/form'
import { blockerText } from '@console/workflows'
import * as z from 'zod/mini'
import type { DecisionInput } from '../decisions'
import {
  type AlsoRequired,
  askedBy,
  errorsOf,
  maxNote,
  type InputError,
  inputOf,
  inputValues,
  type InputValues,
  shortestNote,
} from './inputRules'

/** Form of a decision: its values and the input made from them. */
export type InputForm = FormOf<InputValues, DecisionInput>

/** Creates the form of an action; the rules of its workflow validate its fields. */
export function inputForm(workflows: Workflows, action: string, required: AlsoRequired): InputForm {
  const rules = z.check<InputValues>(({ value, issues }) => {
    for (const error of errorsOf(workflows, action, value, required, dayOf(serverNow())))
      issues.push({ code: 'custom', path: error.field.split('.'), input: value, params: { error } })
  })
  return defineForm<InputValues, DecisionInput>(
    z.pipe(
      inputValues.check(rules),
      z.transform((values) => inputOf(askedBy(workflows, action), values)),
    ),
  )
}

/** Translates an issue that `inputForm` found. */
export function inputText(
  { params }: Issue,
  workflows: Workflows,
  action: string,
  translate: Translate,
): string | undefined {
  const { code } = (params as { error: InputError } | undefined)?.error ?? {}
  if (code === undefined) return undefined
  if (code === 'message')
    return translate('details:decision.error.message', {
      min: limits.message,
      max: limits.longestMessage,
    })
  if (typeof code === 'object')
    return blockerText(workflows, code.blocker, translate) ?? code.blocker
  if (code === 'noteLong' || code === 'noteShort') {
    const count = code === 'noteLong' ? maxNote(workflows, action) : shortestNote(workflows, action)
    return translate(`form:decision.error.${code}`, { count, number: count })
  }
  return translate(`decision:decision.error.${code}`, { number: limits.note })
}

/** Formats a day for a date field, in the user's time zone. */
function dayOf(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
