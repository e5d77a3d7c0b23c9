import { useEffect, useState } from 'react'
import { serverNow } from './serverClock'

/** What time it is, told anew with every second: by the server's clock where one has answered, else by the device's. */
export function useNow(): number {
  const [now, setNow] = useState(() => serverNow().getTime())
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow().getTime()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
