import { isFor, isTyping, logicalKey, useKeydown } from '@console/core/keys'
import { useSetting } from '@console/core/settings'
import type { RefObject } from 'react'

type RowCommand = 'next' | 'previous' | 'first' | 'last'

const onRow: Readonly<Record<string, RowCommand>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

const letters: Readonly<Record<string, RowCommand>> = { j: 'next', k: 'previous' }

/**
 * Keys that move from row to row: arrows on a row's link; J and K on the whole screen, except in text fields and when single keys
 * are switched off (WCAG 2.1.4).
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  hasLetterKeys: boolean,
  onCommand: (command: RowCommand) => void,
): void {
  const hasSingleKeys = useSetting((settings) => settings.hasSingleKeys)

  useKeydown((event, target) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!list.current || ctrlKey || metaKey || altKey || shiftKey) return
    const isOnRow = list.current.contains(target) && target.matches('a[data-row]')
    const isFree = isFor(list.current.closest('[data-master-detail]') ?? list.current, target)
    const command =
      (isOnRow ? onRow[key] : undefined) ??
      (hasLetterKeys && hasSingleKeys && isFree && !isTyping(target)
        ? letters[logicalKey(event)]
        : undefined)
    if (!command) return
    event.preventDefault()
    onCommand(command)
  })
}
