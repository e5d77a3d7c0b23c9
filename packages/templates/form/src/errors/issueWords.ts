import type { Formats } from '@console/core/i18n'
import type * as z from 'zod/mini'
import type { TemplateWords } from '@console/kinds'

/** What a schema finds fault with: zod's issue, with the value it is about as `input`. */
export type Issue = z.core.$ZodRawIssue

/** What a screen says of an issue in its own words; undefined leaves it to the words that all forms share. */
export type SayIssue = (issue: Issue) => string | undefined

/**
 * What is said of a value that a schema refuses, in the reader's language. What is missing is asked for, whatever rule it
 * breaks. A rule of the schema's own (`z.refine`) has its words from the screen: they stand in its word files, not in a schema.
 */
export function wordsOfIssue(issue: Issue, t: TemplateWords, formats: Formats): string {
  if (isEmpty(issue.input)) return t('form.error.required')
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return t('form.error.whole')
      return t(issue.expected === 'number' ? 'form.error.number' : 'form.error.other')
    case 'too_small':
    case 'too_big':
      return wordsOfSize(issue, t, formats)
    case 'not_multiple_of':
      return t('form.error.step', { number: formats.number(issue.divisor) })
    case 'invalid_format':
      return wordsOfFormat(issue.format, t)
    case 'invalid_value':
      return t('form.error.choice')
    default:
      return t('form.error.other')
  }
}

/** Whether nothing is in a field. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value === 'object' && value !== null && 'amount' in value) return isEmpty(value.amount)
  return value == null || (Array.isArray(value) && value.length === 0)
}

function wordsOfSize(
  issue:
    | z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>
    | z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>,
  t: TemplateWords,
  formats: Formats,
): string {
  const isSmall = issue.code === 'too_small'
  const number = formats.number(Number(isSmall ? issue.minimum : issue.maximum))
  if (issue.origin === 'string')
    return t(isSmall ? 'decision.error.noteShort' : 'decision.error.noteLong', { number })
  if (isSmall) return t(issue.inclusive ? 'form.error.least' : 'form.error.more', { number })
  return t(issue.inclusive ? 'form.error.most' : 'form.error.less', { number })
}

function wordsOfFormat(format: string, t: TemplateWords): string {
  if (format === 'email') return t('form.error.email')
  if (format === 'url') return t('form.error.url')
  return t('form.error.format')
}
