import type { ActionableRow } from '@console/core/contracts'
import type { Formats } from '@console/core/i18n'
import type { UseTranslationResponse } from 'react-i18next'
import type { BulkDecision } from './decisions'

/** The words of templates. */
export type TemplateWords = UseTranslationResponse<'templates', undefined>['t']

/** A name inside a sentence, which may be written in the other direction. */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`
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
