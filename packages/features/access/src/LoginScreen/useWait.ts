import { useEffect, useState } from 'react'

/**
 * Counts down the seconds to wait after a refusal that names them.
 * @param refusal another object restarts the countdown
 */
export function useWait(refusal: { retryAfter?: number } | null): number {
  const [left, setLeft] = useState(0)

  useEffect(() => {
    const end = Date.now() + 1000 * (refusal?.retryAfter ?? 0)
    const count = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(count, 1000)
    count()
    return () => clearInterval(timer)
  }, [refusal])

  return left
}
