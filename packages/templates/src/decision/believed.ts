import type { ActionableRow } from '@console/domain/kinds'
import type { BulkProblem } from '@console/domain/resources'
import type { BulkItem } from './bulkParts'
import type { BulkOutcome } from './decisions'

/** What a server says became of one record. */
interface Result<Row> {
  token: string
  outcome: Exclude<BulkOutcome<ActionableRow>['outcome'], OwnOutcome>
  problem: BulkProblem | null
  row: Row | null
}

/** What the console says itself. */
type OwnOutcome = 'failed' | 'refused' | 'stopped' | 'notUndone' | 'perhapsUndone'

/**
 * What of an answer to many is believed: one outcome for each record that was sent. One that is not named was not answered; a
 * record that comes back on another version than it was sent on, and was not decided,
 * has changed since it was read, whatever else hinders it.
 */
export function believed<Row extends ActionableRow>(
  items: readonly BulkItem[],
  results: readonly Result<Row>[],
) {
  const byToken = new Map(results.toReversed().map((result) => [result.token, result]))
  return items.map(({ token, version }) => {
    const result = byToken.get(token)
    if (!result) return { token, outcome: 'failed' as const, problem: null, row: null }
    const { row } = result
    const isChanged = row !== null && result.outcome !== 'ok' && row.version !== version
    const outcome = isChanged && result.outcome !== 'conflict' ? 'stale' : result.outcome
    return { token, outcome, problem: result.problem, row }
  })
}
