import type { Lifted } from './lifted'

/** Object held by a pointer, with position and time. */
export interface Grip {
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
export function gripAt(event: PointerEvent): Grip | null {
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
