import { ApiError, makeKey } from '@console/core/api'
import { assign, fromPromise, setup } from 'xstate'

/** One write, as it was sent: the same body again bears the same key, so that it is done once. */
export interface PendingSave {
  key: string
  /** As JSON. */
  body: string
}

interface Context {
  /** What was sent and not answered for certain; null where the next write is a new one. */
  attempt: PendingSave | null
  /** What is being written. */
  body: unknown
  error: unknown
  /** When one that was put off can be tried again, by this device's clock. */
  retryAt: number
}

/** What can happen to what a form writes. */
export type FormEvent =
  | { type: 'form.submit'; body: unknown }
  /** What came second was looked at: whoever wrote it goes on. */
  | { type: 'form.dismiss' }

/**
 * What a form writes, from its first try to the answer. It is never sent again by itself. Where nobody
 * knows what came of it, the same body bears the same key; what was refused for certain is a new write the next time.
 */
export const formMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FormEvent,
    input: {} as { attempt: PendingSave | null },
    /**
     * `troubled`: something came of sending it that no field is at fault for; `second`: somebody else came first; `waiting`: the
     * server wants to be left alone.
     */
    tags: {} as 'busy' | 'troubled' | 'second' | 'waiting',
  },
  actors: {
    write: fromPromise<unknown, { body: unknown; key: string }>(() =>
      Promise.reject(new Error('write must be provided')),
    ),
  },
  actions: {
    tellSent: (_, _params: { answer: unknown }) => {
      throw new Error('tellSent must be provided')
    },
    begin: assign(({ context }, { body }: { body: unknown }) => {
      const text = JSON.stringify(body)
      const isRepeated = context.attempt?.body === text
      return {
        body,
        error: null,
        attempt: isRepeated ? context.attempt : { key: makeKey(), body: text },
      }
    }),
    keepError: assign((_, { error }: { error: unknown }) => ({
      error,
      retryAt: Date.now() + waitOf(error),
    })),
    forgetAttempt: assign({ attempt: null }),
    forgetError: assign({ error: null }),
  },
  guards: {
    hasStatus: (_, { error, statuses }: { error: unknown; statuses: readonly number[] }) =>
      error instanceof ApiError && statuses.includes(error.status),
    wasNotSent: (_, { error }: { error: unknown }) =>
      error instanceof ApiError && error.code === 'offline',
    /** The first try of the same write still runs: what comes of it is not known either. */
    isUnclear: (_, { error }: { error: unknown }) =>
      !(error instanceof ApiError) || error.isUnclear || error.code === 'idempotency_in_progress',
    /** It can be mended in a field, whatever its status. */
    hasFields: (_, { error }: { error: unknown }) =>
      error instanceof ApiError && error.fields.length > 0,
  },
  delays: {
    waitTime: ({ context }) => waitOf(context.error),
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({ attempt: input.attempt, body: null, error: null, retryAt: 0 }),
  initial: 'writing',
  states: {
    writing: { on: submitted() },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'write',
        src: 'write',
        input: ({ context: { body, attempt } }) => ({ body, key: attempt?.key ?? '' }),
        onDone: {
          target: 'sent',
          actions: [
            'forgetAttempt',
            { type: 'tellSent', params: ({ event }) => ({ answer: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'wasNotSent', params: ({ event }) => event },
            target: 'refused.unsent',
            actions: keepError(),
          },
          {
            guard: { type: 'isUnclear', params: ({ event }) => event },
            target: 'failed',
            actions: keepError(),
          },
          refusedBy('rateLimited', [429], false),
          {
            guard: { type: 'hasFields', params: ({ event }) => event },
            target: 'refused.invalid',
            actions: [...keepError(), 'forgetAttempt'],
          },
          refusedBy('stale', [412]),
          refusedBy('conflict', [404, 409]),
          refusedBy('forbidden', [401, 403]),
          { target: 'refused.invalid', actions: [...keepError(), 'forgetAttempt'] },
        ],
      },
    },
    refused: {
      initial: 'invalid',
      on: { 'form.dismiss': { target: 'writing', actions: 'forgetError' } },
      states: {
        /** It was written over an older version. */
        stale: { tags: ['troubled', 'second'], on: submitted() },
        /** Someone else came first, or what it is about is gone. */
        conflict: { tags: ['troubled', 'second'], on: submitted() },
        forbidden: { tags: 'troubled', on: submitted() },
        /** The server found fault with what is written: it can be mended. */
        invalid: { on: submitted() },
        /** The server has asked to wait (429). */
        rateLimited: { tags: ['troubled', 'waiting'], after: { waitTime: 'unsent' } },
        /** It was not taken, and may be now. */
        unsent: { tags: 'troubled', on: submitted() },
      },
    },
    /** No answer, or a broken one: nobody knows whether it was taken. */
    failed: { tags: 'troubled', on: submitted() },
    sent: { on: submitted() },
  },
})

function submitted() {
  return {
    'form.submit': {
      target: '#form.sending',
      actions: {
        type: 'begin',
        params: ({ event }: { event: { body: unknown } }) => ({ body: event.body }),
      },
    },
  } as const
}

/** How long to wait before the next try: as long as the server says, else 3 s. */
function waitOf(error: unknown): number {
  return 1000 * ((error instanceof ApiError ? error.retryAfter : null) ?? 3)
}

function keepError() {
  return [
    {
      type: 'keepError',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
    },
  ] as const
}

function refusedBy<Name extends string>(name: Name, statuses: readonly number[], isFinal = true) {
  return {
    guard: {
      type: 'hasStatus',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, statuses }),
    },
    target: `refused.${name}`,
    actions: isFinal ? ([...keepError(), 'forgetAttempt'] as const) : keepError(),
  } as const
}
