/** What is guarded: the history, and who tells of steps in it before the router hears of them. */
interface Page {
  history: Pick<History, 'go' | 'state'>
  guardPops(guard: (event: PopStateEvent) => void): () => void
}

/**
 * Going back or forward in the browser asks first: the address stays what it was, and the router hears nothing.
 * @param ask is given what goes where the reader wanted to go
 * @returns ends it
 */
export function guardHistory(page: Page, ask: (leave: () => void) => void): () => void {
  const here = placeOf(page.history.state)
  let isComingBack = false
  let isLeaving = false

  function onPopState(event: PopStateEvent) {
    const by = placeOf(event.state) - here
    // What the router has not numbered, it does not follow either.
    if (isLeaving || Number.isNaN(by)) return
    event.stopImmediatePropagation()
    if (isComingBack || by === 0) {
      isComingBack = false
      return
    }
    isComingBack = true
    page.history.go(-by)
    ask(() => {
      isLeaving = true
      page.history.go(by)
    })
  }

  return page.guardPops(onPopState)
}

/** Which entry of the history it is: the router numbers them. */
function placeOf(state: unknown): number {
  return (state as { idx?: number } | null)?.idx ?? Number.NaN
}
