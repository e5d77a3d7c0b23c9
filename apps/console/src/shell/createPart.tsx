import { ScreenBoundary } from '@console/core/routes'
import { snackbar } from '@console/shell-notices'
import { lazyPart, useLazyPart } from '@console/ui'
import {
  type ComponentType,
  memo,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from 'react-i18next'

/** What a part of the shell is told besides its own props. */
interface Wish {
  /** Whether it is to be seen now: it is open, or stands beside the content. */
  isWanted: boolean
  /** Closes what could not be fetched, or broke. What is wanted nevertheless is fetched again every 5 s; whoever surrounds it says so. */
  onUnavailable: () => void
}

/** A part of the shell that is fetched when it is first wanted. */
export interface Part<Props> {
  /**
   * Draws the part once it is wanted or expected and its code and words are here; nothing until then. From then on it
   * stays, so that it can be drawn before it opens, close with grace, and keep what it holds.
   */
  Component: ComponentType<Props & Wish>
  /** Begins to fetch and draw it, unseen: on hover or focus of what opens it. */
  prefetch(): void
}

/** Makes a part of the shell from what fetches it. Where it breaks the reader is told, once for each wish. */
export function createPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): Part<Props> {
  const code = lazyPart(fetchPart)
  const listeners = new Set<() => void>()
  /** It has come before it was wanted. */
  let isExpected = false

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function PartOfShell(props: Props & Wish) {
    const { isWanted, onUnavailable } = props
    const { t } = useTranslation('frame')
    const [isTold, setIsTold] = useState(false)
    const [isBroken, setIsBroken] = useState(false)
    if (isTold && !isWanted) setIsTold(false)

    function giveUpBroken() {
      if (!isTold) snackbar({ variant: 'error', title: t('part.unavailable') })
      setIsTold(true)
      onUnavailable()
    }

    const isNear = useSyncExternalStore(subscribe, () => isExpected)
    const Fetched = useLazyPart(code, isWanted || isNear, onUnavailable)
    // What broke goes at once, and is drawn from its beginning when it is wanted again.
    if (!Fetched || (isBroken && !isWanted)) return null
    return (
      <ScreenBoundary
        failed={() => (
          <Broken
            onShown={() => {
              setIsBroken(true)
              giveUpBroken()
            }}
          />
        )}
      >
        <Fetched {...props} />
      </ScreenBoundary>
    )
  }

  return {
    // The shell is drawn with every step to another address; what it holds is not.
    Component: memo(PartOfShell),
    prefetch() {
      code.load().then(
        () => {
          isExpected = true
          for (const listener of listeners) listener()
        },
        () => undefined,
      )
    },
  }
}

function Broken({ onShown }: { onShown: () => void }) {
  const tell = useEffectEvent(onShown)
  useEffect(() => tell(), [])
  return null
}
