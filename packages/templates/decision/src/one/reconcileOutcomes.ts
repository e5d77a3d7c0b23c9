import type { ActionableRow, AnyKind } from '@console/core/kinds'
import type { bulkOutcomes, BulkProblem } from '@console/core/resources'
import type { BulkItem, ItemOutcome } from '../many/bulkParts'
import { isOvertaken } from '@console/kinds'
import { resultOf } from '../results'
import { hindranceOf } from '../many/bulkEligibility'

/** What a server says became of one record. */
interface Result<Row> {
  token: string
  outcome: (typeof bulkOutcomes)[number]
  problem: BulkProblem | null
  row: Row | null
}

/**
 * Normalizes a bulk response to one outcome for each submitted record. A record that is not named was not answered. One
 * that was not decided and comes back on another version has changed since it was read, whatever else hinders it. On the same
 * version, nobody else came first: its row says what hinders it. What was accepted is done only where its record says so
 * (`resultOf`).
 */
export function reconcileOutcomes<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  items: readonly BulkItem[],
  results: readonly Result<Row>[],
) {
  const byToken = new Map(results.toReversed().map((result) => [result.token, result]))
  return items.map(({ token, version }): ItemOutcome & { row: Row | null } => {
    const result = byToken.get(token)
    if (!result) return { token, outcome: 'failed', problem: null, row: null }
    const { row, outcome, problem } = result
    if (row === null) return result
    if (outcome === 'ok') return { ...result, outcome: cameTo[resultOf(kinds, action, row)] }
    if (row.version !== version)
      return { ...result, outcome: outcome === 'conflict' ? outcome : 'stale' }
    const hindrance = hindranceOf(row, action)
    if (outcome !== 'conflict' || hindrance === null) return result
    return {
      ...result,
      outcome: 'not_eligible',
      problem: problem && asHindered(problem, hindrance),
    }
  })
}

const cameTo = { done: 'ok', failed: 'unsuccessful', unknown: 'checking' } as const

/** Why something is not possible, where the server only says that it is not: what the row says of itself. */
function asHindered(problem: BulkProblem, hindrance: string): BulkProblem {
  return isOvertaken(problem) ? { ...problem, code: hindrance } : problem
}
