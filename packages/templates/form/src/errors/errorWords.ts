import type { Formats, Translate } from '@console/core/i18n'
import type { Kinds } from '@console/core/kinds'
import { conflictOf } from '@console/core/resources'
import { refusedOf, wordsOfRefusal } from '@console/kinds'

/** Messages specific to forms; the rest is shared with decisions. */
const ownWords = {
  forbidden: 'form:form.refused.forbidden',
  precondition_required: 'form:form.refused.incomplete',
  rate_limited: 'form:form.refused.rateLimited',
  stale_version: 'form:form.refused.changed',
  state_conflict: 'form:form.refused.changed',
  validation: 'form:form.refused.invalid',
} as const

/**
 * Translated message of a refused request.
 * @param kinds kinds of decisions, for the form of a decision: its messages name the blocker, and the user who acted
 * first
 */
export function wordsOfFormRefusal(
  error: unknown,
  translate: Translate,
  formats: Formats,
  kinds: Kinds = [],
): string {
  const decision = conflictOf(error)?.decision
  const refused = refusedOf(error, decision)
  const input = wordsOfRefusal(kinds, refused, translate, formats)
  if (!refused || !Object.hasOwn(ownWords, refused.code))
    return input ?? translate('form:form.refused.invalid')
  const own = translate(ownWords[refused.code as keyof typeof ownWords])
  return decision && input !== null && kinds.length > 0 ? `${input} ${own}` : own
}
