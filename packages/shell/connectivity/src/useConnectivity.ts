import { serverNow } from '@console/core/api'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { type EventObject, fromCallback } from 'xstate'
import { connectivityMachine } from './connectivityMachine'
import { watchBrowser, type WatchNetwork } from './watchBrowser'

/** Reachability of the server. */
export interface Connectivity {
  /** `back`: the connection has just returned. */
  status: 'online' | 'offline' | 'back'
  /** Start of the outage; null while online. */
  since: Date | null
}

/** Watches the network while its component is mounted; `watch` is read once. */
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
