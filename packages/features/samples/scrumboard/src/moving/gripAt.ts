import type { Lifted } from './lifted'

/** What a pointer holds, where it is, and since when. */
export interface Grip {
  kind: Lifted['kind']
  id: string
  pointerId: number
  x: number
  y: number
  /** Where in it the pointer has hold of it, in px from its top left corner. */
  dx: number
  dy: number
  /** It is a finger on a card: it lifts as it rests. */
  rests: boolean
  timer?: ReturnType<typeof setTimeout>
  isLifted: boolean
}

/** What a pointer takes hold of as it is pressed: a card by any part of it, a list by its handle; null: nothing. */
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
