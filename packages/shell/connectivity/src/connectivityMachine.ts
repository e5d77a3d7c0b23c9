import { assign, type EventObject, fromCallback, setup } from 'xstate'

/** Changes of the network. */
export type ConnectivityEvent = { type: 'network.lost'; at: Date } | { type: 'network.found' }

/** Duration of the "back online" message, in milliseconds. */
const backTime = 4000

/**
 * Reachability of the server: online, offline since a moment, and briefly back. `watchNetwork` must be provided;
 * it sends the changes of the network.
 */
export const connectivityMachine = setup({
  types: {
    context: {} as { since: Date | null },
    events: {} as ConnectivityEvent,
  },
  actors: {
    watchNetwork: fromCallback<EventObject>(() => {
      throw new Error('watchNetwork must be provided')
    }),
  },
  actions: {
    remember: assign(({ event }) => (event.type === 'network.lost' ? { since: event.at } : {})),
    forget: assign({ since: null }),
  },
  delays: { backTime },
}).createMachine({
  id: 'connectivity',
  context: { since: null },
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  initial: 'online',
  states: {
    online: {
      on: { 'network.lost': { target: 'offline', actions: 'remember' } },
    },
    offline: {
      exit: 'forget',
      on: { 'network.found': 'back' },
    },
    back: {
      after: { backTime: 'online' },
      on: { 'network.lost': { target: 'offline', actions: 'remember' } },
    },
  },
})
