import { useSetting } from '@console/core/settings'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Pressed, pressedOf } from './listKeys'

/**
 * Hears the keys of a list while the focus is in it, or on nothing in particular: on what it stands in. They do nothing
 * where one types, and single characters can be switched off in the settings (WCAG 2.1.4).
 */
export function useListKeys(
  root: RefObject<HTMLElement | null>,
  onCommand: (command: Pressed['command']) => void,
): void {
  const hasSingleKeys = useSetting((settings) => settings.hasSingleKeys)
  const command = useEffectEvent(onCommand)

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target } = event
      const list = root.current
      if (!list || event.defaultPrevented || event.isComposing || !(target instanceof Element))
        return
      if (!(list.contains(target) || target.contains(list))) return
      const pressed = pressedOf(event, getComputedStyle(list).direction === 'rtl')
      if (!pressed || (pressed.isSingle && !hasSingleKeys) || !isMeant(pressed, target)) return
      event.preventDefault()
      command(pressed.command)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [root, hasSingleKeys])
}

/** Where one types a key is a character, but for the arrow down, which leads from the search to the rows. */
function isMeant({ command, isOnRow }: Pressed, target: Element): boolean {
  if (target.matches('[data-search]')) return isOnRow && command === 'next'
  return !isTyping(target) && (!isOnRow || target.matches('tr[data-token] a'))
}

function isTyping(target: Element): boolean {
  return target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')
}
