import type { ActionableRow, Workflows } from '@console/core/workflows'
import { type Formats, isolate, type Translate } from '@console/core/i18n'
import { actionText, refusedOf, blockerExplanation, refusalText } from '@console/workflows'
import type { BulkOutcome, DecisionOfRow } from './decisions'

/**
 * Text in the row of a record that was not decided in bulk, not sent, or not undone; null for every other. `resultText` has
 * the text for accepted ones.
 */
export function outcomeText<Row extends ActionableRow>(
  workflows: Workflows,
  { outcome, problem, row }: BulkOutcome<Row>,
  translate: Translate,
  formats: Formats,
): string | null {
  if (outcome === 'ok' || outcome === 'unsuccessful' || outcome === 'checking') return null
  if (outcome === 'leftOut' && problem && row)
    return blockerExplanation(workflows, problem.code, row, translate)
  const input =
    refusalText(workflows, problem, translate, formats) ??
    translate(
      outcome === 'failed' || outcome === 'not_eligible'
        ? `workflows:decision.outcome.${outcome}`
        : `decision:decision.outcome.${outcome}`,
    )
  return outcome === 'stale' ? `${input} ${translate('decision:decision.outcome.look')}` : input
}

/** Text for a decision that was refused or got no answer; null for every other. */
export function errorText<Row extends ActionableRow>(
  workflows: Workflows,
  { state, conflict, error }: DecisionOfRow<Row>,
  translate: Translate,
  formats: Formats,
): string | null {
  const input = refusalText(workflows, refusedOf(error, conflict?.decision), translate, formats)
  switch (state) {
    case 'refused.stale':
    case 'refused.conflict':
      if (error?.status === 404) return translate('workflows:decision.conflict.gone')
      return input ?? translate('workflows:decision.conflict.changed')
    case 'refused.forbidden':
      return input ?? translate('workflows:decision.refused.forbidden')
    case 'refused.invalid':
      return input ?? translate('workflows:decision.refused.invalid')
    case 'refused.rateLimited':
    case 'refused.unsent':
      return input ?? translate('workflows:decision.refused.rateLimited')
    case 'failed':
    case 'checking':
      return translate(
        error?.code === 'mismatched' ? 'decision:decision.mismatched' : 'decision:decision.failed',
      )
    default:
      return null
  }
}

/** Text for a decision that was sent and not answered: its action, amount and time, and that asking again is safe. */
export function attemptText<Row extends ActionableRow>(
  workflows: Workflows,
  { action, attempt, error }: Pick<DecisionOfRow<Row>, 'action' | 'attempt' | 'error'>,
  translate: Translate,
  formats: Formats,
): string | null {
  if (!attempt) return null
  const { at, amount } = attempt
  const what = {
    action: actionText(workflows, action, translate),
    time: isolate(formats.dateTime(at)),
    amount: amount ? isolate(formats.money(amount)) : '',
  }
  const known = translate(
    amount ? 'decision:decision.attempt.knownAmount' : 'decision:decision.attempt.known',
    what,
  )
  const why = error?.code === 'mismatched' ? ` ${translate('decision:decision.mismatched')}` : ''
  return `${known}${why} ${translate('decision:decision.attempt.once')}`
}
