/** Delays before a tooltip shows and, after the pointer left, before it hides, in milliseconds. */
const restTime = 500
const leaveTime = 100

/** Milliseconds after one tooltip during which the next shows at once. */
const warmTime = 500

let hideShown: (() => void) | undefined
let hiddenAt = -Infinity

/** Timing of a tooltip. */
export interface Hint {
  /** The pointer entered: shows after a moment, or at once where another was just visible. */
  rest: () => void
  /** The pointer left: stays for a moment, so that it can be hovered itself. */
  leave: () => void
  show: () => void
  hide: () => void
}

/** Manages the timing of a tooltip; at most one is visible at any time. `onChange` is called when it shows or hides. */
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
