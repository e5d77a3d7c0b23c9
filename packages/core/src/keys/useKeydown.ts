import { useEffect, useEffectEvent } from 'react'

/** Listens for unhandled keys of the whole document. While a form is open for writing (`data-writing`), the screen gets none. */
export function useKeydown(onKey: (event: KeyboardEvent, target: Element) => void): void {
  const hear = useEffectEvent(onKey)

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target, defaultPrevented } = event
      if (defaultPrevented || !(target instanceof Element)) return
      if (document.querySelector('form[data-writing]') === null) hear(event, target)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Checks whether a key is meant for a part of the page: the focus is in it, or on an ancestor of it. */
export function isFor(part: Element, target: Element): boolean {
  return part.contains(target) || target.contains(part)
}

/** Checks whether the target takes the key as a character or a choice. */
export function isTyping(target: Element): boolean {
  return target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')
}
