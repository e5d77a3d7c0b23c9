import { ApiError } from '@console/core/api'
import { assign, fromPromise, setup } from 'xstate'

/** Debounce of saving a draft, in milliseconds. */
const quietTime = 2000

/** Pause after a failure before the next attempt, in milliseconds. */
const pause = 15_000

interface Context {
  /** Set when something was typed since the save in flight was started. */
  isTyped: boolean
  /** Set to overwrite what was written elsewhere. */
  isOver: boolean
}

/** Events of an autosave. */
export type AutosaveEvent =
  | { type: 'autosave.typed' }
  /** The user keeps this form's input, whatever was written elsewhere. */
  | { type: 'autosave.keep' }

/** Autosave of a form on the server: after each pause in typing, and again until it succeeds. */
export const autosaveMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AutosaveEvent,
    tags: {} as 'unsaved' | 'stuck',
  },
  actors: {
    save: fromPromise<unknown, { isOver: boolean }>(() =>
      Promise.reject(new Error('save must be provided')),
    ),
  },
  actions: {
    announceSaved: () => {
      throw new Error('tellSaved must be provided')
    },
    noteTyped: assign({ isTyped: true }),
    forgetTyped: assign({ isTyped: false }),
    writeOver: assign({ isOver: true }),
    forgetOver: assign({ isOver: false }),
  },
  guards: {
    isTyped: ({ context }) => context.isTyped,
    hasStatus: (_, { error, status }: { error: unknown; status: number }) =>
      error instanceof ApiError && error.status === status,
  },
  delays: { quietTime, pause },
}).createMachine({
  id: 'autosave',
  context: { isTyped: false, isOver: false },
  initial: 'saved',
  states: {
    saved: { on: { 'autosave.typed': 'quiet' } },
    /** Waits for a pause in typing. */
    quiet: {
      tags: 'unsaved',
      after: { quietTime: 'saving' },
      on: { 'autosave.typed': { target: 'quiet', reenter: true } },
    },
    saving: {
      tags: 'unsaved',
      entry: 'forgetTyped',
      invoke: {
        src: 'save',
        input: ({ context }) => ({ isOver: context.isOver }),
        onDone: [
          { guard: 'isTyped', target: 'quiet', actions: 'forgetOver' },
          { target: 'saved', actions: ['forgetOver', 'announceSaved'] },
        ],
        onError: [
          {
            guard: { type: 'hasStatus', params: ({ event }) => ({ ...event, status: 412 }) },
            target: 'outdated',
          },
          {
            guard: { type: 'hasStatus', params: ({ event }) => ({ ...event, status: 404 }) },
            target: 'gone',
          },
          { target: 'failed' },
        ],
      },
      on: { 'autosave.typed': { actions: 'noteTyped' } },
    },
    /** It failed, or its result is unknown: there is another attempt. */
    failed: {
      tags: ['unsaved', 'stuck'],
      after: { pause: 'saving' },
      on: { 'autosave.typed': 'quiet' },
    },
    /** It was changed elsewhere: the user decides which version counts. */
    outdated: {
      tags: ['unsaved', 'stuck'],
      on: { 'autosave.keep': { target: 'saving', actions: 'writeOver' } },
    },
    /** Its record is gone: there is nothing to save to. */
    gone: { tags: ['unsaved', 'stuck'] },
  },
})
