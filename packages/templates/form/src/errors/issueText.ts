import { currencies, type Currency } from '@console/core/contracts'
import type { Formats, Translate } from '@console/core/i18n'
import { isImpossibleDay, isUnfinishedDay, unparsedText } from '@console/ui'
import type * as z from 'zod/mini'

/** Validation issue of zod, with the invalid value as `input`. */
export type Issue = z.core.$ZodRawIssue

/** Custom message of a screen for an issue; undefined selects the message that all forms share. */
export type DescribeIssue = (issue: Issue) => string | undefined

/**
 * Translated message of an issue. A missing value is always reported as required, whatever rule it breaks. Bounds have the unit
 * of their field: amounts with their currency, basis points (`…Bps`) in per cent. The message of a custom rule (`z.refine`) comes
 * from the screen: it is in its messages, not in a schema.
 * @param values all values of the form, for the unit of an amount
 */
export function issueText(
  issue: Issue,
  translate: Translate,
  formats: Formats,
  values?: object,
): string {
  if (typeof issue.input === 'string' && isUnfinishedDay(issue.input))
    return unfinishedDayText(issue.input, translate, formats)
  if (isEmpty(issue.input)) return translate('form:form.error.required')
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return translate('form:form.error.whole')
      return translate(
        issue.expected === 'number' ? 'form:form.error.number' : 'form:form.error.other',
      )
    case 'too_small':
    case 'too_big':
      return sizeText(issue, translate, formats, values)
    case 'not_multiple_of':
      return translate('form:form.error.step', { number: formats.number(issue.divisor) })
    case 'invalid_format':
      return formatText(issue.format, translate)
    case 'invalid_value':
      return translate('form:form.error.choice')
    default:
      return translate('form:form.error.other')
  }
}

function unfinishedDayText(value: string, translate: Translate, formats: Formats): string {
  const text = unparsedText(value)
  if (text !== null) return translate('form:form.error.unreadDay', { text: formats.isolate(text) })
  return translate(isImpossibleDay(value) ? 'form:form.error.noDay' : 'form:form.error.day')
}

/** Reports whether a field is empty. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value === 'object' && value !== null && 'amount' in value) return isEmpty(value.amount)
  return value == null || (Array.isArray(value) && value.length === 0)
}

function sizeText(
  issue:
    | z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>
    | z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>,
  translate: Translate,
  formats: Formats,
  values: object | undefined,
): string {
  const isSmall = issue.code === 'too_small'
  const count = Number(isSmall ? issue.minimum : issue.maximum)
  const number = inUnit(count, issue.path ?? [], formats, values)
  if (issue.origin === 'string')
    return translate(isSmall ? 'form:decision.error.noteShort' : 'form:decision.error.noteLong', {
      count,
      number,
    })
  if (isSmall)
    return translate(issue.inclusive ? 'form:form.error.least' : 'form:form.error.more', { number })
  return translate(issue.inclusive ? 'form:form.error.most' : 'form:form.error.less', { number })
}

/** Bound in the unit of its field. */
function inUnit(
  count: number,
  path: readonly PropertyKey[],
  formats: Formats,
  values: object | undefined,
): string {
  const name = String(path.at(-1) ?? '')
  if (name.endsWith('Bps')) return formats.percent(count / 10_000)
  const money = path.slice(0, -1).reduce<unknown>((part, key) => (part as never)?.[key], values)
  const { currency } = (money ?? {}) as { currency?: string }
  return name === 'amount' && currency !== undefined && currency in currencies
    ? formats.money({ amount: count, currency: currency as Currency })
    : formats.number(count)
}

function formatText(format: string, translate: Translate): string {
  if (format === 'email') return translate('form:form.error.email')
  if (format === 'url') return translate('form:form.error.url')
  return translate('form:form.error.format')
}
