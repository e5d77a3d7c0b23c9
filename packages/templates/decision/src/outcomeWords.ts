import type { ActionableRow, Kinds } from '@console/core/kinds'
import { type Formats, isolate, type Say } from '@console/core/i18n'
import { actionWord, refusedOf, wordsOfBlocker, wordsOfRefusal } from '@console/kinds'
import type { BulkOutcome, DecisionOfRow } from './decisions'

/**
 * Text in the row of a record that was not decided in bulk, not sent, or not undone; null for every other. `wordsOfResult` has
 * the text for accepted ones.
 */
export function wordsOfOutcome<Row extends ActionableRow>(
  kinds: Kinds,
  { outcome, problem, row }: BulkOutcome<Row>,
  say: Say,
  formats: Formats,
): string | null {
  if (outcome === 'ok' || outcome === 'unsuccessful' || outcome === 'checking') return null
  if (outcome === 'leftOut' && problem && row) return wordsOfBlocker(kinds, problem.code, row, say)
  const said =
    wordsOfRefusal(kinds, problem, say, formats) ??
    say(
      outcome === 'failed' || outcome === 'not_eligible'
        ? `kinds:decision.outcome.${outcome}`
        : `decision:decision.outcome.${outcome}`,
    )
  return outcome === 'stale' ? `${said} ${say('decision:decision.outcome.look')}` : said
}

/** Text for a decision that was refused or got no answer; null for every other. */
export function wordsOfError<Row extends ActionableRow>(
  kinds: Kinds,
  { state, conflict, error }: DecisionOfRow<Row>,
  say: Say,
  formats: Formats,
): string | null {
  const said = wordsOfRefusal(kinds, refusedOf(error, conflict?.decision), say, formats)
  switch (state) {
    case 'refused.stale':
    case 'refused.conflict':
      if (error?.status === 404) return say('kinds:decision.conflict.gone')
      return said ?? say('kinds:decision.conflict.changed')
    case 'refused.forbidden':
      return said ?? say('kinds:decision.refused.forbidden')
    case 'refused.invalid':
      return said ?? say('kinds:decision.refused.invalid')
    case 'refused.rateLimited':
    case 'refused.unsent':
      return said ?? say('kinds:decision.refused.rateLimited')
    case 'failed':
    case 'checking':
      return say(
        error?.code === 'foreign' ? 'decision:decision.foreign' : 'decision:decision.failed',
      )
    default:
      return null
  }
}

/** Text for a decision that was sent and not answered: its action, amount and time, and that asking again is safe. */
export function wordsOfAttempt<Row extends ActionableRow>(
  kinds: Kinds,
  { action, attempt, error }: Pick<DecisionOfRow<Row>, 'action' | 'attempt' | 'error'>,
  say: Say,
  formats: Formats,
): string | null {
  if (!attempt) return null
  const { at, amount } = attempt
  const what = {
    action: actionWord(kinds, action, say),
    time: isolate(formats.dateTime(at)),
    amount: amount ? isolate(formats.money(amount)) : '',
  }
  const known = say(
    amount ? 'decision:decision.attempt.knownAmount' : 'decision:decision.attempt.known',
    what,
  )
  const why = error?.code === 'foreign' ? ` ${say('decision:decision.foreign')}` : ''
  return `${known}${why} ${say('decision:decision.attempt.once')}`
}
