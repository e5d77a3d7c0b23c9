import { type Action, type ReasonCode, type RequestedChange, reasonCodes } from '@console/domain/approval'
import { shortestNote } from '@console/domain/kinds'
import type { Said } from './decisions'
import * as z from 'zod/mini'

/** What is in the form of a decision; every form has all of it, and shows what its action needs. */
export const saidValues = z.object({
  reasonCode: z.nullable(z.enum(reasonCodes)),
  note: z.string(),
  /** A day, `2026-07-01`, or empty. */
  until: z.string(),
  waive: z.array(z.string()),
  fields: z.array(z.object({ pointer: z.string(), message: z.string() })),
})

/** What is in the form of a decision. */
export type SaidValues = z.infer<typeof saidValues>

/** Domain design 9: how long texts may be, and how many. */
export const limits = {
  note: shortestNote,
  longestNote: 500,
  longestReason: 2000,
  message: 5,
  longestMessage: 300,
  fields: 20,
  untilDays: 365,
} as const

/** What is wrong with a form, and which numbers its words name. */
export interface SaidError {
  /** The field that is at fault: `note`, `fields/0`. */
  field: 'reasonCode' | 'note' | 'until' | 'waive' | 'fields' | `fields/${number}`
  code: 'reason' | 'noteShort' | 'noteLong' | 'until' | 'waive' | 'message' | 'changes'
}

/** Which fields the form of an action has. */
export function fieldsOf(action: Action): {
  hasReason: boolean
  hasUntil: boolean
  hasMessages: boolean
} {
  return {
    hasReason: action === 'reject' || action === 'suspend' || action === 'hide',
    hasUntil: action === 'suspend',
    hasMessages: action === 'request_changes',
  }
}

/** The fewest characters the note must have; 0 where it may be left empty. */
export function leastNote(action: Action, values: SaidValues): number {
  if (action === 'reopen' || values.waive.length > 0 || values.reasonCode === 'other')
    return limits.note
  return action === 'request_changes' && values.fields.length === 0 ? limits.note : 0
}

/** The form of a decision in which nothing is written. */
export const nothingSaid: SaidValues = {
  reasonCode: null,
  note: '',
  until: '',
  waive: [],
  fields: [],
}

/**
 * What is wrong with a form (domain design 9).
 * @param failed codes of the required checks that failed: an approval waives each of them
 * @param today a day, `2026-06-15`
 */
export function errorsOf(
  action: Action,
  values: SaidValues,
  failed: readonly string[],
  today: string,
): SaidError[] {
  const { hasReason, hasUntil, hasMessages } = fieldsOf(action)
  const errors: SaidError[] = []
  const length = values.note.trim().length
  const longest = action === 'approve' ? limits.longestNote : limits.longestReason

  if (hasReason && values.reasonCode === null) errors.push({ field: 'reasonCode', code: 'reason' })
  if (action === 'approve' && failed.some((code) => !values.waive.includes(code)))
    errors.push({ field: 'waive', code: 'waive' })
  if (hasUntil && values.until !== '' && !isWithinAYear(values.until, today))
    errors.push({ field: 'until', code: 'until' })
  if (hasMessages)
    for (const [place, { message }] of values.fields.entries()) {
      const size = message.trim().length
      if (size < limits.message || size > limits.longestMessage)
        errors.push({ field: `fields/${place}`, code: 'message' })
    }
  if (length > longest) errors.push({ field: 'note', code: 'noteLong' })
  else if (length < leastNote(action, values))
    errors.push(
      action === 'request_changes'
        ? { field: 'note', code: 'changes' }
        : { field: 'note', code: 'noteShort' },
    )
  return errors
}

/** What a form without errors says: what was left empty is left out. */
export function saidOf(action: Action, values: SaidValues): Said {
  const { hasReason, hasUntil, hasMessages } = fieldsOf(action)
  const note = values.note.trim()
  return {
    ...(hasReason && values.reasonCode ? { reasonCode: values.reasonCode } : {}),
    ...(note === '' ? {} : { note }),
    ...(hasUntil && values.until !== '' ? { until: endOfDay(values.until) } : {}),
    ...(values.waive.length > 0 ? { waive: values.waive } : {}),
    ...(hasMessages && values.fields.length > 0 ? { fields: values.fields.map(trimmed) } : {}),
  }
}

/** The reasons from which one can be chosen: the usual ones first, `other` last. */
export function reasonsInOrder(usual: readonly ReasonCode[] = []): readonly ReasonCode[] {
  return [...new Set([...usual, ...reasonCodes])]
}

function trimmed({ pointer, message }: RequestedChange): RequestedChange {
  return { pointer, message: message.trim() }
}

/** The last second of a day where the reader is. */
function endOfDay(day: string): string {
  return `${new Date(`${day}T23:59:59`).toISOString().slice(0, 19)}Z`
}

function isWithinAYear(day: string, today: string): boolean {
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000
  return days >= 1 && days <= limits.untilDays
}
