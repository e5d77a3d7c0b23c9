import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import type { FormSchema } from '../errors/resolve'

/** What is kept of a form: what is in it, what it began with, and what was sent and not answered for certain. */
export const keptForm = z.object({
  values: z.record(z.string(), z.unknown()),
  initial: z.record(z.string(), z.unknown()),
  attempt: z.nullable(z.object({ key: z.string(), body: z.string() })),
})

/** What is kept of a form. */
export type KeptForm = z.infer<typeof keptForm>

/**
 * Whether what was kept still has the shape of its form: after a new release it may not. What is merely not filled in, or
 * breaks a rule, has it.
 */
export function hasShape(schema: FormSchema, values: FieldValues): boolean {
  const { error } = schema.safeParse(values)
  const misshapen = error?.issues.filter((issue) => {
    if (issue.code !== 'invalid_type') return false
    const value = issue.path.reduce<unknown>((part, key) => (part as never)?.[key], values)
    // A text in a number field: what was typed is no number.
    const isTyped = typeof value === 'string' && ['number', 'int'].includes(issue.expected)
    return value !== null && !isTyped
  })
  return (misshapen ?? []).length === 0
}

/**
 * What was typed over what the form begins with now: only what was changed stays changed. So it is with each value of a group, as
 * with what is said of each of many rows, of which others may be chosen now.
 */
export function retype(typed: FieldValues, before: FieldValues, now: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(now).map(([key, value]) => {
      const [written, began] = [typed[key], before[key]]
      if (isSame(written, began) || !(key in typed)) return [key, value]
      return isGroup(written) && isGroup(began) && isGroup(value)
        ? [key, { ...written, ...retype(written, began, value) }]
        : [key, written]
    }),
  )
}

/** Several values under one name; an amount with its currency is one. */
export function isGroup(value: unknown): value is FieldValues {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !('amount' in value)
  )
}

/** Whether two values are written the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
