import { ApiError, serverNow } from '@console/core/api'
import type { Actor } from '@console/core/contracts'
import { type ActionableRow, type AnyWorkflow, workflowOf } from '@console/core/workflows'
import { conflictOf } from '@console/core/resources'
import type { ActorRefFrom } from 'xstate'
import { type DecisionOfRow, type DecisionStateName, stateName } from '../decisions'
import type { decisionMachine } from './decisionMachine'

/** Running machine of a decision. */
export type DecisionActor = ActorRefFrom<typeof decisionMachine>

/** Parts of a decision that its machine does not know. */
interface Beside<Row extends ActionableRow> extends Pick<DecisionOfRow<Row>, 'write'> {
  /** Stored request of a decision whose result is unknown. */
  attemptOf(row: Row, action: string): DecisionOfRow<Row>['attempt']
  announceUndoExpired(row: Row): void
}

/** Derives what screens show of a decision, and its commands, from the current state of its machine. */
export function decisionOf<Row extends ActionableRow>(
  actor: DecisionActor,
  { write, attemptOf, announceUndoExpired }: Beside<Row>,
): DecisionOfRow<Row> {
  const snapshot = actor.getSnapshot()
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
    submit: (input) => actor.send({ type: 'decision.submit', input }),
    write,
    finish: () => actor.send({ type: 'decision.submit', input: {} }),
    edit: () => actor.send({ type: 'decision.edit' }),
    retry: () => actor.send({ type: 'decision.retry' }),
    undo() {
      if (actor.getSnapshot().can({ type: 'decision.undo' })) actor.send({ type: 'decision.undo' })
      else announceUndoExpired(row)
    },
    dismiss() {
      // A screen that unmounts with the session may close what ended with it.
      if (isActive(actor)) actor.send({ type: 'decision.dismiss' })
    },
  }
}

/** Reports whether a decision has neither ended nor been replaced. */
export function isActive(actor: DecisionActor): boolean {
  return actor.getSnapshot().status === 'active'
}

/** Row to display while a decision about it is in flight: as it will be, or as it was while it is undone. */
export function optimisticRow<Row extends ActionableRow, Shown extends Row>(
  workflows: readonly AnyWorkflow<Row>[],
  { state, action, row: read }: Pick<DecisionOfRow<Row>, 'state' | 'action' | 'row'>,
  row: Shown,
  by: Actor,
): Shown {
  return state === 'undoing'
    ? { ...row, ...read }
    : workflowOf(workflows, action).expected(row, action, by, serverNow().toISOString())
}
