import { serverNow } from '@console/core/api'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { type EventObject, fromCallback } from 'xstate'
import { connectivityMachine } from './connectivityMachine'
import { watchBrowser, type WatchNetwork } from './watchBrowser'

/** Whether the server can be reached. */
export interface Connectivity {
  /** `back`: the connection has just returned. */
  status: 'online' | 'offline' | 'back'
  /** Since when it is out of reach; null while it is not. */
  since: Date | null
}

/** Watches the network for as long as its component stands; `watch` is read once. */
export function useConnectivity(watch: WatchNetwork = watchBrowser): Connectivity {
  const [machine] = useState(() =>
    connectivityMachine.provide({
      actors: {
        watchNetwork: fromCallback<EventObject>(({ sendBack }) =>
          watch((isOnline) =>
            sendBack(
              isOnline ? { type: 'network.found' } : { type: 'network.lost', at: serverNow() },
            ),
          ),
        ),
      },
    }),
  )
  const [{ value, context }] = useMachine(machine)
  return { status: value, since: context.since }
}
