import type { Screens } from '@console/core/routes'

/** The pointer or the focus rests on something when it is there for so many milliseconds. */
const rest = 50

/**
 * Begins to fetch a screen when a link to it is pointed at or focused, so that it is there when the link is followed, and to
 * read what it will show first when the pointer or the focus rests on it.
 * @param canRead whether somebody is signed in
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
