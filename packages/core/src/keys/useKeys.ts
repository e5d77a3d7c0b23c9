import { logicalKey } from './logicalKey'
import { useSetting } from '../settings'
import { isTyping, useKeydown } from './useKeydown'

/**
 * Single keys of a screen, by the letter or sign on them. They do nothing in a form, where one types or chooses, while a dialog or a
 * menu is open, and where single keys are switched off (WCAG 2.1.4). `z` is also heard with Ctrl or ⌘, which stay.
 * @param isAsking a dialog is on its way that the keys would be meant for: they are heard by nobody until it is there
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
