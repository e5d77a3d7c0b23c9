import type { Formats } from '@console/core/i18n'
import type { TemplateWords } from '../decision/decisionWords'
import { refusedOf, wordsOfRefusal } from '../decision/refusalWords'

/** What a form says in its own way; the rest is said as of decisions. */
const ownWords = {
  forbidden: 'form.refused.forbidden',
  precondition_required: 'form.refused.incomplete',
  rate_limited: 'form.refused.rateLimited',
  stale_version: 'form.refused.changed',
  state_conflict: 'form.refused.changed',
  validation: 'form.refused.invalid',
} as const

/** What is said of something that was refused, in the reader's language. */
export function wordsOfFormRefusal(error: unknown, t: TemplateWords, formats: Formats): string {
  const refused = refusedOf(error)
  if (refused && Object.hasOwn(ownWords, refused.code))
    return t(ownWords[refused.code as keyof typeof ownWords])
  return wordsOfRefusal([], refused, t, formats) ?? t('form.refused.invalid')
}
