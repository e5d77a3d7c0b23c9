import type { ActionableRow, Workflows } from '@console/core/workflows'
import type { Formats, Translate } from '@console/core/i18n'
import type { Notice } from '@console/core/notices'
import { actionText, refusalText } from '@console/workflows'
import type { BulkUndoOutcome } from './bulkMachine'
import { groupsOf, type ItemOutcome } from './bulkParts'
import type { BulkDecision } from '../decisions'

/** Result of a bulk decision, or of its undo. */
export function bulkTexts(
  workflows: Workflows,
  {
    state,
    action,
    total,
    done,
    succeeded,
    checking,
    unclear,
    takenBack,
    notTakenBack,
    error,
  }: Pick<
    BulkDecision<ActionableRow>,
    | 'state'
    | 'action'
    | 'total'
    | 'done'
    | 'succeeded'
    | 'checking'
    | 'unclear'
    | 'takenBack'
    | 'notTakenBack'
    | 'error'
  >,
  translate: Translate,
  formats: Formats,
): string {
  const end = state.slice('finished.'.length) as 'all' | 'partial' | 'none'
  if (action === null || (end === 'none' && error !== null && done === 0))
    return translate('decision:decision.bulk.notGathered')
  if (notTakenBack.count > 0)
    return translate('decision:decision.bulk.undoOf', {
      done: formats.number(takenBack),
      total: formats.number(takenBack + notTakenBack.count),
    })
  return translate(
    unclear + checking > 0 ? 'decision:decision.bulk.partial' : `decision:decision.bulk.${end}`,
    {
      action: actionText(workflows, action, translate),
      total: formats.number(total),
      done: formats.number(succeeded),
    },
  )
}

/** Summary of the records that are not done, if any: the same text in the bar, in a notification and in the report. */
export function groupsText(
  { outcomes }: Pick<BulkDecision<ActionableRow>, 'outcomes'>,
  translate: Translate,
  formats: Formats,
): string[] {
  return groupsOf(outcomes)
    .filter(({ group }) => group !== 'done')
    .map(({ group, all }) =>
      translate(`decision:decision.bulk.group.${group}`, { number: formats.number(all.length) }),
    )
}

/** Label of the undo button: it does not promise to undo everything when it is too late for some records. */
export function undoButtonText(
  { undoable, succeeded }: Pick<BulkDecision<ActionableRow>, 'undoable' | 'succeeded'>,
  translate: Translate,
  formats: Formats,
): string {
  return undoable < succeeded
    ? translate('decision:decision.bulk.undoSome', { number: formats.number(undoable) })
    : translate('decision:decision.bulk.undo')
}

/** Result of an undo; records that were not undone are named. */
export function undoText(
  workflows: Workflows,
  { results, progress }: BulkUndoOutcome,
  nameOf: (row: ActionableRow) => string,
  translate: Translate,
  formats: Formats,
): Pick<Notice, 'variant' | 'title' | 'description'> {
  const left = notTakenBackOf(progress.outcomes, nameOf)
  const still = [...progress.outcomes.values()].filter(({ outcome }) => outcome === 'ok').length
  const taken = results.reduce((sum, each) => sum + each.taken.length, 0)
  if (left.count === 0)
    return {
      variant: 'info',
      title:
        still === 0
          ? translate('decision:decision.bulk.undone')
          : translate('decision:decision.bulk.undoneSome', {
              done: formats.number(taken),
              total: formats.number(taken + still),
            }),
    }
  const isUnclear = results.some((each) => each.isUnclear)
  const why = results.find(({ problem }) => problem)?.problem ?? null
  return {
    variant: 'error',
    title: translate(
      isUnclear
        ? 'decision:decision.bulk.perhapsUndone'
        : taken > 0
          ? 'decision:decision.bulk.partlyUndone'
          : 'decision:decision.bulk.notUndone',
    ),
    description: [
      refusalText(workflows, why, translate, formats),
      translate('decision:decision.bulk.left', { names: namesOf(left, 5, translate, formats) }),
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** Records that stayed decided after an undo. */
export function notTakenBackOf(
  outcomes: ReadonlyMap<string, ItemOutcome>,
  nameOf: (row: ActionableRow) => string,
): BulkDecision<ActionableRow>['notTakenBack'] {
  const left = [...outcomes.values()].filter(({ outcome }) =>
    ['notUndone', 'perhapsUndone'].includes(outcome),
  )
  return { count: left.length, names: left.flatMap(({ row }) => (row ? nameOf(row) : [])) }
}

/** Names for a sentence: the first of them, and the number of others. */
export function namesOf(
  { count, names }: BulkDecision<ActionableRow>['notTakenBack'],
  max: number,
  translate: Translate,
  formats: Formats,
): string {
  const reported = names.slice(0, max)
  const list = formats.list(reported)
  const others = count - reported.length
  if (others === 0) return list
  const number = formats.number(others)
  return reported.length === 0
    ? number
    : translate('decision:decision.bulk.others', { names: list, number })
}
