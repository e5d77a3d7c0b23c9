/** What is guarded: the history, and who tells of steps in it before the router hears of them. */
interface Page {
  history: Pick<History, 'go' | 'state'>
  guardBack(guard: (event: PopStateEvent) => void): () => void
}

/**
 * Going back or forward in the browser asks first: the address stays what it was, and the router hears nothing.
 * @param ask is given what goes where the reader wanted to go
 * @returns ends it
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
    // What the router has not numbered, it does not follow either.
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

/** Which entry of the history it is: the router numbers them. */
function placeOf(state: unknown): number {
  return (state as { idx?: number } | null)?.idx ?? Number.NaN
}
