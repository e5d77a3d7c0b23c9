import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LazyPart } from './lazyPart'
import { MissingPartContext } from './MissingPartContext'

/** How long to wait before what could not be fetched is tried again, as long as it is still wanted, in milliseconds. */
const pause = 5000

/**
 * A part that is fetched at the latest when it is wanted, and undefined until it has come. It then stays, so that what it
 * draws can leave in its own time.
 * @param onMissing called when it could not be fetched, each time; who surrounds it is told once (`MissingPartContext`)
 * @param isMinor what nobody misses, such as a tooltip: nobody else is told
 */
export function useLazyPart<Part>(
  lazy: LazyPart<Part>,
  isWanted: boolean,
  onMissing: () => void,
  isMinor = false,
): Part | undefined {
  const [held, setHeld] = useState<Part>()
  const [attempt, setAttempt] = useState(0)
  const tellAround = useContext(MissingPartContext)
  const isTold = useRef(false)
  const tellMissing = useEffectEvent(() => {
    if (!isTold.current && !isMinor) tellAround()
    isTold.current = true
    onMissing()
  })
  // What somebody else has fetched is there at once.
  const part = held ?? (isWanted ? lazy.now() : undefined)
  if (part !== held) setHeld(() => part)

  useEffect(() => {
    if (!isWanted) isTold.current = false
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
