import {
  type InputFields,
  limits,
  type Workflows,
  workflowOf,
  ruleOf,
  brokenInputRules,
} from '@console/core/workflows'
import type { DecisionInput } from '../decisions'
import type { FieldMessage } from '@console/details'
import { isUnfinishedDay } from '@console/ui'
import * as z from 'zod/mini'

/** Values of a decision's form. Every form has all of them and shows those that its action requires. */
export const inputValues = z.looseObject({
  reasonCode: z.nullable(z.string()),
  note: z.string(),
  /** Day, `2026-07-01`, or empty. */
  until: z.string(),
  waive: z.array(z.string()),
  fields: z.array(z.object({ pointer: z.string(), message: z.string() })),
})

/** Values of a decision's form; further numbers and names are stored under the names under which they are sent. */
export type InputValues = z.infer<typeof inputValues>

/** Error of a form, with the numbers that its message interpolates. */
export interface InputError {
  /** Invalid field: `note`, `fields.0.message`. */
  field: string
  /** `{ blocker }`: a rule of the workflow. */
  code:
    | 'reason'
    | 'noteShort'
    | 'noteLong'
    | 'until'
    | 'waive'
    | 'message'
    | 'changes'
    | { blocker: string }
}

/** Requirements beyond the rules of the workflow. */
export interface AlsoRequired {
  /** Codes of the required checks that failed: each has to be waived. */
  failed: readonly string[]
  /** Set when the shop's settings require a note. */
  needsNote: boolean
}

/** Input that an action requires; only a note by default. */
export function askedBy(workflows: Workflows, action: string): InputFields {
  return ruleOf(workflows, action).inputFields ?? {}
}

/** Rules that a missing or short note breaks. */
function brokenForNote(workflows: Workflows, action: string, values: InputValues): string[] {
  const input = inputOf(askedBy(workflows, action), values)
  const withNote = brokenInputRules(workflows, action, {
    ...input,
    note: '.'.repeat(shortestNote(workflows, action)),
  })
  const without = brokenInputRules(workflows, action, { ...input, note: '' })
  return without.filter((rule) => !withNote.includes(rule))
}

/**
 * Minimum characters of the note; 0 when it may be empty.
 * @param needsNote set when the shop's settings require one
 */
export function minNote(
  workflows: Workflows,
  action: string,
  values: InputValues,
  needsNote: boolean,
): number {
  return needsNote || brokenForNote(workflows, action, values).length > 0
    ? shortestNote(workflows, action)
    : 0
}

/** Minimum characters of a required note. */
export function shortestNote(workflows: Workflows, action: string): number {
  return askedBy(workflows, action).shortestNote ?? limits.note
}

/** Maximum characters of the note. */
export function maxNote(workflows: Workflows, action: string): number {
  return askedBy(workflows, action).longestNote ?? limits.longestNote
}

/** Values of an empty form. */
export function noInput({ texts = [] }: InputFields): InputValues {
  return {
    reasonCode: null,
    note: '',
    until: '',
    waive: [],
    fields: [],
    ...Object.fromEntries(texts.map((name) => [name, ''])),
  }
}

/**
 * Validates a form by the rules of the workflow and of its fields.
 * @param today a day, `2026-06-15`
 */
export function errorsOf(
  workflows: Workflows,
  action: string,
  values: InputValues,
  { failed, needsNote }: AlsoRequired,
  today: string,
): InputError[] {
  const asked = askedBy(workflows, action)
  const errors: InputError[] = []
  const length = values.note.trim().length

  const forNote = brokenForNote(workflows, action, values)
  const broken = brokenInputRules(workflows, action, inputOf(asked, values))
  for (const rule of broken.filter((each) => !forNote.includes(each)))
    errors.push(errorOfRule(workflows, action, rule))
  if (asked.waive && failed.some((code) => !values.waive.includes(code)))
    errors.push({ field: 'waive', code: 'waive' })
  if (asked.until && hasDay(values) && !isWithinAYear(values.until, today))
    errors.push({ field: 'until', code: 'until' })
  if (asked.messages)
    for (const [place, { message }] of values.fields.entries()) {
      const size = message.trim().length
      if (size < limits.message || size > limits.longestMessage)
        errors.push({ field: `fields.${place}.message`, code: 'message' })
    }
  if (length > maxNote(workflows, action)) errors.push({ field: 'note', code: 'noteLong' })
  else if (broken.some((rule) => forNote.includes(rule)))
    errors.push({ field: 'note', code: asked.messages ? 'changes' : 'noteShort' })
  else if (needsNote && length < shortestNote(workflows, action))
    errors.push({ field: 'note', code: 'noteShort' })
  return errors
}

function errorOfRule(workflows: Workflows, action: string, rule: string): InputError {
  if (rule === 'reason_missing') return { field: 'reasonCode', code: 'reason' }
  const answer = workflowOf(workflows, action).blockers[rule]
  const field = answer && 'field' in answer ? answer.field : 'note'
  return { field, code: { blocker: rule } }
}

/** Input of a valid form; empty values are omitted. */
export function inputOf(
  { reason, until, messages, waive, texts = [] }: InputFields,
  values: InputValues,
): DecisionInput {
  const note = values.note.trim()
  const written = texts
    .map((name) => [name, textOf(values[name]).trim()] as const)
    .filter(([, text]) => text !== '')
  return {
    ...(reason && values.reasonCode ? { reasonCode: values.reasonCode } : {}),
    ...(note === '' ? {} : { note }),
    ...(until && hasDay(values) ? { until: endOfDay(values.until) } : {}),
    ...Object.fromEntries(written),
    ...(waive && values.waive.length > 0 ? { waive: values.waive } : {}),
    ...(messages && values.fields.length > 0 ? { fields: values.fields.map(trimmed) } : {}),
  }
}

/** Reasons to choose from for an action: the usual ones first, `other` last. */
export function reasonsInOrder(
  workflows: Workflows,
  action: string,
  usual: readonly string[] = [],
): readonly string[] {
  return [...new Set([...usual, ...(workflowOf(workflows, action).reasons ?? [])])]
}

function trimmed({ pointer, message }: FieldMessage): FieldMessage {
  return { pointer, message: message.trim() }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** An unfinished day has its own error. */
const hasDay = ({ until }: InputValues) => until !== '' && !isUnfinishedDay(until)

/** Last second of a day in the user's time zone. */
function endOfDay(day: string): string {
  return `${new Date(`${day}T23:59:59`).toISOString().slice(0, 19)}Z`
}

function isWithinAYear(day: string, today: string): boolean {
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000
  return days >= 1 && days <= limits.untilDays
}
