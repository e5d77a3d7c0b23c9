import { useEffect, useState } from 'react'

/** Whether the library has had the time to measure its rooms: before, it draws everything in other places. */
export function useMeasured(): boolean {
  const [isMeasured, setIsMeasured] = useState(false)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsMeasured(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isMeasured
}
