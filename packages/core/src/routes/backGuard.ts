type Guard = (event: PopStateEvent) => void

let guard: Guard | null = null

/** Subscribes to every step back or forward before the router does: called once, before the router is rendered. */
export function listenForPopState(): void {
  window.addEventListener('popstate', (event) => guard?.(event))
}

/**
 * Calls `next` first on steps back and forward, until the returned function is called; it may stop them. Browsers
 * call the listeners of a window in the order of registration, so a later one would be too late.
 */
export function guardBack(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}
