import { useSessionState } from '@console/core/session'
import { openStorage } from '@console/core/storage'
import { useState } from 'react'
import * as z from 'zod/mini'
import { moved } from './order'

const ids = z.array(z.string())

/** The user's manual order of to-dos, which no call accepts: it is stored in this browser, per user. */
export function useManualOrder() {
  const owner = useSessionState().user?.email ?? ''
  const key = `todo-order:${owner}`
  const [order, setOrder] = useState(() => read(key))
  return {
    order,
    /** Moves a to-do to the position of another one in the list. */
    move(shown: readonly string[], id: string, to: number) {
      const next = moved(order, shown, id, to)
      openStorage('lasting').setItem(key, JSON.stringify(next))
      setOrder(next)
    },
  }
}

function read(key: string): string[] {
  try {
    return ids.parse(JSON.parse(openStorage('lasting').getItem(key) ?? '[]'))
  } catch {
    return []
  }
}
