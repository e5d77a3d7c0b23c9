import { useEffectEvent, useLayoutEffect } from 'react'
import { logicalKey } from './logicalKey'
import { useSetting } from '../settings'

/**
 * Single-key shortcuts of a screen, by the letter or sign on the key. Inactive in form controls, while a dialog or a menu is open,
 * and where single keys are switched off (WCAG 2.1.4). `z` also works with Ctrl or ⌘, which always stay active.
 * @param isAsking a dialog is loading that the keys would be meant for: they are ignored until it is open
 */
export function useKeys(
  keys: Readonly<Record<string, (() => void) | undefined>>,
  isAsking: boolean,
): void {
  const hasSingleKeys = useSetting((settings) => settings.hasSingleKeys)

  useKeydown((event, target) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event
    const letter = logicalKey(event)
    const isUndo = (ctrlKey || metaKey) && !shiftKey && letter === 'z'
    const isSingle = hasSingleKeys && !ctrlKey && !metaKey
    if (altKey || !(isSingle || isUndo) || isElsewhere(target)) return
    const act = keys[letter]
    if (!act) return
    event.preventDefault()
    if (!isAsking) act()
  })
}

function isElsewhere(target: Element): boolean {
  return (
    isTyping(target) ||
    target.closest('form, [role="dialog"], [role="alertdialog"], [role="menu"]') !== null
  )
}

/**
 * Listens for unhandled keys of the whole document, from the screen's first frame. While a form is open for writing (`data-writing`), the
 * screen gets none.
 */
export function useKeydown(onKey: (event: KeyboardEvent, target: Element) => void): void {
  const hear = useEffectEvent(onKey)

  // An effect after the paint would lose keys on a busy machine.
  useLayoutEffect(() => {
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
