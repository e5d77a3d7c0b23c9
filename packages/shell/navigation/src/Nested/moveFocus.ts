import type { KeyboardEvent } from 'react'

/** Entries of one list; those of its pop-ups belong to lists of their own. */
export function entriesOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('a, button')].filter(
    (entry) => entry.closest('[data-level]') === list,
  )
}

/** The arrow keys for forward and back, in the element's direction. */
export function arrowsOf(element: Element): [forward: string, back: string] {
  return element.matches(':dir(rtl)') ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
}

/** Checks whether a key was pressed alone; with a modifier, it belongs to the browser or the device. */
export function isAlone({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey)
}

/**
 * Moves the focus along a list marked with `data-level`: by arrow keys, cycling at its ends, and by Home and
 * End.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, axis: 'row' | 'column'): void {
  const { currentTarget: list, target, key } = event
  if (!isAlone(event) || !(target instanceof Element)) return
  if (target.closest('[data-level]') !== list) return
  const [forward, back] = axis === 'row' ? arrowsOf(list) : ['ArrowDown', 'ArrowUp']
  const entries = entriesOf(list)
  const at = entries.findIndex((entry) => entry === target)
  const next =
    key === forward
      ? (entries[at + 1] ?? entries[0])
      : key === back
        ? entries.at(at - 1)
        : key === 'Home'
          ? entries[0]
          : key === 'End'
            ? entries.at(-1)
            : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}
