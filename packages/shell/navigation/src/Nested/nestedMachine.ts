import { assign, setup } from 'xstate'

interface Context {
  /** The entry whose pop-up is visible. */
  shown: string | null
  /** The hovered entry, until its pop-up is visible. */
  wanted: string | null
}

/** Events of one list's entries with pop-ups; `entry` is an entry's id. */
export type NestedEvent =
  | { type: 'entry.enter'; entry: string }
  | { type: 'entry.leave' }
  | { type: 'entry.press'; entry: string }
  | { type: 'entry.open'; entry: string }
  | { type: 'nested.close' }

/**
 * The nested pop-ups of one list of entries, of which one is visible at a time. Hover opens one after 150 ms (specification
 * 9), a press at once. A pop-up opened by hover closes after a grace period when the pointer leaves; a press keeps it, and
 * a second one closes it.
 */
export const nestedMachine = setup({
  types: { context: {} as Context, events: {} as NestedEvent },
  delays: {
    /** Specification 9: nested menu hover delay 150 ms. */
    hover: 150,
    /** Long enough to cross the gap between an entry and its pop-up. */
    grace: 300,
  },
  guards: {
    isShown: ({ context, event }) => 'entry' in event && event.entry === context.shown,
    isAnyShown: ({ context }) => context.shown !== null,
  },
  actions: {
    want: assign(({ context, event }) => ({
      wanted: 'entry' in event ? event.entry : context.wanted,
    })),
    show: assign(({ context, event }) => ({
      shown: 'entry' in event ? event.entry : context.wanted,
    })),
    hide: assign({ shown: null }),
  },
}).createMachine({
  id: 'nested',
  context: { shown: null, wanted: null },
  initial: 'closed',
  on: {
    'entry.press': { target: '.open.pinned', actions: 'show' },
    'entry.open': { target: '.open.pinned', actions: 'show' },
    'nested.close': '.closed',
  },
  states: {
    closed: {
      entry: 'hide',
      on: { 'entry.enter': 'waiting' },
    },
    waiting: {
      entry: 'want',
      after: { hover: { target: 'open', actions: 'show' } },
      on: {
        'entry.enter': { target: 'waiting', reenter: true },
        'entry.leave': [{ guard: 'isAnyShown', target: 'open.leaving' }, { target: 'closed' }],
      },
    },
    open: {
      initial: 'pointed',
      on: {
        'entry.enter': [{ guard: 'isShown' }, { target: 'waiting' }],
      },
      states: {
        pointed: { on: { 'entry.leave': 'leaving' } },
        leaving: {
          after: { grace: '#nested.closed' },
          on: {
            'entry.enter': [{ guard: 'isShown', target: 'pointed' }, { target: '#nested.waiting' }],
          },
        },
        pinned: {
          on: {
            'entry.press': [
              { guard: 'isShown', target: '#nested.closed' },
              { target: 'pinned', actions: 'show' },
            ],
          },
        },
      },
    },
  },
})
