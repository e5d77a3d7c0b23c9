import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** How long what stands beside a screen waits for it at most, in milliseconds. */
const patience = 3000

/**
 * Whether the first screen has what it shows: nothing is being read of the server any more. What stands beside it, and is not
 * what somebody came for, waits for that.
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
    const unsubscribe = client.getQueryCache().subscribe(look)
    look()
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [client, isSettled])

  return isSettled
}
