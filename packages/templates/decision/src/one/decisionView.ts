import { ApiError } from '@console/core/api'
import type { ActionableRow } from '@console/core/workflows'
import { conflictOf } from '@console/core/resources'
import type { SnapshotFrom } from 'xstate'
import type { DecisionOfRow, DecisionStateName } from '../decisions'
import { stateName } from '../stateName'
import type { decisionMachine } from './decisionMachine'

/** State of a decision's machine. */
export type DecisionSnapshot = SnapshotFrom<typeof decisionMachine>

/** Commands of a decision, as screens call them. */
export type DecisionCommands<Row extends ActionableRow> = Pick<
  DecisionOfRow<Row>,
  'submit' | 'write' | 'finish' | 'edit' | 'retry' | 'undo' | 'dismiss'
>

/** Everything that screens show of a decision. */
export type ShownDecision<Row extends ActionableRow> = Omit<
  DecisionOfRow<Row>,
  keyof DecisionCommands<Row>
>

/**
 * Derives what screens show of a decision from its machine.
 * @param attemptOf returns the stored request of a decision whose result is unknown
 */
export function shownDecision<Row extends ActionableRow>(
  snapshot: DecisionSnapshot,
  attemptOf: (row: Row, action: string) => DecisionOfRow<Row>['attempt'],
): ShownDecision<Row> {
  const { action, about, unsent, input, error, needs, retryAt } = snapshot.context
  const row = snapshot.context.row as Row
  const state = stateName(snapshot.value) as DecisionStateName
  const isComposed = snapshot.hasTag('open') || (state === 'refused.invalid' && needs === 'form')
  return {
    state,
    action,
    row,
    input,
    isUnconfirmed: snapshot.hasTag('unconfirmed'),
    isComposed,
    hasError: snapshot.hasTag('failed') && !isComposed,
    isSecond: snapshot.hasTag('second'),
    canRetry: snapshot.can({ type: 'decision.retry' }),
    canBeUndone: snapshot.can({ type: 'decision.undo' }),
    hasForm: needs === 'form',
    about,
    unsent,
    attempt: snapshot.hasTag('unclear') ? attemptOf(row, action) : null,
    conflict: conflictOf(error),
    error: error instanceof ApiError ? error : null,
    retryAt,
  }
}
