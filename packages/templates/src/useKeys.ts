import { useSetting } from '@console/core/settings'
import { letterOf } from './Index/listKeys'
import { isTyping, useKeydown } from './useKeydown'

/**
 * Single keys of a screen, by the letter or sign on them. They do nothing where one types or chooses, while a dialog or a
 * menu is open, and where single keys are switched off (WCAG 2.1.4).
 * @param isAsking a dialog is on its way that the keys would be meant for: they are heard by nobody until it is there
 */
export function useKeys(
  keys: Readonly<Record<string, (() => void) | undefined>>,
  isAsking: boolean,
): void {
  const hasSingleKeys = useSetting((settings) => settings.hasSingleKeys)

  useKeydown((event, target) => {
    const { ctrlKey, metaKey, altKey } = event
    if (!hasSingleKeys || ctrlKey || metaKey || altKey || isElsewhere(target)) return
    const act = keys[letterOf(event)]
    if (!act) return
    event.preventDefault()
    if (!isAsking) act()
  })
}

function isElsewhere(target: Element): boolean {
  return (
    isTyping(target) ||
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
  )
}
