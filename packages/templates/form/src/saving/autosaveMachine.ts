import { ApiError } from '@console/core/api'
import { assign, fromPromise, setup } from 'xstate'

/** A draft is saved once nothing was typed for this long, in milliseconds. */
const quietTime = 2000

/** The pause after a failure before the next try, in milliseconds. */
const pause = 15_000

interface Context {
  /** Something was typed since what is being saved was taken. */
  isTyped: boolean
  /** What was written elsewhere is written over. */
  isOver: boolean
}

/** What can happen to what a form keeps on the server while it is written. */
export type AutosaveEvent =
  | { type: 'autosave.typed' }
  /** The reader wants to keep what is in this form, whatever was written elsewhere. */
  | { type: 'autosave.keep' }

/** What a form keeps on the server while it is written: saved whenever it is quiet, and tried again until it is. */
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
    tellSaved: () => {
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
    /** Until nothing is typed for a while. */
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
          { target: 'saved', actions: ['forgetOver', 'tellSaved'] },
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
    /** It was not taken, or nobody knows: it is tried again. */
    failed: {
      tags: ['unsaved', 'stuck'],
      after: { pause: 'saving' },
      on: { 'autosave.typed': 'quiet' },
    },
    /** It was written elsewhere meanwhile: whoever writes here says which is right. */
    outdated: {
      tags: ['unsaved', 'stuck'],
      on: { 'autosave.keep': { target: 'saving', actions: 'writeOver' } },
    },
    /** There is nothing any more that it could be saved as. */
    gone: { tags: ['unsaved', 'stuck'] },
  },
})
