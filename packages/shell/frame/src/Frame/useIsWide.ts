import { useSyncExternalStore } from 'react'

/** Specification 9: the lg breakpoint divides large screens from small ones. */
const query = '(min-width: 1280px)'

/** Whether the screen is large enough for the navigation to stand beside the content. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
