import { useSessionState } from '@console/core/session'
import { openStorage } from '@console/core/storage'
import { useState } from 'react'
import * as z from 'zod/mini'
import { moved } from './order'

const ids = z.array(z.string())

/** The reader's own order of to-dos, which no call takes: it is kept by this browser, for its user. */
export function useManualOrder() {
  const owner = useSessionState().user?.email ?? ''
  const key = `todo-order:${owner}`
  const [order, setOrder] = useState(() => read(key))
  return {
    order,
    /** Puts a to-do where another one of the list stands. */
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
