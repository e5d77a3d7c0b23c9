/** The guarded history, and the events of its steps, received before the router. */
interface Page {
  history: Pick<History, 'go' | 'state'>
  guardBack(guard: (event: PopStateEvent) => void): () => void
}

/**
 * Asks before the browser goes back or forward: the address stays unchanged, and the router is not notified.
 * @param ask receives the function that continues to where the user wanted to go
 * @returns stops the guard
 */
export function guardHistory(page: Page, ask: (leave: () => void) => void): () => void {
  const here = placeOf(page.history.state)
  /** Requested returns to `here` that have not arrived yet. */
  const returns: number[] = []
  /** Offsets from `here`: of the last step, and of the user's last step. */
  let [at, wanted] = [0, 0]
  let isLeaving = false

  function onPopState(event: PopStateEvent) {
    const by = placeOf(event.state) - here
    // The router does not follow entries that it has not numbered either.
    if (isLeaving || Number.isNaN(by)) return
    event.stopImmediatePropagation()
    const isReturn = by === at + (returns[0] ?? Number.NaN)
    at = by
    if (isReturn) {
      returns.shift()
      return
    }
    const isAsked = returns.length > 0
    wanted = by
    // A busy page can receive two steps before the first return.
    const missing = -returns.reduce((sum, step) => sum + step, by)
    if (missing === 0) return
    returns.push(missing)
    page.history.go(missing)
    if (isAsked) return
    ask(() => {
      isLeaving = true
      page.history.go(wanted)
    })
  }

  return page.guardBack(onPopState)
}

/** Index of the entry in the history: the router numbers them. */
function placeOf(state: unknown): number {
  return (state as { idx?: number } | null)?.idx ?? Number.NaN
}
