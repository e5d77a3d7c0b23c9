import type { Screens } from '@console/core/routes'

/** Begins to fetch a screen when a link to it is pointed at or focused, so that it is there when the link is followed. */
export function prefetchOnIntent(screens: Screens): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a[href]') : null
        if (link instanceof HTMLAnchorElement && link.origin === location.origin)
          screens.prefetch(link.pathname)
      },
      { passive: true },
    )
}
