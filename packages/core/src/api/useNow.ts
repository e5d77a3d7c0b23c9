import { useEffect, useState } from 'react'
import { serverNow } from './serverClock'

/** Current time, updated every second: by the server's clock after the first response, before that by the device's. */
export function useNow(): number {
  const [now, setNow] = useState(() => serverNow().getTime())
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow().getTime()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
