type Guard = (event: PopStateEvent) => void

let guard: Guard | null = null

/** Hears of every step back or forward before the router does: called once, before the router is drawn. */
export function listenForPopState(): void {
  window.addEventListener('popstate', (event) => guard?.(event))
}

/**
 * From now until the returned function is called, steps back and forward are told to `next` first; it may stop them.
 * Browsers call the listeners of a window in the order in which they came, so that a later one would be too late.
 */
export function guardBack(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}
