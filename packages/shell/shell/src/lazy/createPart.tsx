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

/** Props of a shell part besides its own. */
interface Wish {
  /** Set if it should be visible now: it is open, or next to the content. */
  isWanted: boolean
  /**
   * Closes a part that could not be fetched, or broke. If it is still wanted, it is fetched again every 5 s; the surrounding
   * component reports that.
   */
  onUnavailable: () => void
}

/** A part of the shell that is fetched when it is first wanted. */
export interface Part<Props> {
  /**
   * Draws the part once it is wanted or expected and its code and messages have loaded; nothing until then. From then on it stays
   * mounted, so that it can be drawn before it opens, animate its exit, and keep its state.
   */
  Component: ComponentType<Props & Wish>
  /** Prefetches and draws it invisibly: on hover or focus of its opener. */
  prefetch(): void
}

/** Creates a part of the shell from its fetch function. If it breaks the user is notified, once per opening. */
export function createPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): Part<Props> {
  const code = lazyPart(fetchPart)
  const listeners = new Set<() => void>()
  /** Set once it has loaded before it was wanted. */
  let isExpected = false

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function PartOfShell(props: Props & Wish) {
    const { isWanted, onUnavailable } = props
    const { t } = useTranslation('frame')
    const [isReported, setIsReported] = useState(false)
    const [isBroken, setIsBroken] = useState(false)
    if (isReported && !isWanted) setIsReported(false)

    function giveUpBroken() {
      if (!isReported) snackbar({ variant: 'error', title: t('part.unavailable') })
      setIsReported(true)
      onUnavailable()
    }

    const isNear = useSyncExternalStore(subscribe, () => isExpected)
    const Fetched = useLazyPart(code, isWanted || isNear, onUnavailable)
    // A broken part is unmounted immediately, and starts afresh when it is wanted again.
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
    // The shell renders on every navigation; its parts do not.
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
  const report = useEffectEvent(onShown)
  useEffect(() => report(), [])
  return null
}
