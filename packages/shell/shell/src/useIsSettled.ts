import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Maximum wait for a screen before secondary content loads, in milliseconds. */
const patience = 3000

/**
 * Reports whether the first screen has its data: nothing is being read from the server any more. Secondary content waits for
 * that.
 */
export function useIsSettled(): boolean {
  const client = useQueryClient()
  const [isSettled, setIsSettled] = useState(false)

  useEffect(() => {
    if (isSettled) return undefined
    const timer = setTimeout(() => setIsSettled(true), patience)
    const look = () => {
      if (client.isFetching() === 0) setIsSettled(true)
    }
    // Later: a component that begins to read while it is rendered changes the cache.
    const unsubscribe = client.getQueryCache().subscribe(notifyManager.batchCalls(look))
    look()
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [client, isSettled])

  return isSettled
}
