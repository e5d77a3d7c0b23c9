import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { BoardList } from '../contract'
import { type Grip, gripAt } from './gripAt'
import { scrollAtEdge, placeAt } from './pointedAt'
import type { Moving } from './useMoving'

/**
 * Distance in px that a mouse moves before it lifts, and time in ms of a long press on a card; shorter touches scroll.
 */
const slack = 5
const rest = 250

interface MovingPointer {
  /** The board, which scrolls horizontally; elements with `data-scroll` in it scroll vertically. */
  board: RefObject<HTMLElement | null>
  lists: readonly BoardList[]
  moving: Moving
}

/**
 * Drags cards and lists by mouse, pen and touch; the board scrolls near its edges.
 * @returns ref for the drag preview, a popover
 */
export function useMovingPointer({ board, lists, moving }: MovingPointer) {
  const ghost = useRef<HTMLDivElement>(null)
  const grip = useRef<Grip | null>(null)
  const { lifted } = moving
  const isLed = lifted?.by === 'pointer'

  function follow() {
    const held = grip.current
    if (held && ghost.current)
      ghost.current.style.transform = `translate(${held.x - held.dx}px, ${held.y - held.dy}px)`
  }

  // As soon as it is drawn, it is under the pointer and on top.
  useLayoutEffect(() => {
    if (isLed) ghost.current?.showPopover()
    follow()
  }, [isLed])

  const point = useEffectEvent(() => {
    const held = grip.current
    if (!held || !board.current || !isLed) return
    const to = placeAt(board.current, lists, lifted, held)
    if (to) moving.lead(to)
  })

  const begin = useEffectEvent(() => {
    const held = grip.current
    if (!held || !board.current) return
    held.isLifted = true
    // The element where the drag began may be redrawn.
    board.current.setPointerCapture(held.pointerId)
    moving.lift(held.kind, held.id, 'pointer')
  })

  const letGo = useEffectEvent((isDropped: boolean) => {
    const held = grip.current
    grip.current = null
    if (!held) return
    clearTimeout(held.timer)
    if (!held.isLifted) return
    if (isDropped) moving.drop()
    else moving.putBack()
  })

  const press = useEffectEvent((event: PointerEvent) => {
    const held = lifted || grip.current ? null : gripAt(event)
    grip.current = held ?? grip.current
    if (held?.rests) held.timer = setTimeout(() => begin(), rest)
  })

  const lead = useEffectEvent((event: PointerEvent) => {
    const held = grip.current
    if (held?.pointerId !== event.pointerId) return
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > slack
    if (!held.isLifted && !far) return
    if (!held.isLifted && held.rests) {
      // The touch scrolls.
      letGo(false)
      return
    }
    held.x = event.clientX
    held.y = event.clientY
    if (!held.isLifted) begin()
    follow()
    point()
  })

  const stopKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && grip.current?.isLifted) letGo(false)
  })

  useEffect(() => {
    const root = board.current
    if (!root) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const isHeld = () => grip.current?.isLifted === true
    root.addEventListener('pointerdown', (event) => press(event), { signal })
    root.addEventListener('pointermove', (event) => lead(event), { signal })
    root.addEventListener('pointerup', () => letGo(true), { signal })
    root.addEventListener('pointercancel', () => letGo(false), { signal })
    document.addEventListener('keydown', (event) => stopKey(event), { signal })
    // While a touch drags a card, scrolling and the context menu are off.
    const hold = (event: Event) => {
      if (isHeld()) event.preventDefault()
    }
    root.addEventListener('touchmove', hold, { signal, passive: false })
    root.addEventListener('contextmenu', (event) => grip.current?.rests && event.preventDefault(), {
      signal,
    })
    // The browser would drag links and pictures.
    root.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
    return () => listening.abort()
  }, [board])

  useEffect(() => {
    if (!isLed) return undefined
    let frame = 0
    const scroll = () => {
      const held = grip.current
      if (held && board.current && scrollAtEdge(board.current, held)) point()
      frame = requestAnimationFrame(scroll)
    }
    frame = requestAnimationFrame(scroll)
    return () => cancelAnimationFrame(frame)
  }, [board, isLed])

  return ghost
}
