import type { Formats, Translate } from '@console/core/i18n'
import type { Workflows } from '@console/core/workflows'
import { conflictOf } from '@console/core/resources'
import { refusedOf, refusalText } from '@console/workflows'

/** Messages specific to forms; the rest is shared with decisions. */
const ownMessages = {
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
export function formRefusalText(
  error: unknown,
  translate: Translate,
  formats: Formats,
  workflows: Workflows = [],
): string {
  const decision = conflictOf(error)?.decision
  const refused = refusedOf(error, decision)
  const input = refusalText(workflows, refused, translate, formats)
  if (!refused || !Object.hasOwn(ownMessages, refused.code))
    return input ?? translate('form:form.refused.invalid')
  const own = translate(ownMessages[refused.code as keyof typeof ownMessages])
  return decision && input !== null && workflows.length > 0 ? `${input} ${own}` : own
}
