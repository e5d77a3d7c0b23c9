import { ApiError, makeKey } from '@console/core/api'
import { isAnswer } from '@console/core/pending-writes'
import type { DecisionAnswer } from '@console/core/resources'
import type { ActionableRow } from '@console/core/workflows'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { DecisionInput } from '../decisions'
import type { Needs } from '../rules'
import type { UndoLease } from '../undo'

/** Input of a decision's machine. */
export interface DecisionStart {
  /** Row as it was read. */
  row: ActionableRow
  action: string
  /** Set when it cannot be undone: while its result is unknown, it is requested again, and nothing else is sent. */
  isFinal: boolean
  /** Other actions with drafts that it does not include. */
  unsent: readonly string[]
  /** Part of the record that it concerns; null for none. */
  about: string | null
}

interface Context extends DecisionStart {
  needs: Needs
  input: DecisionInput
  /** The same for every attempt at one decision, so that it is applied once. */
  key: string
  /** Result of sending its own form: the answer, `unclear` without one; null before. */
  written: Written | null
  /** Record in the server's answer; null before. */
  record: ActionableRow | null
  /** Restores the drafts about the record that it has ended; null for none. */
  restoreDrafts: (() => void) | null
  /** Null for a final decision, and once its time is over. */
  undoLease: UndoLease | null
  /** The same for every attempt at the undo. */
  undoKey: string
  /** Time of the earliest retry after a rate limit, by this device's clock. */
  retryAt: number
  error: unknown
}

/** Events of a decision about one record. */
export type DecisionEvent =
  | { type: 'decision.start'; needs: Needs }
  /** It was sent and not answered, from its own form or before a reload: it continues as it was sent. */
  | { type: 'decision.resume'; input: DecisionInput; key: string; error?: unknown }
  /** Confirms it or sends its form. */
  | { type: 'decision.submit'; input: DecisionInput }
  /** Its own form was sent. An answer is applied when the form is finished, with `decision.submit`. */
  | { type: 'decision.written'; written: Written }
  /** Its own form was refused, since the record has changed: the form continues with the current row. */
  | { type: 'decision.reread'; row: ActionableRow }
  | { type: 'decision.retry' }
  | { type: 'decision.edit' }
  | { type: 'decision.undo' }
  | { type: 'decision.expire' }
  /** Closes the form or dismisses an error. After a conflict the user continues with the new version. */
  | { type: 'decision.dismiss' }

type Written = DecisionAnswer<ActionableRow> | 'unclear'

type Resumed = Extract<DecisionEvent, { type: 'decision.resume' }>

/** Notification after a decision. */
export type DecisionOutcome = 'done' | 'doneForGood' | 'undone' | 'notUndone' | 'perhapsUndone'

/** Decision to send, with the result of sending its own form. */
export interface DecisionToAsk extends Pick<Context, 'row' | 'action' | 'input' | 'key'> {
  written: Written | null
}

/** Accepted decision: the record in the answer, its undo, and the drafts that it has ended; null for none. */
export interface Accepted {
  record: ActionableRow
  undoLease: UndoLease | null
  restoreDrafts: (() => void) | null
}

/** Decision to undo: the row before it, and the record that it produced. */
export interface DecisionToUndo extends Pick<Context, 'row' | 'record'> {
  undoToken: string
  key: string
}

/** Result of an undo, as the server reports it afterwards. */
export interface UndoOutcome {
  outcome: Extract<DecisionOutcome, 'undone' | 'notUndone' | 'perhapsUndone'>
  /** Set when a retry would be in vain. */
  isFinal: boolean
  error: unknown
}

/**
 * Decision about one record: from an action through its input to its end, and back. It is never resent automatically; a retry
 * without an answer has the same key, so that it is applied once. One that came second cannot be resent. A final decision is
 * not changed while its result is unknown.
 */
export const decisionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as DecisionEvent,
    input: {} as DecisionStart,
    /**
     * `failed`: it failed, or its result is unknown (`unclear`); `second`: another user acted first; `over`: nothing can follow,
     * nor is there anything to show.
     */
    tags: {} as 'unconfirmed' | 'open' | 'failed' | 'unclear' | 'second' | 'over',
  },
  actors: {
    decide: fromPromise<Accepted, DecisionToAsk>(() =>
      Promise.reject(new Error('decide must be provided')),
    ),
    takeBack: fromPromise<UndoOutcome, DecisionToUndo>(() =>
      Promise.reject(new Error('takeBack must be provided')),
    ),
  },
  actions: {
    report: (_, _params: { outcome: DecisionOutcome }) => {
      throw new Error('report must be provided')
    },
    /** Reads the record again; `isAsked` when the user asked for the new version. */
    reread: (_, _params: { isAsked: boolean }) => {
      throw new Error('reread must be provided')
    },
    restoreDrafts: ({ context }) => context.restoreDrafts?.(),
    begin: assign((_, { needs }: { needs: Needs }) => ({ needs })),
    resume: assign((_, { input, key, error = null }: Resumed) => ({ input, key, error })),
    makeKey: assign(() => ({ key: makeKey(), error: null })),
    setWritten: assign((_, { written }: { written: Written }) => ({ written })),
    setRow: assign((_, { row }: { row: ActionableRow }) => ({ row })),
    setAccepted: assign((_, { record, restoreDrafts }: Accepted) => ({ record, restoreDrafts })),
    setInput: assign((_, { input }: { input: DecisionInput }) => ({ input })),
    setError: assign((_, { error }: { error: unknown }) => ({
      error,
      retryAt: Date.now() + waitOf(error),
    })),
    setUndoLease: enqueueActions(({ enqueue }, { undoLease }: { undoLease: UndoLease | null }) => {
      enqueue.assign({ undoLease, undoKey: makeKey() })
      // A timer that is set again under its id does not replace the former one.
      enqueue.cancel('expire')
      if (undoLease)
        enqueue.raise({ type: 'decision.expire' }, { delay: undoLease.time, id: 'expire' })
    }),
    forgetUndoLease: assign({ undoLease: null }),
  },
  guards: {
    needsForm: ({ context }) => context.needs === 'form',
    canBeChanged: ({ context }) => context.needs === 'form' && !context.isFinal,
    isFinal: ({ context }) => context.isFinal,
    isUnclear: ({ context }) => context.written === 'unclear',
    asksForForm: (_, { needs }: { needs: Needs }) => needs === 'form',
    asksForConfirmation: (_, { needs }: { needs: Needs }) => needs === 'confirmation',
    canBeUndone: (_, { undoLease }: { undoLease: UndoLease | null }) =>
      undoLease !== null && undoLease.time > 0,
    isUndone: (_, { outcome }: { outcome: UndoOutcome }) => outcome.outcome === 'undone',
    canUndoAgain: ({ context }, { outcome }: { outcome: UndoOutcome }) =>
      context.undoLease !== null && !outcome.isFinal,
    hasStatus: (_, { error, statuses }: { error: unknown; statuses: readonly number[] }) =>
      error instanceof ApiError && statuses.includes(error.status),
    wasNotSent: (_, { error }: { error: unknown }) =>
      error instanceof ApiError && error.code === 'offline',
    isRefusal: (_, { error }: { error: unknown }) => error instanceof ApiError && !error.isUnclear,
    /** The server is still processing the first attempt, or has refused this one without looking at the first. */
    saysNothing: (_, { error, isFirst }: { error: unknown; isFirst: boolean }) =>
      !isAnswer(error, isFirst),
  },
  delays: {
    waitTime: ({ context }) => waitOf(context.error),
  },
}).createMachine({
  id: 'decision',
  context: ({ input }) => ({
    ...input,
    needs: 'nothing',
    input: {},
    key: '',
    written: null,
    record: null,
    restoreDrafts: null,
    undoLease: null,
    undoKey: '',
    retryAt: 0,
    error: null,
  }),
  on: {
    'decision.written': { actions: { type: 'setWritten', params: ({ event }) => event } },
    'decision.reread': { actions: { type: 'setRow', params: ({ event }) => event } },
  },
  initial: 'idle',
  states: {
    idle: {
      tags: 'over',
      on: {
        'decision.resume': resumed(),
        'decision.start': [
          {
            guard: { type: 'asksForForm', params: ({ event }) => event },
            target: 'composing',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          {
            guard: { type: 'asksForConfirmation', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          {
            target: 'submitting',
            actions: [{ type: 'begin', params: ({ event }) => event }, 'makeKey'],
          },
        ],
      },
    },
    composing: {
      tags: 'open',
      on: {
        'decision.resume': resumed(),
        'decision.submit': {
          target: 'submitting',
          actions: [{ type: 'setInput', params: ({ event }) => event }, 'makeKey'],
        },
        ...left(),
      },
    },
    /** Only destructive actions ask for confirmation: on the record, on its drafts, or on a colleague's claim. */
    confirming: {
      tags: 'open',
      on: {
        'decision.submit': { target: 'submitting', actions: 'makeKey' },
        'decision.dismiss': 'idle',
      },
    },
    submitting: {
      tags: 'unconfirmed',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => toAsk(context),
        onDone: taken(),
        onError: [
          {
            guard: { type: 'wasNotSent', params: ({ event }) => ({ error: event.error }) },
            target: 'refused.unsent',
            actions: setError(),
          },
          { guard: saysNothing(true), target: 'failed', actions: setError() },
          refusedBy('rateLimited', 429),
          ...refused(),
        ],
      },
    },
    /** A final decision is requested again under its key. Until there is an answer, the server's version is drawn. */
    checking: {
      tags: ['failed', 'unclear'],
      invoke: {
        id: 'decideAgain',
        src: 'decide',
        input: ({ context }) => toAsk(context),
        onDone: taken(),
        onError: [
          { guard: saysNothing(false), target: 'failed', actions: setError() },
          ...refused(),
        ],
      },
    },
    done: {
      initial: 'final',
      states: {
        undoable: {
          on: { 'decision.undo': '#decision.undoing', 'decision.expire': 'final' },
        },
        final: { tags: 'over' },
      },
    },
    undoing: {
      tags: 'unconfirmed',
      invoke: {
        id: 'takeBack',
        src: 'takeBack',
        input: ({ context: { row, record, undoLease, undoKey } }) => ({
          row,
          record,
          undoToken: undoLease?.undoToken ?? '',
          key: undoKey,
        }),
        onDone: [
          {
            guard: { type: 'isUndone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'undone',
            actions: announceUndone(),
          },
          {
            guard: { type: 'canUndoAgain', params: ({ event }) => ({ outcome: event.output }) },
            target: 'done.undoable',
            actions: announceUndone(),
          },
          { target: 'done.final', actions: announceUndone() },
        ],
      },
      on: { 'decision.expire': { actions: 'forgetUndoLease' } },
    },
    undone: { tags: 'over', entry: 'restoreDrafts' },
    refused: {
      tags: 'failed',
      initial: 'conflict',
      on: left(),
      states: {
        /** It was based on an older version: the user reviews the new one and decides again. */
        stale: { tags: 'second', on: takenOver() },
        /** Another user decided first, or the record is gone. */
        conflict: { tags: 'second', on: takenOver() },
        forbidden: {},
        /** The server rejected the input: the user can correct it. */
        invalid: {
          on: {
            'decision.submit': {
              target: '#decision.submitting',
              actions: [{ type: 'setInput', params: ({ event }) => event }, 'makeKey'],
            },
          },
        },
        rateLimited: { after: { waitTime: 'unsent' } },
        /** It was not accepted, and may be now: there was no network, or the server asked for a pause. */
        unsent: { on: again() },
      },
    },
    /** No answer, or a broken one: the result is unknown. */
    failed: {
      tags: ['failed', 'unclear'],
      on: {
        'decision.retry': [{ guard: 'isFinal', target: 'checking' }, { target: 'submitting' }],
        'decision.edit': { guard: 'canBeChanged', target: 'composing' },
        'decision.dismiss': {
          target: 'idle',
          actions: { type: 'reread', params: { isAsked: false } },
        },
      },
    },
  },
})

function toAsk({ row, action, input, key, written }: Context): DecisionToAsk {
  return { row, action, input, key, written }
}

function resumed() {
  return {
    target: '#decision.failed',
    actions: { type: 'resume', params: ({ event }: { event: Resumed }) => event },
  } as const
}

/** Transitions of a decision that the user leaves. If its own form got no answer, the record may have changed. */
function left() {
  return {
    'decision.dismiss': [
      {
        guard: 'isUnclear',
        target: '#decision.idle',
        actions: { type: 'reread', params: { isAsked: false } },
      },
      { target: '#decision.idle' },
    ],
  } as const
}

/** Transitions after another user acted first: the user takes the new version. */
function takenOver() {
  return {
    'decision.dismiss': {
      target: '#decision.idle',
      actions: { type: 'reread', params: { isAsked: true } },
    },
  } as const
}

/** Transitions of a decision that may be resent unchanged. */
function again() {
  return {
    'decision.retry': '#decision.submitting',
    'decision.edit': { guard: 'needsForm', target: '#decision.composing' },
  } as const
}

/** Wait before the next attempt: as long as the server asks, else 3 s. */
function waitOf(error: unknown): number {
  return 1000 * ((error instanceof ApiError ? error.retryAfter : null) ?? 3)
}

function announceUndone() {
  return [
    {
      type: 'setError',
      params: ({ event }: { event: { output: UndoOutcome } }) => ({ error: event.output.error }),
    },
    {
      type: 'report',
      params: ({ event }: { event: { output: UndoOutcome } }) => ({
        outcome: event.output.outcome,
      }),
    },
  ] as const
}

function setError() {
  return [
    {
      type: 'setError',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
    },
  ] as const
}

/** Transitions after acceptance. */
function taken() {
  const accepted = ({ event }: { event: { output: Accepted } }) => event.output
  return [
    {
      guard: { type: 'canBeUndone', params: accepted },
      target: '#decision.done.undoable',
      actions: [
        { type: 'setAccepted', params: accepted },
        { type: 'setUndoLease', params: accepted },
        { type: 'report', params: { outcome: 'done' } },
      ],
    },
    {
      target: '#decision.done.final',
      actions: [
        { type: 'setAccepted', params: accepted },
        { type: 'report', params: { outcome: 'doneForGood' } },
      ],
    },
  ] as const
}

/** Transitions after a definite refusal. */
function refused() {
  return [
    refusedBy('stale', 412),
    refusedBy('conflict', 404, 409),
    refusedBy('forbidden', 401, 403),
    {
      guard: {
        type: 'isRefusal',
        params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
      },
      target: '#decision.refused.invalid',
      actions: setError(),
    },
  ] as const
}

function saysNothing(isFirst: boolean) {
  return {
    type: 'saysNothing',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, isFirst }),
  } as const
}

function refusedBy<Name extends string>(name: Name, ...statuses: readonly number[]) {
  return {
    guard: {
      type: 'hasStatus',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, statuses }),
    },
    target: `#decision.refused.${name}`,
    actions: setError(),
  } as const
}
