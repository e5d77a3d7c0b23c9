import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

/** The schema of what a form writes: what is in its fields goes in, the body comes out. */
export type FormSchema = z.ZodMiniType<unknown, FieldValues>

/**
 * Checks what is in a form with its contract. The resolvers of @hookform keep only an issue's message, which a schema has in
 * one language; here each is said as it is found.
 * @param say what is said of an issue
 */
export function resolverOf(
  schema: FormSchema,
  say: (issue: z.core.$ZodRawIssue) => string,
): Resolver<FieldValues, unknown, { body: unknown }> {
  return (values, _, options) => {
    const result = schema.safeParse(values, { error: say })
    if (result.success) return { values: { body: result.data }, errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const { path, code = 'custom', message } of result.error.issues)
      errors[path.join('.') || 'root'] ??= { type: code, message }
    return { values: {} as Record<string, never>, errors: toNestErrors(errors, options) }
  }
}
