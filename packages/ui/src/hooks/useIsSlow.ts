import { useEffect, useState } from 'react'

/** Milliseconds after which loading counts as slow. */
const slowAfter = 10_000

/** Returns true once ten seconds have passed since the component was first drawn: time to offer a reload. */
export function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
