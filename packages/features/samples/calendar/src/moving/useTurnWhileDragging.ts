import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds that a dragged event rests on a button before the next days are shown. */
const rest = 700

/**
 * Turns to earlier or later days while an event is dragged: it rests on an element that bears `data-turn` (-1 or 1), and turns again for as long as it rests.
 * @returns the setter of whether an event is being dragged
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
