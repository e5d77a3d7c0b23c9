import { ApiError, type Send } from '@console/core/api'
import type { ActionableRow } from '@console/core/kinds'
import { type Resource, undoDecision } from '@console/core/resources'

/** Taking back is not offered in the last moment of its time: it has to arrive, and the server's seconds are whole ones. */
const lastMoment = 2000

/**
 * The pause after a lost answer before it is asked for again, in milliseconds. It is short, as undo is possible for ten seconds
 * only.
 */
const pause = 400

/** For how many milliseconds taking back is offered, of those that the server still takes it back. */
export function timeToUndo(left: number): number {
  return Math.max(0, left - lastMoment)
}

/**
 * Takes a decision back. Where the answer gets lost it is asked for once more under the same key, so that what was taken back
 * is not taken for refused.
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
