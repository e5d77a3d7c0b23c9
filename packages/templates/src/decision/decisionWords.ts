import { serverNow } from '@console/core/api'
import type { ActionableRow } from '@console/core/contracts'
import type { Formats } from '@console/core/i18n'
import type { UseTranslationResponse } from 'react-i18next'
import type { BulkDecision, DecisionOfRow } from './decisions'

/** The words of templates. */
export type TemplateWords = UseTranslationResponse<'templates', undefined>['t']

/** A name inside a sentence, which may be written in the other direction. */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`
}

/** What is said of a decision that was refused or got no answer; null for every other. */
export function wordsOfTrouble<Row extends ActionableRow>(
  { state, conflict, error }: DecisionOfRow<Row>,
  t: TemplateWords,
  formats: Formats,
): string | null {
  const said = error?.serverMessage
  switch (state) {
    case 'refused.stale':
    case 'refused.conflict': {
      if (error?.status === 404) return t('decision.conflict.gone')
      if (!conflict?.decision) return said ?? t('decision.conflict.changed')
      const { action, by, at } = conflict.decision
      return t(`decision.happened.${action}`, {
        actor: isolate(by.name),
        ago: agoOf(new Date(at), t, formats),
      })
    }
    case 'refused.forbidden':
      return said ?? t('decision.refused.forbidden')
    case 'refused.invalid':
      return said ?? t('decision.refused.invalid')
    case 'refused.rateLimited':
      return t('decision.refused.rateLimited')
    case 'failed':
      return t('decision.failed')
    default:
      return null
  }
}

/** How a decision about many has ended. */
export function wordsOfBulk(
  {
    state,
    action,
    total,
    done,
    succeeded,
    error,
  }: Pick<
    BulkDecision<ActionableRow>,
    'state' | 'action' | 'total' | 'done' | 'succeeded' | 'error'
  >,
  t: TemplateWords,
  formats: Formats,
): string {
  const end = state.slice('finished.'.length) as 'all' | 'partial' | 'none'
  if (action === null || (end === 'none' && error !== null && done === 0))
    return t('decision.bulk.notGathered')
  return t(`decision.bulk.${end}`, {
    action: t(`action.${action}`),
    total: formats.number(total),
    done: formats.number(succeeded),
  })
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
