import { ApiError, makeKey } from '@console/core/api'
import { isAnswer } from '@console/core/pending-writes'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { DecisionInput } from '../decisions'

/** What an action asks of its reader before it is sent. */
export type Needs = 'nothing' | 'form' | 'confirmation'

/** How a decision can be taken back, for how many milliseconds from now. */
export interface UndoLease {
  undoToken: string
  time: number
}

interface Context {
  action: string
  /** Nobody can take it back: as long as nobody knows what became of it, it is asked about, and nothing else is sent. */
  isFinal: boolean
  needs: Needs
  said: DecisionInput
  /** The same for every try of one decision, so that it is taken once. */
  key: string
  /** Null where it is final, and once the time for it is over. */
  undoLease: UndoLease | null
  /** The same for every try of taking it back. */
  undoKey: string
  /** When one that was put off can be tried again, by this device's clock. */
  retryAt: number
  error: unknown
}

/** What can happen to a decision about one record. */
export type DecisionEvent =
  | { type: 'decision.start'; needs: Needs }
  /** It was sent and not answered, by its own form or before a reload: it goes on as it was sent. */
  | { type: 'decision.resume'; said: DecisionInput; key: string; error?: unknown }
  | { type: 'decision.submit'; said: DecisionInput }
  | { type: 'decision.confirm' }
  | { type: 'decision.retry' }
  | { type: 'decision.edit' }
  | { type: 'decision.undo' }
  /** The time in which it can be taken back is over. */
  | { type: 'decision.expire' }
  /** Leaves the form or a refusal. After a conflict whoever sees it goes on with the new version. */
  | { type: 'decision.dismiss' }

type Resumed = Extract<DecisionEvent, { type: 'decision.resume' }>

/** What is said to the reader once something has come of a decision. */
export type DecisionOutcome = 'done' | 'doneForGood' | 'undone' | 'notUndone' | 'perhapsUndone'

/** What came of taking it back, as the server says afterwards. */
export interface UndoOutcome {
  outcome: Extract<DecisionOutcome, 'undone' | 'notUndone' | 'perhapsUndone'>
  /** Trying again would be in vain. */
  isFinal: boolean
  error: unknown
}

/**
 * A decision about one record: from an action through what it needs to its end, and back. It is never
 * sent again by itself; the retry of one that got no answer bears the same key, so that it is taken once, and one that came
 * second cannot be sent again at all. What is final is not changed while nobody knows what became of it.
 */
export const decisionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as DecisionEvent,
    input: {} as { action: string; isFinal: boolean },
    /** `troubled`: it was not taken, or nobody knows (`unclear`); `second`: somebody else came first. */
    tags: {} as 'unconfirmed' | 'open' | 'troubled' | 'unclear' | 'second',
  },
  actors: {
    decide: fromPromise<UndoLease | null, { action: string; said: DecisionInput; key: string }>(
      () => Promise.reject(new Error('decide must be provided')),
    ),
    takeBack: fromPromise<UndoOutcome, { undoToken: string; key: string }>(() =>
      Promise.reject(new Error('takeBack must be provided')),
    ),
  },
  actions: {
    tell: (_, _params: { outcome: DecisionOutcome }) => {
      throw new Error('tell must be provided')
    },
    begin: assign((_, { needs }: { needs: Needs }) => ({ needs })),
    resume: assign((_, { said, key, error = null }: Resumed) => ({ said, key, error })),
    makeKey: assign(() => ({ key: makeKey(), error: null })),
    keepInput: assign((_, { said }: { said: DecisionInput }) => ({ said })),
    keepError: assign((_, { error }: { error: unknown }) => ({
      error,
      retryAt: Date.now() + waitOf(error),
    })),
    keepUndoLease: enqueueActions(({ enqueue }, { undoLease }: { undoLease: UndoLease | null }) => {
      enqueue.assign({ undoLease, undoKey: makeKey() })
      if (undoLease)
        enqueue.raise({ type: 'decision.expire' }, { delay: undoLease.time, id: 'expire' })
    }),
    forgetUndoLease: assign({ undoLease: null }),
  },
  guards: {
    needsForm: ({ context }) => context.needs === 'form',
    canBeChanged: ({ context }) => context.needs === 'form' && !context.isFinal,
    isFinal: ({ context }) => context.isFinal,
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
    /** The server still works on the first try, or has refused this one without looking at the first. */
    saysNothing: (_, { error, isFirst }: { error: unknown; isFirst: boolean }) =>
      !isAnswer(error, isFirst),
  },
  delays: {
    waitTime: ({ context }) => waitOf(context.error),
  },
}).createMachine({
  id: 'decision',
  context: ({ input }) => ({
    action: input.action,
    isFinal: input.isFinal,
    needs: 'nothing',
    said: {},
    key: '',
    undoLease: null,
    undoKey: '',
    retryAt: 0,
    error: null,
  }),
  initial: 'idle',
  states: {
    idle: {
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
          actions: [{ type: 'keepInput', params: ({ event }) => event }, 'makeKey'],
        },
        'decision.dismiss': 'idle',
      },
    },
    /** Only what destroys something is asked for twice: of the record, of what was written about it, or a colleague's claim. */
    confirming: {
      tags: 'open',
      on: {
        'decision.confirm': { target: 'submitting', actions: 'makeKey' },
        'decision.dismiss': 'idle',
      },
    },
    submitting: {
      tags: 'unconfirmed',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context: { action, said, key } }) => ({ action, said, key }),
        onDone: taken(),
        onError: [
          {
            guard: { type: 'wasNotSent', params: ({ event }) => ({ error: event.error }) },
            target: 'refused.unsent',
            actions: keepError(),
          },
          { guard: saysNothing(true), target: 'failed', actions: keepError() },
          refusedBy('rateLimited', 429),
          ...refused(),
        ],
      },
    },
    /** What is final is asked about: sent again under its key. It is drawn as the server has it until there is an answer. */
    checking: {
      tags: ['troubled', 'unclear'],
      invoke: {
        id: 'decideAgain',
        src: 'decide',
        input: ({ context: { action, said, key } }) => ({ action, said, key }),
        onDone: taken(),
        onError: [
          { guard: saysNothing(false), target: 'failed', actions: keepError() },
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
        final: {},
      },
    },
    undoing: {
      tags: 'unconfirmed',
      invoke: {
        id: 'takeBack',
        src: 'takeBack',
        input: ({ context: { undoLease, undoKey } }) => ({
          undoToken: undoLease?.undoToken ?? '',
          key: undoKey,
        }),
        onDone: [
          {
            guard: { type: 'isUndone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'undone',
            actions: tellUndone(),
          },
          {
            guard: { type: 'canUndoAgain', params: ({ event }) => ({ outcome: event.output }) },
            target: 'done.undoable',
            actions: tellUndone(),
          },
          { target: 'done.final', actions: tellUndone() },
        ],
      },
      on: { 'decision.expire': { actions: 'forgetUndoLease' } },
    },
    undone: {},
    refused: {
      tags: 'troubled',
      initial: 'conflict',
      on: { 'decision.dismiss': 'idle' },
      states: {
        /** It was taken on an older version: whoever took it looks at the new one and decides anew. */
        stale: { tags: 'second' },
        /** Someone else decided first, or it is gone. */
        conflict: { tags: 'second' },
        forbidden: {},
        /** The server found fault with what was said: it can be mended. */
        invalid: {
          on: {
            'decision.submit': {
              target: '#decision.submitting',
              actions: [{ type: 'keepInput', params: ({ event }) => event }, 'makeKey'],
            },
          },
        },
        rateLimited: { after: { waitTime: 'unsent' } },
        /** It was not taken, and may be now: there was no network, or the server wanted to be left alone for a while. */
        unsent: { on: again() },
      },
    },
    /** No answer, or a broken one: nobody knows whether it was taken. */
    failed: {
      tags: ['troubled', 'unclear'],
      on: {
        'decision.retry': [{ guard: 'isFinal', target: 'checking' }, { target: 'submitting' }],
        'decision.edit': { guard: 'canBeChanged', target: 'composing' },
        'decision.dismiss': 'idle',
      },
    },
  },
})

function resumed() {
  return {
    target: '#decision.failed',
    actions: { type: 'resume', params: ({ event }: { event: Resumed }) => event },
  } as const
}

/** What can be done about one that may be sent again as it is. */
function again() {
  return {
    'decision.retry': '#decision.submitting',
    'decision.edit': { guard: 'needsForm', target: '#decision.composing' },
  } as const
}

/** How long to wait before the next try: as long as the server says, else 3 s. */
function waitOf(error: unknown): number {
  return 1000 * ((error instanceof ApiError ? error.retryAfter : null) ?? 3)
}

function tellUndone() {
  return [
    {
      type: 'keepError',
      params: ({ event }: { event: { output: UndoOutcome } }) => ({ error: event.output.error }),
    },
    {
      type: 'tell',
      params: ({ event }: { event: { output: UndoOutcome } }) => ({
        outcome: event.output.outcome,
      }),
    },
  ] as const
}

function keepError() {
  return [
    {
      type: 'keepError',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
    },
  ] as const
}

/** It was taken. */
function taken() {
  const undoLease = ({ event }: { event: { output: UndoLease | null } }) => ({
    undoLease: event.output,
  })
  return [
    {
      guard: { type: 'canBeUndone', params: undoLease },
      target: '#decision.done.undoable',
      actions: [
        { type: 'keepUndoLease', params: undoLease },
        { type: 'tell', params: { outcome: 'done' } },
      ],
    },
    {
      target: '#decision.done.final',
      actions: { type: 'tell', params: { outcome: 'doneForGood' } },
    },
  ] as const
}

/** It was refused for certain. */
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
      actions: keepError(),
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
    actions: keepError(),
  } as const
}
