import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import type { FormSchema } from '../errors/resolve'

/** Stored draft of a form: its values, the values that it started with, and a request without a definite answer. */
export const storedForm = z.object({
  values: z.record(z.string(), z.unknown()),
  initial: z.record(z.string(), z.unknown()),
  attempt: z.nullable(z.object({ key: z.string(), body: z.string() })),
})

/** Stored draft of a form. */
export type StoredForm = z.infer<typeof storedForm>

/**
 * Reports whether a draft still has the shape of its form: after a new release it may not. Missing values and broken rules do not
 * matter.
 */
export function hasShape(schema: FormSchema, values: FieldValues): boolean {
  const { error } = schema.safeParse(values)
  const misshapen = error?.issues.filter((issue) => {
    if (issue.code !== 'invalid_type') return false
    const value = issue.path.reduce<unknown>((part, key) => (part as never)?.[key], values)
    // Text in a number field: the input is no number.
    const isTyped = typeof value === 'string' && ['number', 'int'].includes(issue.expected)
    return value !== null && !isTyped
  })
  return (misshapen ?? []).length === 0
}

/**
 * Applies typed values to a new base: only changes are kept. The same goes for each value of a group, such as input per row in a
 * bulk decision, whose rows may differ now.
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

/** Several values under one name, as an amount with its currency. */
export function isGroup(value: unknown): value is FieldValues {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !('amount' in value)
  )
}

/** Reports whether two values are serialized the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
