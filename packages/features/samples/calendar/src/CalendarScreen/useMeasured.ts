import { useEffect, useState } from 'react'

/**
 * Reports whether the library has had time to measure its layout. Before that, everything is drawn at other positions.
 */
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
