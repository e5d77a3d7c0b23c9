import { logicalKey } from '@console/core/keys'

/** Command of a key in a list. */
export type ListCommand =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'open'
  | 'preview'
  | 'tick'
  | 'menu'
  | 'extendDown'
  | 'extendUp'
  | 'tickPage'
  | 'pageOn'
  | 'pageBack'
  | 'search'
  | 'filter'
  | 'views'
  | 'export'
  | 'undo'

/** Command of a pressed key. */
export interface Pressed {
  command: ListCommand | { letter: string }
  /** Set for a single character, which users can switch off (WCAG 2.1.4). */
  isSingle: boolean
  /** Set when it applies only to rows: elsewhere the key scrolls, presses or moves on. */
  isOnRow: boolean
}

const onRow: Record<string, ListCommand> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  ' ': 'tick',
  ContextMenu: 'menu',
}

const singles: Record<string, ListCommand> = {
  j: 'next',
  k: 'previous',
  o: 'open',
  p: 'preview',
  e: 'export',
  f: 'filter',
  v: 'views',
  z: 'undo',
  '/': 'search',
}

/**
 * Keys of a list as the shortcuts dialog shows them: those of rows, then the others; alternatives side by side, `+` between
 * keys pressed together. The labels are under `index.keys.…`.
 */
export const listKeys = [
  { what: 'row', keys: ['↑', '↓'] },
  { what: 'rowLetters', keys: ['J', 'K'] },
  { what: 'ends', keys: ['Home', 'End'] },
  { what: 'open', keys: ['Enter', 'O'] },
  { what: 'preview', keys: ['P'] },
  { what: 'tick', keys: ['Space'] },
  { what: 'extend', keys: ['Shift+↓'] },
  { what: 'menu', keys: ['Shift+F10'] },
  { what: 'tickPage', keys: ['Ctrl+A'] },
  { what: 'page', keys: ['←', '→'] },
  { what: 'approve', keys: ['A'] },
  { what: 'reject', keys: ['R'] },
  { what: 'requestChanges', keys: ['C'] },
  { what: 'send', keys: ['Ctrl+Enter'] },
  { what: 'undo', keys: ['Z', 'Ctrl+Z'] },
  { what: 'search', keys: ['/'] },
  { what: 'filter', keys: ['F'] },
  { what: 'views', keys: ['V'] },
  { what: 'export', keys: ['E'] },
] as const

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * Command of a key event. Letters are those of the keyboard's Latin layout when another one is active; the arrows that page
 * are mirrored right to left, letters are not.
 */
export function pressedOf(event: Key, isRightToLeft: boolean): Pressed | null {
  const { shiftKey, ctrlKey, metaKey, altKey } = event
  const letter = logicalKey(event)
  if (ctrlKey || metaKey) {
    if (shiftKey || altKey) return null
    return letter === 'a' ? row('tickPage', false) : letter === 'z' ? row('undo', false) : null
  }
  if (altKey) return null
  if (shiftKey)
    return event.key === 'ArrowDown'
      ? row('extendDown')
      : event.key === 'ArrowUp'
        ? row('extendUp')
        : event.key === 'F10'
          ? row('menu')
          : // On a Turkish keyboard `/` is Shift with 7.
            letter === '/'
            ? single('search')
            : null
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft')
    return row((event.key === 'ArrowRight') === isRightToLeft ? 'pageBack' : 'pageOn')
  const onRowCommand = onRow[event.key]
  if (onRowCommand) return row(onRowCommand)
  const command = singles[letter]
  if (command) return single(command)
  return /^[a-z]$/.test(letter) ? single({ letter: letter.toUpperCase() }) : null
}

function single(command: Pressed['command']): Pressed {
  return { command, isSingle: true, isOnRow: false }
}

function row(command: ListCommand, isOnRow = true): Pressed {
  return { command, isSingle: false, isOnRow }
}
