import { revealedFor } from '@console/domain/shop-user'
import { useEffect, useState } from 'react'

const second = 1000

/** Something that is shown for a while, and how it is shown and hidden. */
export type ShownFor = ReturnType<typeof useShownFor>

/** Something that is shown for a minute, and then forgotten. */
export function useShownFor() {
  const [shown, setShown] = useState<string | null>(null)
  const [secondsLeft, setSecondsLeft] = useState(0)

  useEffect(() => {
    if (shown === null) return undefined
    // A page that was asleep forgets it as soon as it wakes.
    const end = Date.now() + revealedFor
    const timer = setInterval(() => {
      const left = Math.ceil((end - Date.now()) / second)
      if (left <= 0) setShown(null)
      setSecondsLeft(Math.max(0, left))
    }, second)
    return () => clearInterval(timer)
  }, [shown])

  return {
    /** Null where nothing is shown. */
    shown,
    secondsLeft,
    show(value: string) {
      setSecondsLeft(revealedFor / second)
      setShown(value)
    },
    hide: () => setShown(null),
  }
}
