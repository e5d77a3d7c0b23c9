import type { Screens } from '@console/core/routes'

/** Milliseconds after which the pointer or the focus counts as resting. */
const rest = 50

/**
 * Prefetches a screen when a link to it is pointed at or focused, and reads its first data when the pointer or the focus
 * rests on the link.
 * @param canRead whether someone is signed in
 */
export function prefetchOnIntent(screens: Screens, canRead: () => boolean): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(
      type,
      ({ target }) => {
        clearTimeout(resting)
        const link = target instanceof Element ? target.closest('a[href]') : null
        if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
        screens.prefetch(link.pathname)
        if (canRead()) resting = setTimeout(() => void screens.readAhead(link), rest)
      },
      { passive: true },
    )
}
