import type { ActionableRow, AnyWorkflow } from '@console/core/workflows'
import type { bulkOutcomes, BulkProblem } from '@console/core/resources'
import type { BulkItem, ItemOutcome } from './bulkParts'
import { isOvertaken } from '@console/workflows'
import { resultOf } from '../results'
import { blockerOf } from './bulkEligibility'

/** Outcome of one record as the server reports it. */
interface Result<Row> {
  token: string
  outcome: (typeof bulkOutcomes)[number]
  problem: BulkProblem | null
  row: Row | null
}

/**
 * Normalizes a bulk response to one outcome per submitted record. Missing records were not answered. An undecided record that
 * comes back at another version has changed since it was read, whatever else blocks it. At the same version no other user acted
 * first: its row names the blocker. An accepted record is done only when its row says so (`resultOf`).
 */
export function reconcileOutcomes<Row extends ActionableRow>(
  workflows: readonly AnyWorkflow<Row>[],
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
    if (outcome === 'ok') return { ...result, outcome: cameTo[resultOf(workflows, action, row)] }
    if (row.version !== version)
      return { ...result, outcome: outcome === 'conflict' ? outcome : 'stale' }
    const blocker = blockerOf(row, action)
    if (outcome !== 'conflict' || blocker === null) return result
    return {
      ...result,
      outcome: 'not_eligible',
      problem: problem && asBlocked(problem, blocker),
    }
  })
}

const cameTo = { done: 'ok', failed: 'unsuccessful', unknown: 'checking' } as const

/** Adds the reason from the row's blocker when the server only reports that the action is not possible. */
function asBlocked(problem: BulkProblem, blocker: string): BulkProblem {
  return isOvertaken(problem) ? { ...problem, code: blocker } : problem
}
