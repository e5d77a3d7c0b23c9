import { ApiError, makeKey } from '@console/core/api'
import { assign, fromPromise, setup } from 'xstate'

/** Write as it was sent: the same body has the same key, so that it is applied once. */
export interface PendingSave {
  key: string
  /** As JSON. */
  body: string
}

interface Context {
  /** Request without a definite answer; null when the next write is a new one. */
  attempt: PendingSave | null
  /** Body in flight. */
  body: unknown
  error: unknown
  /** Time of the earliest retry after a rate limit, by this device's clock. */
  retryAt: number
}

/** Events of a form. */
export type FormEvent =
  | { type: 'form.submit'; body: unknown }
  /** The user has seen the conflict and continues. */
  | { type: 'form.dismiss' }

/**
 * Write of a form, from its first attempt to the answer. It is never resent automatically. While the result is unknown, the same
 * body has the same key; after a definite refusal the next one is a new write.
 */
export const formMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FormEvent,
    input: {} as { attempt: PendingSave | null },
    /** `failed`: an error without a field; `second`: another user acted first; `waiting`: the server asks for a pause. */
    tags: {} as 'busy' | 'failed' | 'second' | 'waiting',
  },
  actors: {
    write: fromPromise<unknown, { body: unknown; key: string }>(() =>
      Promise.reject(new Error('write must be provided')),
    ),
  },
  actions: {
    announceSent: (_, _params: { answer: unknown }) => {
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
    setError: assign((_, { error }: { error: unknown }) => ({
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
    /** The first attempt at the same write is still running: its result is unknown, too. */
    isUnclear: (_, { error }: { error: unknown }) =>
      !(error instanceof ApiError) || error.isUnclear || error.code === 'idempotency_in_progress',
    /** It can be fixed in a field, whatever its status. */
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
            { type: 'announceSent', params: ({ event }) => ({ answer: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'wasNotSent', params: ({ event }) => event },
            target: 'refused.unsent',
            actions: setError(),
          },
          {
            guard: { type: 'isUnclear', params: ({ event }) => event },
            target: 'failed',
            actions: setError(),
          },
          refusedBy('rateLimited', [429], false),
          {
            guard: { type: 'hasFields', params: ({ event }) => event },
            target: 'refused.invalid',
            actions: [...setError(), 'forgetAttempt'],
          },
          refusedBy('stale', [412]),
          refusedBy('conflict', [404, 409]),
          refusedBy('forbidden', [401, 403]),
          { target: 'refused.invalid', actions: [...setError(), 'forgetAttempt'] },
        ],
      },
    },
    refused: {
      initial: 'invalid',
      on: { 'form.dismiss': { target: 'writing', actions: 'forgetError' } },
      states: {
        /** It was based on an older version. */
        stale: { tags: ['failed', 'second'], on: submitted() },
        /** Another user acted first, or the record is gone. */
        conflict: { tags: ['failed', 'second'], on: submitted() },
        forbidden: { tags: 'failed', on: submitted() },
        /** The server rejected the input: the user can fix it. */
        invalid: { on: submitted() },
        /** The server has asked to wait (429). */
        rateLimited: { tags: ['failed', 'waiting'], after: { waitTime: 'unsent' } },
        /** It was not accepted, and may be now. */
        unsent: { tags: 'failed', on: submitted() },
      },
    },
    /** No answer, or a broken one: the result is unknown. */
    failed: { tags: 'failed', on: submitted() },
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

/** Wait before the next attempt: as long as the server asks, else 3 s. */
function waitOf(error: unknown): number {
  return 1000 * ((error instanceof ApiError ? error.retryAfter : null) ?? 3)
}

function setError() {
  return [
    {
      type: 'setError',
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
    actions: isFinal ? ([...setError(), 'forgetAttempt'] as const) : setError(),
  } as const
}
