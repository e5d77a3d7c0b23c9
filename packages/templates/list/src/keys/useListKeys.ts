import { useSetting } from '@console/core/settings'
import type { RefObject } from 'react'
import { isFor, isTyping, useKeydown } from '@console/core/keys'
import { type Pressed, pressedOf } from './listKeys'

/**
 * Handles the keys of a list while focus is in it, in the drawer of its preview, or on the body. They do nothing in text
 * fields, and single characters can be switched off in the settings (WCAG 2.1.4).
 */
export function useListKeys(
  root: RefObject<HTMLElement | null>,
  onCommand: (command: Pressed['command']) => void,
): void {
  const hasSingleKeys = useSetting((settings) => settings.hasSingleKeys)

  useKeydown((event, target) => {
    const list = root.current
    if (!list) return
    const pressed = pressedOf(event, getComputedStyle(list).direction === 'rtl')
    if (!pressed || (pressed.isSingle && !hasSingleKeys) || !isMeant(pressed, target)) return
    if (!(isInDrawer(target) ? isForDrawer(pressed) : isFor(list, target))) return
    event.preventDefault()
    onCommand(pressed.command)
  })
}

/** Reports whether an element is in the preview's drawer, which a list uses when there is no room beside it. */
export function isInDrawer(target: Element | null): boolean {
  return target?.closest('[role="dialog"]')?.querySelector('[data-preview]') != null
}

const ofDrawer: readonly Pressed['command'][] = ['next', 'previous', 'open', 'preview', 'undo']

/** Commands that move elsewhere in the list are behind the drawer. */
function isForDrawer({ command }: Pressed): boolean {
  return typeof command === 'object' || ofDrawer.includes(command)
}

/** In text fields a key is a character, except for the down arrow, which moves from the search to the rows. */
function isMeant({ command, isOnRow }: Pressed, target: Element): boolean {
  if (target.matches('[data-search]')) return isOnRow && command === 'next'
  return !isTyping(target) && (!isOnRow || target.matches('tr[data-token] a'))
}
