import { ScreenBoundary } from '@console/core/routes'
import { snackbar } from '@console/shell-notices'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'

/** A part of the shell that is fetched when it is first wanted. */
export interface Part<Props> {
  /** Draws the part once its code and words are here; nothing until then. */
  Component: ComponentType<Props & { onUnavailable: () => void }>
  /** Begins to fetch it: on hover or focus of what opens it. */
  prefetch(): void
}

/**
 * Makes a part of the shell from what fetches it. Where it cannot be fetched the reader is told, `onUnavailable` closes
 * it, and the next time it is wanted it is fetched again.
 */
export function createPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): Part<Props> {
  let fetched: Promise<{ default: ComponentType<Props> }> | undefined
  let Fetched = lazy(fetchOnce)

  function fetchOnce() {
    fetched ??= fetchPart().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        fetched = undefined
        Fetched = lazy(fetchOnce)
        throw error
      },
    )
    return fetched
  }

  return {
    Component: (props) => (
      <ScreenBoundary failed={() => <Unavailable onUnavailable={props.onUnavailable} />}>
        <Suspense>
          <Fetched {...props} />
        </Suspense>
      </ScreenBoundary>
    ),
    prefetch() {
      fetchOnce().catch(() => undefined)
    },
  }
}

function Unavailable({ onUnavailable }: { onUnavailable: () => void }) {
  const { t } = useTranslation('frame')
  const giveUp = useEffectEvent(() => {
    snackbar({ variant: 'error', title: t('part.unavailable') })
    onUnavailable()
  })
  useEffect(() => giveUp(), [])
  return null
}
