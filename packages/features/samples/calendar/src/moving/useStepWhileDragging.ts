import { useEffect, useEffectEvent, useState } from 'react'

/** Delay in milliseconds before an event dragged over a button turns the period. */
const rest = 700

/**
 * Turns to the previous or next period while an event is dragged over an element with `data-turn` (-1 or 1), repeatedly
 * as long as it rests there.
 * @returns setter of whether an event is being dragged
 */
export function useTurnWhileDragging(onTurn: (way: -1 | 1) => void): (isDragging: boolean) => void {
  const [isDragging, setIsDragging] = useState(false)
  const turn = useEffectEvent(onTurn)

  useEffect(() => {
    if (!isDragging) return undefined
    const listening = new AbortController()
    const { signal } = listening
    let over: HTMLElement | null = null
    let timer = 0
    function move({ clientX, clientY }: { clientX: number; clientY: number }) {
      const next =
        document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-turn]') ?? null
      if (next === over) return
      clearInterval(timer)
      over = next
      if (next) timer = window.setInterval(() => turn(next.dataset.turn === '1' ? 1 : -1), rest)
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
