import { useEffect, useEffectEvent, useState } from 'react'
import type { LazyPart } from './lazyPart'

/** How long to wait before what could not be fetched is tried again, as long as it is still wanted, in milliseconds. */
const pause = 5000

/**
 * A part that is fetched at the latest when it is wanted, and undefined until it has come. It then stays, so that what it
 * draws can leave in its own time.
 * @param onMissing called when it could not be fetched
 */
export function useLazyPart<Part>(
  lazy: LazyPart<Part>,
  isWanted: boolean,
  onMissing: () => void,
): Part | undefined {
  const [held, setHeld] = useState<Part>()
  const [attempt, setAttempt] = useState(0)
  const tellMissing = useEffectEvent(onMissing)
  // What somebody else has fetched is there at once.
  const part = held ?? (isWanted ? lazy.now() : undefined)
  if (part !== held) setHeld(() => part)

  useEffect(() => {
    if (!isWanted || part) return undefined
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    lazy.load().then(
      (come) => {
        if (!isLeft) setHeld(() => come)
      },
      () => {
        if (isLeft) return
        timer = setTimeout(() => setAttempt((count) => count + 1), pause)
        tellMissing()
      },
    )
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [lazy, isWanted, part, attempt])

  return part
}
