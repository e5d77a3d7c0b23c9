import { useSetting } from '@console/core/settings'
import type { RefObject } from 'react'
import { isFor, isTyping, useKeydown } from '@console/core/keys'
import { type Pressed, pressedOf } from './listKeys'

/**
 * Hears the keys of a list while the focus is in it, in the drawer of its preview, or on nothing in particular: on what it
 * stands in. They do nothing where one types, and single characters can be switched off in the settings (WCAG 2.1.4).
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

/** Whether something is in the drawer in which a list previews a row where there is no room beside it. */
export function isInDrawer(target: Element | null): boolean {
  return target?.closest('[role="dialog"]')?.querySelector('[data-preview]') != null
}

const ofDrawer: readonly Pressed['command'][] = ['next', 'previous', 'open', 'preview', 'undo']

/** What leads elsewhere in the list lies behind the drawer. */
function isForDrawer({ command }: Pressed): boolean {
  return typeof command === 'object' || ofDrawer.includes(command)
}

/** Where one types a key is a character, but for the arrow down, which leads from the search to the rows. */
function isMeant({ command, isOnRow }: Pressed, target: Element): boolean {
  if (target.matches('[data-search]')) return isOnRow && command === 'next'
  return !isTyping(target) && (!isOnRow || target.matches('tr[data-token] a'))
}
