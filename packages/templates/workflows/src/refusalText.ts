import { ApiError, serverNow } from '@console/core/api'
import { claimingOf, type Decision, type Workflows } from '@console/core/workflows'
import { type Formats, isolate, type Translate } from '@console/core/i18n'
import { happenedText, blockerText, isClaim } from './workflowTexts'

/** Refusal as the server reports it. */
export interface Refused {
  code: string
  /** Server's message, in its own language; null without one. */
  message: string | null
  /** Decision that came first; null without one. */
  decision: Decision | null
}

/** Refusals with their own messages, besides blockers. */
const refusalMessages = {
  forbidden: 'workflows:decision.refused.forbidden',
  not_eligible: 'workflows:decision.outcome.not_eligible',
  not_found: 'workflows:decision.conflict.gone',
  offline: 'workflows:decision.refused.offline',
  rate_limited: 'workflows:decision.refused.rateLimited',
  server_error: 'workflows:decision.outcome.failed',
  stale_version: 'workflows:decision.conflict.changed',
  state_conflict: 'workflows:decision.conflict.changed',
  undo_expired: 'workflows:decision.refused.undoExpired',
  undo_superseded: 'workflows:decision.refused.undoSuperseded',
  validation: 'workflows:decision.refused.invalid',
} as const

/** Reports whether a refusal means that another user acted first. */
export function isOvertaken({ code }: Pick<Refused, 'code'>): boolean {
  return code === 'stale_version' || code === 'state_conflict'
}

/**
 * Translated message of a refusal; the server's own message only for a code that the console does not know. Null without any, and
 * without a refusal.
 */
export function refusalText(
  workflows: Workflows,
  refused: Refused | null,
  translate: Translate,
  formats: Formats,
): string | null {
  if (!refused) return null
  const { code, message, decision } = refused
  const isClaimed =
    isClaim(workflows, code) &&
    decision !== null &&
    claimingOf(workflows, decision.action) === 'take'
  if (decision && (isOvertaken(refused) || isClaimed)) {
    const { action, by, at } = decision
    const values = { actor: isolate(by.name), ago: agoOf(new Date(at), translate, formats) }
    const happened = happenedText(workflows, action, values, translate)
    if (happened !== null) return happened
  }
  const blocked = blockerText(workflows, code, translate)
  if (blocked !== null) return blocked
  if (hasMessage(code)) return translate(refusalMessages[code])
  return message
}

/** Refusal in an error; null for an error that is no failed request. Without a code the status decides. */
export function refusedOf(error: unknown, decision: Decision | null = null): Refused | null {
  if (!(error instanceof ApiError)) return null
  const { code, status, serverMessage: message } = error
  const isBare = code === `http_${status}` && message === null
  return { code: isBare ? (codeOf(status) ?? code) : code, message, decision }
}

/** Code of a status without one. */
function codeOf(status: number): string | undefined {
  if (status >= 500) return 'server_error'
  const meant: Record<number, string> = {
    403: 'forbidden',
    404: 'not_found',
    409: 'state_conflict',
    412: 'stale_version',
    429: 'rate_limited',
  }
  return meant[status] ?? (status >= 400 && status !== 408 ? 'validation' : undefined)
}

/** Relative time; less than a minute is "just now". */
function agoOf(at: Date, translate: Translate, formats: Formats): string {
  const now = serverNow()
  return now.getTime() - at.getTime() < 60_000
    ? translate('workflows:decision.justNow')
    : formats.ago(at, now)
}

function hasMessage(code: string): code is keyof typeof refusalMessages {
  return Object.hasOwn(refusalMessages, code)
}
