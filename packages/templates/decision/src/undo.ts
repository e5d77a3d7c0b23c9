import { ApiError, type Send } from '@console/core/api'
import type { ActionableRow } from '@console/core/workflows'
import { type Resource, undoDecision } from '@console/core/resources'

/** Undo is not offered in its last moment: the request has to arrive, and the server counts whole seconds. In milliseconds. */
const lastMoment = 2000

/**
 * Pause after a lost answer before it is requested again, in milliseconds. It is short, as undo is possible for ten seconds
 * only.
 */
const pause = 400

/** Undo of a decision, with the milliseconds left from now. */
export interface UndoLease {
  undoToken: string
  time: number
}

/** Milliseconds for which undo is offered, of those for which the server accepts it. */
export function timeToUndo(left: number): number {
  return Math.max(0, left - lastMoment)
}

/**
 * Undoes a decision. A lost answer is requested once more under the same key, so that an undone decision is not taken for a
 * refused one.
 * @throws ApiError as `undoDecision` does
 */
export async function undo<Row extends ActionableRow>(
  send: Send,
  resource: Pick<Resource<Row>, 'base' | 'path' | 'row' | 'tokenOf'>,
  { undoToken, key, tokens }: { undoToken: string; key: string; tokens: readonly string[] },
) {
  try {
    return await undoDecision(send, resource, undoToken, key, tokens)
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isUnclear) throw error
    await new Promise((done) => setTimeout(done, pause))
    return undoDecision(send, resource, undoToken, key, tokens)
  }
}
