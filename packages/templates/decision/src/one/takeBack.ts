import { ApiError } from '@console/core/api'
import type { ActionableRow } from '@console/core/workflows'
import { readRecord, type Resource } from '@console/core/resources'
import { resourceKeys } from '@console/query-boundary'
import { statusesOf } from '@console/workflows'
import { takeRecord, takeRows } from '../caches'
import { undo } from '../undo'
import type { UndoOutcome } from './decisionMachine'
import type { DecisionTools } from './decisionStore'

/** Decision to undo. */
interface Taken<Row> {
  undoToken: string
  key: string
  /** Row as it was read before the decision. */
  row: Row
  /** Version that the decision produced. */
  decidedVersion: number
}

const undone: UndoOutcome = { outcome: 'undone', isFinal: true, error: null }

/**
 * Undoes a decision about one record. If that is refused or gets no answer, the record is read again, and the server's state
 * counts.
 */
export async function takeBack<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  { send, queries }: Pick<DecisionTools<Row>, 'send' | 'queries'>,
  { undoToken, key, row, decidedVersion }: Taken<Row>,
  signal: AbortSignal,
): Promise<UndoOutcome> {
  const token = resource.tokenOf(row)
  try {
    const { rows } = await undo(send, resource, { undoToken, key, tokens: [token] })
    signal.throwIfAborted()
    takeRows<Row>(queries, resource, rows, 'undo')
    await queries.invalidateQueries({ queryKey: resourceKeys.record(resource.id, token) })
    return rows.some((each) => resource.tokenOf(each) === token) ? undone : await whatCameOf(null)
  } catch (error) {
    signal.throwIfAborted()
    return whatCameOf(error)
  }

  async function whatCameOf(error: unknown): Promise<UndoOutcome> {
    const isFinal = error instanceof ApiError && !error.isUnclear && !error.isTransient
    try {
      const now = await readRecord(send, resource, token)
      const isUndone =
        now.version !== decidedVersion &&
        String(statusesOf(resource.workflows, now)) === String(statusesOf(resource.workflows, row))
      takeRecord<Row, Detail>(queries, resource, now, isUndone ? 'undo' : undefined)
      return isUndone ? undone : { outcome: 'notUndone', isFinal, error }
    } catch {
      return { outcome: isFinal ? 'notUndone' : 'perhapsUndone', isFinal, error }
    }
  }
}
