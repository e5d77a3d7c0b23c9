import { logicalKey } from '@console/core/keys'
import { useEffect } from 'react'

interface GlobalShortcuts {
  /** Called on Ctrl or ⌘ with K. */
  find: () => void
  /** Called when Ctrl or ⌘ is pressed: K will probably follow. */
  onFindIntent: () => void
  /** Called on `?`; null if single keys are switched off. */
  showKeys: (() => void) | null
}

/** Shortcuts that work everywhere in the shell. Single keys are ignored while the user types. */
export function useGlobalShortcuts({ find, onFindIntent, showKeys }: GlobalShortcuts): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing } = event
      if (isComposing || event.defaultPrevented) return
      if (key === 'Control' || key === 'Meta') onFindIntent()
      if ((ctrlKey || metaKey) && !altKey && !shiftKey && logicalKey(event) === 'k') {
        event.preventDefault()
        find()
      } else if (logicalKey(event) === '?' && !ctrlKey && !metaKey && !altKey && !isTyping(target))
        showKeys?.()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [find, onFindIntent, showKeys])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
}
