import { ApiError, serverNow } from '@console/core/api'
import type { Actor } from '@console/core/contracts'
import type { ActionableRow, AnyWorkflow } from '@console/core/workflows'
import { conflictOf } from '@console/core/resources'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { DecisionOfRow, DecisionStateName } from '../decisions'
import { expectedRow } from '../rules'
import { stateName } from '../stateName'
import type { decisionMachine } from './decisionMachine'

/** Running machine of a decision. */
export type DecisionActor = ActorRefFrom<typeof decisionMachine>

/** State of a decision's machine. */
export type DecisionSnapshot = SnapshotFrom<typeof decisionMachine>

/** Commands of a decision, as screens call them. */
type DecisionCommands<Row extends ActionableRow> = Pick<
  DecisionOfRow<Row>,
  'submit' | 'write' | 'finish' | 'edit' | 'retry' | 'undo' | 'dismiss'
>

/** Everything that screens show of a decision. */
type ShownDecision<Row extends ActionableRow> = Omit<
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

/** Effects of a decision's commands outside its machine. */
interface CommandEffects<Row extends ActionableRow> {
  /** Reports whether no other decision has replaced it. */
  isCurrent(): boolean
  write: DecisionOfRow<Row>['write']
  /**
   * Reads the record again.
   * @param ownAction `take` when the user asked for it
   */
  reread(ownAction?: 'take'): void
  announceTooLate(): void
}

/**
 * Creates the commands of a decision.
 * @param snapshot state that the user sees
 */
export function commandsOf<Row extends ActionableRow>(
  actor: DecisionActor,
  snapshot: DecisionSnapshot,
  { isCurrent, write, reread, announceTooLate }: CommandEffects<Row>,
): DecisionCommands<Row> {
  return {
    submit: (input) =>
      actor.send(
        snapshot.matches('confirming')
          ? { type: 'decision.confirm' }
          : { type: 'decision.submit', input },
      ),
    retry: () => actor.send({ type: 'decision.retry' }),
    edit: () => actor.send({ type: 'decision.edit' }),
    write,
    finish: () => actor.send({ type: 'decision.submit', input: {} }),
    undo() {
      if (actor.getSnapshot().can({ type: 'decision.undo' })) actor.send({ type: 'decision.undo' })
      else announceTooLate()
    },
    dismiss() {
      // A screen that unmounts with the session may close what ended with it.
      if (!isCurrent()) return
      const isUnclear = actor.getSnapshot().context.written === 'unclear'
      actor.send({ type: 'decision.dismiss' })
      if (snapshot.hasTag('second')) reread('take')
      else if (snapshot.matches('failed') || isUnclear) reread()
    },
  }
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
    : expectedRow(workflows, row, action, by, serverNow().toISOString())
}
