import type { Formats } from '@console/core/i18n'
import type { Kinds } from '@console/core/kinds'
import { conflictOf } from '@console/core/resources'
import { refusedOf, type TemplateWords, wordsOfRefusal } from '@console/kinds'

/** What a form says in its own way; the rest is said as of decisions. */
const ownWords = {
  forbidden: 'form.refused.forbidden',
  precondition_required: 'form.refused.incomplete',
  rate_limited: 'form.refused.rateLimited',
  stale_version: 'form.refused.changed',
  state_conflict: 'form.refused.changed',
  validation: 'form.refused.invalid',
} as const

/**
 * What is said of something that was refused, in the reader's language.
 * @param kinds what can be decided, where the form is that of a decision: it says what hinders it, and who came first
 */
export function wordsOfFormRefusal(
  error: unknown,
  t: TemplateWords,
  formats: Formats,
  kinds: Kinds = [],
): string {
  const decision = conflictOf(error)?.decision
  const refused = refusedOf(error, decision)
  const said = wordsOfRefusal(kinds, refused, t, formats)
  if (!refused || !Object.hasOwn(ownWords, refused.code)) return said ?? t('form.refused.invalid')
  const own = t(ownWords[refused.code as keyof typeof ownWords])
  return decision && said !== null && kinds.length > 0 ? `${said} ${own}` : own
}
