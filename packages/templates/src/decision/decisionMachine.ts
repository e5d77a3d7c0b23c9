import { ApiError, makeKey } from '@console/core/api'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { Said } from './decisions'

/** What an action asks of its reader before it is sent. */
export type Needs = 'nothing' | 'form' | 'confirmation'

/** How a decision can be taken back, for how many milliseconds from now. */
export interface Reprieve {
  undoToken: string
  time: number
}

interface Context {
  action: string
  needs: Needs
  said: Said
  /** The same for every try of one decision, so that it is taken once. */
  key: string
  /** Null where it is final, and once the time for it is over. */
  reprieve: Reprieve | null
  /** The same for every try of taking it back. */
  undoKey: string
  /** When one that was put off can be tried again, by this device's clock. */
  retryAt: number
  error: unknown
}

/** What can happen to a decision about one record. */
export type DecisionEvent =
  | { type: 'decision.start'; needs: Needs }
  | { type: 'decision.submit'; said: Said }
  | { type: 'decision.confirm' }
  | { type: 'decision.retry' }
  | { type: 'decision.edit' }
  | { type: 'decision.undo' }
  /** The time in which it can be taken back is over. */
  | { type: 'decision.expire' }
  /** Leaves the form or a refusal. After a conflict whoever sees it goes on with the new version. */
  | { type: 'decision.dismiss' }

/** What is said to the reader once something has come of a decision. */
export type Told = 'done' | 'doneForGood' | 'undone' | 'notUndone' | 'perhapsUndone'

/** What came of taking it back, as the server says afterwards. */
export interface UndoOutcome {
  told: Extract<Told, 'undone' | 'notUndone' | 'perhapsUndone'>
  /** Trying again would be in vain. */
  isFinal: boolean
  error: unknown
}

/**
 * A decision about one record (domain design 5.11): from an action through what it needs to its end, and back. It is never
 * sent again by itself; the retry of one that got no answer bears the same key, so that it is taken once, and one that came
 * second cannot be sent again at all.
 */
export const decisionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as DecisionEvent,
    input: {} as { action: string },
    tags: {} as 'unconfirmed' | 'open',
  },
  actors: {
    decide: fromPromise<Reprieve | null, { action: string; said: Said; key: string }>(() =>
      Promise.reject(new Error('decide must be provided')),
    ),
    takeBack: fromPromise<UndoOutcome, { undoToken: string; key: string }>(() =>
      Promise.reject(new Error('takeBack must be provided')),
    ),
  },
  actions: {
    tell: (_, _params: { what: Told }) => {
      throw new Error('tell must be provided')
    },
    begin: assign((_, { needs }: { needs: Needs }) => ({ needs })),
    makeKey: assign(() => ({ key: makeKey(), error: null })),
    keepSaid: assign((_, { said }: { said: Said }) => ({ said })),
    keepError: assign((_, { error }: { error: unknown }) => ({
      error,
      retryAt: Date.now() + waitOf(error),
    })),
    keepReprieve: enqueueActions(({ enqueue }, { reprieve }: { reprieve: Reprieve | null }) => {
      enqueue.assign({ reprieve, undoKey: makeKey() })
      if (reprieve)
        enqueue.raise({ type: 'decision.expire' }, { delay: reprieve.time, id: 'expire' })
    }),
    forgetReprieve: assign({ reprieve: null }),
  },
  guards: {
    needsForm: ({ context }) => context.needs === 'form',
    asksForForm: (_, { needs }: { needs: Needs }) => needs === 'form',
    asksForConfirmation: (_, { needs }: { needs: Needs }) => needs === 'confirmation',
    canBeUndone: (_, { reprieve }: { reprieve: Reprieve | null }) =>
      reprieve !== null && reprieve.time > 0,
    isUndone: (_, { outcome }: { outcome: UndoOutcome }) => outcome.told === 'undone',
    canUndoAgain: ({ context }, { outcome }: { outcome: UndoOutcome }) =>
      context.reprieve !== null && !outcome.isFinal,
    hasStatus: (_, { error, statuses }: { error: unknown; statuses: readonly number[] }) =>
      error instanceof ApiError && statuses.includes(error.status),
    wasNotSent: (_, { error }: { error: unknown }) =>
      error instanceof ApiError && error.code === 'offline',
    isRefusal: (_, { error }: { error: unknown }) => error instanceof ApiError && !error.isUnclear,
  },
  delays: {
    waitTime: ({ context }) => waitOf(context.error),
  },
}).createMachine({
  id: 'decision',
  context: ({ input }) => ({
    action: input.action,
    needs: 'nothing',
    said: {},
    key: '',
    reprieve: null,
    undoKey: '',
    retryAt: 0,
    error: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
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
        'decision.submit': {
          target: 'submitting',
          actions: [{ type: 'keepSaid', params: ({ event }) => event }, 'makeKey'],
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
        onDone: [
          {
            guard: { type: 'canBeUndone', params: ({ event }) => ({ reprieve: event.output }) },
            target: 'done.undoable',
            actions: [
              { type: 'keepReprieve', params: ({ event }) => ({ reprieve: event.output }) },
              { type: 'tell', params: { what: 'done' } },
            ],
          },
          { target: 'done.final', actions: { type: 'tell', params: { what: 'doneForGood' } } },
        ],
        onError: [
          refusedBy('stale', 412),
          refusedBy('conflict', 404, 409),
          refusedBy('forbidden', 401, 403),
          refusedBy('rateLimited', 429),
          {
            guard: { type: 'wasNotSent', params: ({ event }) => ({ error: event.error }) },
            target: 'refused.unsent',
            actions: keepError(),
          },
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused.invalid',
            actions: keepError(),
          },
          { target: 'failed', actions: keepError() },
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
        input: ({ context: { reprieve, undoKey } }) => ({
          undoToken: reprieve?.undoToken ?? '',
          key: undoKey,
        }),
        onDone: [
          {
            guard: { type: 'isUndone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'undone',
            actions: undoTold(),
          },
          {
            guard: { type: 'canUndoAgain', params: ({ event }) => ({ outcome: event.output }) },
            target: 'done.undoable',
            actions: undoTold(),
          },
          { target: 'done.final', actions: undoTold() },
        ],
      },
      on: { 'decision.expire': { actions: 'forgetReprieve' } },
    },
    undone: {},
    refused: {
      initial: 'conflict',
      on: { 'decision.dismiss': 'idle' },
      states: {
        /** It was taken on an older version: whoever took it looks at the new one and decides anew. */
        stale: {},
        /** Someone else decided first, or it is gone. */
        conflict: {},
        forbidden: {},
        /** The server found fault with what was said: it can be mended. */
        invalid: {
          on: {
            'decision.submit': {
              target: '#decision.submitting',
              actions: [{ type: 'keepSaid', params: ({ event }) => event }, 'makeKey'],
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
      on: { ...again(), 'decision.dismiss': 'idle' },
    },
  },
})

/** What can be done about one that may be sent again as it is. */
function again() {
  return {
    'decision.retry': '#decision.submitting',
    'decision.edit': { guard: 'needsForm', target: '#decision.composing' },
  } as const
}

/** How long the server wants to be left alone: as long as it says, else 3 s. */
function waitOf(error: unknown): number {
  return 1000 * ((error instanceof ApiError ? error.retryAfter : null) ?? 3)
}

function undoTold() {
  return [
    {
      type: 'keepError',
      params: ({ event }: { event: { output: UndoOutcome } }) => ({ error: event.output.error }),
    },
    {
      type: 'tell',
      params: ({ event }: { event: { output: UndoOutcome } }) => ({ what: event.output.told }),
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

function refusedBy<Name extends string>(name: Name, ...statuses: readonly number[]) {
  return {
    guard: {
      type: 'hasStatus',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, statuses }),
    },
    target: `refused.${name}`,
    actions: keepError(),
  } as const
}
