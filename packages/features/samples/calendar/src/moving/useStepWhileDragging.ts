import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds over a button before the dragged event moves on to the next period. */
const dwell = 700

/**
 * Shows the previous or next period while an event is dragged over an element with `data-step` (-1 or 1), repeatedly
 * as long as it rests there.
 * @returns setter of whether an event is being dragged
 */
export function useStepWhileDragging(onStep: (way: -1 | 1) => void): (isDragging: boolean) => void {
  const [isDragging, setIsDragging] = useState(false)
  const step = useEffectEvent(onStep)

  useEffect(() => {
    if (!isDragging) return undefined
    const listening = new AbortController()
    const { signal } = listening
    let over: HTMLElement | null = null
    let timer = 0
    function move({ clientX, clientY }: { clientX: number; clientY: number }) {
      const next =
        document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-step]') ?? null
      if (next === over) return
      clearInterval(timer)
      over = next
      if (next) timer = window.setInterval(() => step(next.dataset.step === '1' ? 1 : -1), dwell)
    }
    document.addEventListener('mousemove', move, { signal })
    document.addEventListener('touchmove', ({ touches: [touch] }) => touch && move(touch), {
      passive: true,
      signal,
    })
    return () => {
      listening.abort()
      clearInterval(timer)
    }
  }, [isDragging])

  return setIsDragging
}
