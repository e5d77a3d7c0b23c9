import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import type { BoardList } from '../contract'
import { cardBeside } from './arrangement'
import { directionOfKey } from './directionOfKey'
import type { Moving } from './useMoving'

interface MovingKeys {
  /** The board, in which cards bear `data-card` and what lifts a list bears `data-lift-list`. */
  board: RefObject<HTMLElement | null>
  lists: readonly BoardList[]
  moving: Moving
  /** Draws a card that is out of sight, and gives it the focus. */
  onFocus: (cardId: string) => void
}

/**
 * The keys of a board. Arrows go from card to card; Space lifts the one that has the focus, as it does a list from its handle; arrows then lead it, Space or Enter
 * lets it go, and Escape, or leaving it, puts it back.
 * @returns what hears the keys, and what sees the focus leave
 */
export function useMovingKeys({ board, lists, moving, onFocus }: MovingKeys) {
  const { lifted } = moving
  const isLed = lifted?.by === 'keys'

  /** The slot comes into sight as the keys lead there. */
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
      // Without a target it was drawn anew, or the window was left.
      if (isLed && relatedTarget) moving.putBack()
    },
  }
}
