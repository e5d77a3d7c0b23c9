import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { BoardList } from '../contract'
import { scrollAtEdge, placeAt } from './pointedAt'
import type { Moving } from './useMoving'
import type { Lifted } from './lifted'

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

/** Object held by a pointer, with position and time. */
interface Grip {
  kind: Lifted['kind']
  id: string
  pointerId: number
  x: number
  y: number
  /** Offset of the pointer within it, in px from its top left corner. */
  dx: number
  dy: number
  /** Set for touch on a card, which lifts after a long press. */
  rests: boolean
  timer?: ReturnType<typeof setTimeout>
  isLifted: boolean
}

/** Object under a pressed pointer: a card by any part of it, a list by its handle; null for none. */
function gripAt(event: PointerEvent): Grip | null {
  if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return null
  const handle = event.target.closest<HTMLElement>('[data-lift-list]')
  const held = handle ?? event.target.closest<HTMLElement>('[data-card]')
  const id = handle ? handle.dataset.liftList : held?.dataset.card
  if (!held || id === undefined) return null
  const { left, top } = held.getBoundingClientRect()
  return {
    kind: handle ? 'list' : 'card',
    id,
    pointerId: event.pointerId,
    x: event.clientX,
    y: event.clientY,
    dx: event.clientX - left,
    dy: event.clientY - top,
    rests: event.pointerType === 'touch' && !handle,
    isLifted: false,
  }
}
