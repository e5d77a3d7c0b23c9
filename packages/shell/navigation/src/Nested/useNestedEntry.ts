import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { arrowsOf, entriesOf, isAlone } from './moveFocus'
import type { Side } from './place'
import type { Nested } from './useNested'

/**
 * Props for an entry that opens a nested pop-up: `entry` for the element around both, `trigger` for the button, `popup`
 * for the pop-up while it `isShown`. Opens by mouse after 150 ms (specification 9); by a press, Enter or Space at once; by
 * its arrow key at once, moving the focus along. Escape, a press elsewhere and moving the focus away close it.
 */
export function useNestedEntry(
  id: string,
  { shown, enter, leave, press, open, close }: Nested,
  side: Side,
) {
  const entry = useRef<HTMLLIElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  /** Set where the pop-up takes the focus when it appears. */
  const takesFocus = useRef(false)
  const isShown = shown === id

  useEffect(() => {
    if (!isShown) return
    const onPointerDown = ({ target }: Event) => {
      if (!entry.current?.contains(target as Node)) close()
    }
    // Also while the focus is elsewhere: content shown on hover must be dismissible.
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isShown, close])

  // After the pop-up's own effect has shown it.
  useLayoutEffect(() => {
    if (isShown && takesFocus.current) focusFirst(entry.current)
    takesFocus.current = false
  }, [isShown])

  return {
    isShown,
    entry: {
      ref: entry,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') enter(id)
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') leave()
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (isShown && relatedTarget && !currentTarget.contains(relatedTarget)) close()
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (!isAlone(event)) return
        const { key, target, currentTarget } = event
        const [forward, back] = arrowsOf(currentTarget)
        const isOnTrigger = target === trigger.current
        if (isOnTrigger && key === (side === 'below' ? 'ArrowDown' : forward)) {
          takesFocus.current = !isShown
          if (isShown) focusFirst(currentTarget)
          open(id)
        } else if (
          isShown &&
          (key === 'Escape' || (key === back && side === 'beside' && !isOnTrigger))
        ) {
          close()
        } else {
          return
        }
        event.preventDefault()
        event.stopPropagation()
      },
    },
    trigger: { ref: trigger, 'aria-expanded': isShown, onClick: () => press(id) },
    popup: { opener: trigger, side },
  }
}

/** Focuses the first entry of an entry's pop-up. */
function focusFirst(entry: HTMLElement | null) {
  const list = entry?.querySelector('[popover] [data-level]')
  if (list) entriesOf(list)[0]?.focus()
}
