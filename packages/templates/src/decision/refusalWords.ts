import { ApiError, serverNow } from '@console/core/api'
import type { ActionableRow, Decision, Kinds } from '@console/domain/kinds'
import { type Formats, isolate } from '@console/core/i18n'
import type { TemplateWords } from './decisionWords'
import type { BulkOutcome, DecisionOfRow, Refused } from './decisions'
import { actionWord, happenedWord, hindranceWord } from '../kinds/kindWords'
import { wordsOfHindrance } from './wordsOfHindrance'

/** Refusals with words of their own, beside the hindrances (domain design 6.1). */
const refusalWords = {
  forbidden: 'decision.refused.forbidden',
  not_eligible: 'decision.outcome.not_eligible',
  not_found: 'decision.conflict.gone',
  offline: 'decision.refused.offline',
  rate_limited: 'decision.refused.rateLimited',
  server_error: 'decision.outcome.failed',
  stale_version: 'decision.conflict.changed',
  state_conflict: 'decision.conflict.changed',
  undo_expired: 'decision.refused.undoExpired',
  undo_superseded: 'decision.refused.undoSuperseded',
  validation: 'decision.refused.invalid',
} as const

/** Whether a refusal says that somebody came first; who, where that is known. */
export function isOvertaken({ code }: Pick<Refused, 'code'>): boolean {
  return code === 'stale_version' || code === 'state_conflict'
}

/**
 * What is said of a refusal, in the reader's language: the server's own words only where the console does not know its code.
 * Null where the server says nothing either, and where nothing was refused.
 */
export function wordsOfRefusal(
  kinds: Kinds,
  refused: Refused | null,
  t: TemplateWords,
  formats: Formats,
): string | null {
  if (!refused) return null
  const { code, message, decision } = refused
  const isClaimed = code === 'claimed_by_other' && decision?.action === 'claim'
  if (decision && (isOvertaken(refused) || isClaimed)) {
    const { action, by, at } = decision
    const values = { actor: isolate(by.name), ago: agoOf(new Date(at), t, formats) }
    const happened = happenedWord(kinds, action, values, t)
    if (happened !== null) return happened
  }
  const hindered = hindranceWord(kinds, code, t)
  if (hindered !== null) return hindered
  if (isWorded(code)) return t(refusalWords[code])
  return message
}

/**
 * What is said in the row of a record that was not decided with many, not sent, or not taken back with them; null for every other. What was
 * taken is said by `wordsOfResult`.
 */
export function wordsOfOutcome<Row extends ActionableRow>(
  kinds: Kinds,
  { outcome, problem, row }: BulkOutcome<Row>,
  t: TemplateWords,
  formats: Formats,
): string | null {
  if (outcome === 'ok' || outcome === 'unsuccessful' || outcome === 'checking') return null
  if (outcome === 'leftOut' && problem && row) return wordsOfHindrance(kinds, problem.code, row, t)
  const said = wordsOfRefusal(kinds, problem, t, formats) ?? t(`decision.outcome.${outcome}`)
  return outcome === 'stale' ? `${said} ${t('decision.outcome.look')}` : said
}

/** What a call's error says; null where it was no call that failed. A status says what it means where no code does. */
export function refusedOf(error: unknown, decision: Decision | null = null): Refused | null {
  if (!(error instanceof ApiError)) return null
  const { code, status, serverMessage: message } = error
  const isBare = code === `http_${status}` && message === null
  return { code: isBare ? (codeOf(status) ?? code) : code, message, decision }
}

/** What a status without a word means. */
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

/** What is said of a decision that was refused or got no answer; null for every other. */
export function wordsOfTrouble<Row extends ActionableRow>(
  kinds: Kinds,
  { state, conflict, error }: DecisionOfRow<Row>,
  t: TemplateWords,
  formats: Formats,
): string | null {
  const said = wordsOfRefusal(kinds, refusedOf(error, conflict?.decision), t, formats)
  switch (state) {
    case 'refused.stale':
    case 'refused.conflict':
      if (error?.status === 404) return t('decision.conflict.gone')
      return said ?? t('decision.conflict.changed')
    case 'refused.forbidden':
      return said ?? t('decision.refused.forbidden')
    case 'refused.invalid':
      return said ?? t('decision.refused.invalid')
    case 'refused.rateLimited':
    case 'refused.unsent':
      return said ?? t('decision.refused.rateLimited')
    case 'failed':
    case 'checking':
      return t(error?.code === 'foreign' ? 'decision.foreign' : 'decision.failed')
    default:
      return null
  }
}

/** What is known of a decision that was sent and not answered: what it was, its amount and when it was sent, and that asking is safe. */
export function wordsOfAttempt<Row extends ActionableRow>(
  kinds: Kinds,
  { action, attempt, error }: Pick<DecisionOfRow<Row>, 'action' | 'attempt' | 'error'>,
  t: TemplateWords,
  formats: Formats,
): string | null {
  if (!attempt) return null
  const { at, amount } = attempt
  const what = {
    action: actionWord(kinds, action, t),
    time: isolate(formats.dateTime(at)),
    amount: amount ? isolate(formats.money(amount)) : '',
  }
  const known = t(amount ? 'decision.attempt.knownAmount' : 'decision.attempt.known', what)
  const why = error?.code === 'foreign' ? ` ${t('decision.foreign')}` : ''
  return `${known}${why} ${t('decision.attempt.once')}`
}

/** How long ago something was; what has just happened is not told in minutes. */
function agoOf(at: Date, t: TemplateWords, formats: Formats): string {
  const now = serverNow()
  return now.getTime() - at.getTime() < 60_000 ? t('decision.justNow') : formats.ago(at, now)
}

/** Whether someone else came first. */
export function isConflict(state: string): boolean {
  return state === 'refused.stale' || state === 'refused.conflict'
}

function isWorded(code: string): code is keyof typeof refusalWords {
  return Object.hasOwn(refusalWords, code)
}
