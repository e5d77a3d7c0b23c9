import { isUnfinishedDay } from '@console/ui'
import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Issue } from './issueText'

/** Schema of a form: takes the values of its fields, returns the body. */
export type FormSchema = z.ZodMiniType<unknown, FieldValues>

/** Error of one field. */
export interface FormFieldError {
  /** `lines.3.qty`; empty for the form as a whole. */
  field: string
  type: string
  message: string
}

/**
 * Validates the values of a form with its schema, and every date in them: an unfinished one is an error, whatever the schema says
 * about its text. One error per field.
 * @param translate message of an issue
 * @returns the body when there are no errors
 */
export function checkForm(
  schema: FormSchema,
  values: FieldValues,
  translate: (issue: Issue, values: FieldValues) => string,
): { body: unknown; errors: FormFieldError[] } {
  const errors = new Map<string, FormFieldError>()
  for (const { path, input } of unfinishedDays(values, [])) {
    const issue: Issue = { code: 'invalid_format', format: 'date', path, input }
    const field = path.join('.')
    errors.set(field, { field, type: 'date', message: translate(issue, values) })
  }
  const result = schema.safeParse(values, { error: (issue) => translate(issue, values) })
  for (const issue of result.error?.issues ?? []) {
    const { path, code, message } = issue
    const field = path.join('.')
    if (!errors.has(field) && !isOutdone(issue, result.error?.issues ?? []))
      errors.set(field, { field, type: code, message })
  }
  return { body: result.data, errors: [...errors.values()] }
}

/**
 * Resolver of a form. Those of @hookform keep only an issue's message, which a schema has in one language; here each issue is
 * translated as it is found.
 */
export function resolverOf(
  schema: FormSchema,
  translate: (issue: Issue, values: FieldValues) => string,
): Resolver<FieldValues, unknown, { body: unknown }> {
  return (values, _, options) => {
    const { body, errors } = checkForm(schema, values, translate)
    if (errors.length === 0) return { values: { body }, errors: {} }
    const named: Record<string, FieldError> = {}
    for (const { field, type, message } of errors) named[field || 'root'] = { type, message }
    return { values: {} as Record<string, never>, errors: toNestErrors(named, options) }
  }
}

/** A bound of the field replaces one beyond safe integers: "at most 30", not "at most 9,007,199,254,740,991". */
function isOutdone(issue: z.core.$ZodIssue, issues: readonly z.core.$ZodIssue[]): boolean {
  if (issue.code !== 'too_big' || issue.maximum !== Number.MAX_SAFE_INTEGER) return false
  const field = issue.path.join('.')
  return issues.some((other) => other !== issue && other.path.join('.') === field)
}

function unfinishedDays(
  value: unknown,
  path: (string | number)[],
): { path: typeof path; input: string }[] {
  if (typeof value === 'string') return isUnfinishedDay(value) ? [{ path, input: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => unfinishedDays(each, [...path, key]))
}
