import { revealedFor } from '@console/domain/shop-user'
import { useEffect, useState } from 'react'

const second = 1000

/** A value shown for a limited time, with its controls. */
export type ShownFor = ReturnType<typeof useShownFor>

/** Holds a value to show for a minute, and then forgets it. */
export function useShownFor() {
  const [shown, setShown] = useState<string | null>(null)
  const [secondsLeft, setSecondsLeft] = useState(0)

  useEffect(() => {
    if (shown === null) return undefined
    // A page that was suspended forgets it as soon as it resumes.
    const end = Date.now() + revealedFor
    const timer = setInterval(() => {
      const left = Math.ceil((end - Date.now()) / second)
      if (left <= 0) setShown(null)
      setSecondsLeft(Math.max(0, left))
    }, second)
    return () => clearInterval(timer)
  }, [shown])

  return {
    /** Null while nothing is shown. */
    shown,
    secondsLeft,
    show(value: string) {
      setSecondsLeft(revealedFor / second)
      setShown(value)
    },
    hide: () => setShown(null),
  }
}
