import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import type { BoardList } from '../contract'
import { cardBeside, type Direction } from '../arrangement'
import type { Moving } from './useMoving'

interface MovingKeys {
  /** The board, in which cards have `data-card` and drag handles of lists `data-lift-list`. */
  board: RefObject<HTMLElement | null>
  lists: readonly BoardList[]
  moving: Moving
  /** Draws a card that is out of sight, and focuses it. */
  onFocus: (cardId: string) => void
}

/**
 * Keyboard control of a board. Arrows move between cards; Space lifts the focused card, or a list from its handle; then
 * arrows move it, Space or Enter drops it, and Escape or losing the focus cancels.
 * @returns handlers for keys and for losing the focus
 */
export function useMovingKeys({ board, lists, moving, onFocus }: MovingKeys) {
  const { lifted } = moving
  const isLed = lifted?.by === 'keys'

  /** Scrolls the slot into view as it moves by keys. */
  useEffect(() => {
    if (isLed)
      board.current
        ?.querySelector('[data-slot]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [board, isLed, lifted])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, key } = event
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
    const card = target.closest<HTMLElement>('a')?.closest<HTMLElement>('[data-card]')
    const handle = target.closest<HTMLElement>('[data-lift-list]')
    if (!card && !handle) return
    const reading = getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr'
    const direction = directionOfKey(key, reading)
    if (lifted) {
      if (direction) moving.step(direction)
      else if (key === ' ' || key === 'Enter') moving.drop()
      else if (key === 'Escape') moving.putBack()
      else return
    } else if (handle && (key === ' ' || key === 'Enter'))
      moving.lift('list', handle.dataset.liftList ?? '', 'keys')
    else if (card && key === ' ') moving.lift('card', card.dataset.card ?? '', 'keys')
    else if (card && direction) {
      const next = cardBeside(lists, card.dataset.card ?? '', direction)
      if (next !== undefined) onFocus(next)
    } else return
    event.preventDefault()
  }

  return {
    onKeyDown,
    onBlur({ relatedTarget }: { relatedTarget: EventTarget | null }) {
      // Without a target, the element was redrawn or the window lost the focus.
      if (isLed && relatedTarget) moving.putBack()
    },
  }
}

/** Directions of the arrow keys for left-to-right and right-to-left text. */
const arrows: Readonly<Record<'ltr' | 'rtl', Readonly<Record<string, Direction>>>> = {
  ltr: { ArrowLeft: 'back', ArrowRight: 'on' },
  rtl: { ArrowLeft: 'on', ArrowRight: 'back' },
}

const others: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
}

/** Direction of a key on a board; undefined for other keys. */
export function directionOfKey(key: string, reading: 'ltr' | 'rtl'): Direction | undefined {
  return others[key] ?? arrows[reading][key]
}
