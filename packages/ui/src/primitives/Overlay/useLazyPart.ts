import { useContext, useEffect, useEffectEvent, useRef, useState, createContext } from 'react'
import type { LazyPart } from './lazyPart'

/** Called when a requested part could not be fetched. A provider shows a message, once per request. Default: no message. */
export const MissingPartContext = createContext<() => void>(() => undefined)

/** Delay before a failed fetch is retried, as long as the part is still wanted, in milliseconds. */
const pause = 5000

/**
 * Returns a part that is fetched at the latest when it is wanted; undefined until loaded. It then stays, so that its exit
 * animation can run.
 * @param onMissing called each time it could not be fetched; the surrounding `MissingPartContext` is notified once
 * @param isMinor for parts that nobody misses, such as a tooltip: the context is not notified
 */
export function useLazyPart<Part>(
  lazy: LazyPart<Part>,
  isWanted: boolean,
  onMissing: () => void,
  isMinor = false,
): Part | undefined {
  const [held, setHeld] = useState<Part>()
  const [attempt, setAttempt] = useState(0)
  const reportAround = useContext(MissingPartContext)
  const isReported = useRef(false)
  const reportMissing = useEffectEvent(() => {
    if (!isReported.current && !isMinor) reportAround()
    isReported.current = true
    onMissing()
  })
  // A part that was fetched elsewhere is available at once.
  const part = held ?? (isWanted ? lazy.now() : undefined)
  if (part !== held) setHeld(() => part)

  useEffect(() => {
    if (!isWanted) isReported.current = false
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
        reportMissing()
      },
    )
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [lazy, isWanted, part, attempt])

  return part
}
