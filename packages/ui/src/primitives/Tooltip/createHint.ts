/** How long a pointer rests before a tooltip shows, and how long it may leave before the tooltip goes, in milliseconds. */
const restTime = 500
const leaveTime = 100

/** After one tooltip the next shows at once, for this many milliseconds. */
const warmTime = 500

let hideShown: (() => void) | undefined
let hiddenAt = -Infinity

/** When one tooltip shows and goes. */
export interface Hint {
  /** The pointer came: it shows after a moment, or at once where another was just read. */
  rest: () => void
  /** The pointer left: it stays for a moment, so that it can be pointed at itself. */
  leave: () => void
  show: () => void
  hide: () => void
}

/** Keeps the times of a tooltip; at most one is shown at any time. `onChange` is told when it shows or goes. */
export function createHint(onChange: (isShown: boolean) => void): Hint {
  let timer: ReturnType<typeof setTimeout> | undefined

  function show() {
    clearTimeout(timer)
    if (hideShown !== hide) hideShown?.()
    hideShown = hide
    onChange(true)
  }

  function hide() {
    clearTimeout(timer)
    if (hideShown !== hide) return
    hideShown = undefined
    hiddenAt = performance.now()
    onChange(false)
  }

  return {
    show,
    hide,
    rest() {
      const isWarm = hideShown !== undefined || performance.now() - hiddenAt < warmTime
      if (isWarm) show()
      else {
        clearTimeout(timer)
        timer = setTimeout(show, restTime)
      }
    },
    leave() {
      clearTimeout(timer)
      timer = setTimeout(hide, leaveTime)
    },
  }
}
