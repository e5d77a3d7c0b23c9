import { useEffect, useState } from 'react'

/** After so many milliseconds something that loads is slow enough to say so. */
const slowAfter = 10_000

/** Whether ten seconds have passed since the component that uses it was first drawn: time to offer a reload. */
export function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
