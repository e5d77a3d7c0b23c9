import { useEffect, useEffectEvent } from 'react'

/**
 * Hears the keys of the whole document that nothing has handled yet. While a form is
 * open for writing (`data-writing`), the screen hears none.
 */
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

/** Whether a key is meant for a part of the page: the focus is in it, or on nothing in particular, which is what it stands in. */
export function isFor(part: Element, target: Element): boolean {
  return part.contains(target) || target.contains(part)
}

/** Whether a key is a character or a choice there. */
export function isTyping(target: Element): boolean {
  return target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')
}
