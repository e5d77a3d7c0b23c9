import { ApiError } from '@console/core/api'
import type { Action } from '@console/core/contracts'
import { assign, fromPromise, setup } from 'xstate'
import type { Said } from './decisions'
import { makeKey } from './makeKey'

/** What an action asks of its reader before it is sent. */
export type Needs = 'nothing' | 'form' | 'confirmation'

/** How a decision can be taken back, for how many milliseconds from now. */
export interface Reprieve {
  undoToken: string
  time: number
}

interface Context {
  action: Action
  needs: Needs
  said: Said
  /** The same for every try of one decision, so that it is taken once. */
  key: string
  reprieve: Reprieve | null
  error: unknown
}

/** What can happen to a decision about one record. */
export type DecisionEvent =
  | { type: 'decision.start'; needs: Needs; said: Said }
  | { type: 'decision.submit'; said: Said }
  | { type: 'decision.confirm' }
  | { type: 'decision.retry' }
  | { type: 'decision.edit' }
  | { type: 'decision.undo' }
  /** Leaves the form or a refusal. After a conflict whoever sees it goes on with the new version. */
  | { type: 'decision.dismiss' }

/** What is said to the reader once something has come of a decision. */
export type Told = 'done' | 'doneForGood' | 'undone' | 'notUndone'

/**
 * A decision about one record (domain design 5.11): from an action through what it needs to its end, and back. It is never
 * sent again by itself; the retry of one that got no answer bears the same key, so that it is taken once, and one that came
 * second cannot be sent again at all.
 */
export const decisionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as DecisionEvent,
    input: {} as { action: Action },
    tags: {} as 'unconfirmed' | 'open',
  },
  actors: {
    decide: fromPromise<Reprieve | null, { action: Action; said: Said; key: string }>(() =>
      Promise.reject(new Error('decide must be provided')),
    ),
    takeBack: fromPromise<void, { undoToken: string }>(() =>
      Promise.reject(new Error('takeBack must be provided')),
    ),
  },
  actions: {
    tell: (_, _params: { what: Told }) => {
      throw new Error('tell must be provided')
    },
    begin: assign((_, { needs, said }: { needs: Needs; said: Said }) => ({ needs, said })),
    makeKey: assign(() => ({ key: makeKey(), error: null })),
    keepSaid: assign((_, { said }: { said: Said }) => ({ said })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
  },
  guards: {
    needsForm: ({ context }) => context.needs === 'form',
    asksForForm: (_, { needs }: { needs: Needs }) => needs === 'form',
    asksForConfirmation: (_, { needs }: { needs: Needs }) => needs === 'confirmation',
    canBeUndone: (_, { reprieve }: { reprieve: Reprieve | null }) => reprieve !== null,
    hasStatus: (_, { error, statuses }: { error: unknown; statuses: readonly number[] }) =>
      error instanceof ApiError && statuses.includes(error.status),
    isPassing: (_, { error }: { error: unknown }) => error instanceof ApiError && error.isPassing,
  },
  delays: {
    undoTime: ({ context }) => context.reprieve?.time ?? 0,
    /** What the server names, else 3 s. */
    waitTime: ({ context }) =>
      1000 * ((context.error instanceof ApiError ? context.error.retryAfter : null) ?? 3),
  },
}).createMachine({
  id: 'decision',
  context: ({ input }) => ({
    action: input.action,
    needs: 'nothing',
    said: {},
    key: '',
    reprieve: null,
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
    /** Only what cannot be taken back is asked for twice. */
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
              assign({ reprieve: ({ event }) => event.output }),
              { type: 'tell', params: { what: 'done' } },
            ],
          },
          { target: 'done.final', actions: { type: 'tell', params: { what: 'doneForGood' } } },
        ],
        onError: [
          refusedBy('stale', 412),
          refusedBy('conflict', 404, 409),
          refusedBy('forbidden', 401, 403),
          refusedBy('invalid', 400, 422, 428),
          refusedBy('rateLimited', 429),
          { target: 'failed', actions: keepError() },
        ],
      },
    },
    done: {
      initial: 'final',
      states: {
        undoable: {
          on: { 'decision.undo': '#decision.undoing' },
          after: { undoTime: 'final' },
        },
        final: {},
      },
    },
    undoing: {
      tags: 'unconfirmed',
      invoke: {
        id: 'takeBack',
        src: 'takeBack',
        input: ({ context }) => ({ undoToken: context.reprieve?.undoToken ?? '' }),
        onDone: { target: 'undone', actions: { type: 'tell', params: { what: 'undone' } } },
        onError: [
          {
            guard: { type: 'isPassing', params: ({ event }) => ({ error: event.error }) },
            target: 'done.undoable',
            actions: [...keepError(), { type: 'tell', params: { what: 'notUndone' } }],
          },
          {
            target: 'done.final',
            actions: [...keepError(), { type: 'tell', params: { what: 'notUndone' } }],
          },
        ],
      },
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
        rateLimited: { after: { waitTime: '#decision.failed' } },
      },
    },
    /** No answer, or a broken one: nobody knows whether it was taken. */
    failed: {
      on: {
        'decision.retry': 'submitting',
        'decision.edit': { guard: 'needsForm', target: 'composing' },
        'decision.dismiss': 'idle',
      },
    },
  },
})

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
