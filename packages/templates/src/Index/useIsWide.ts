import { useSyncExternalStore } from 'react'

/** Domain design 7, T1: from 1200 px on a preview stands beside its list. */
const wide = '(min-width: 1200px)'

/** Whether there is room for a preview beside the list. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, read)
}

function subscribe(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function read() {
  return matchMedia(wide).matches
}
