import { logicalKey } from '@console/core/keys'
import { useLayoutEffect } from 'react'

interface GlobalShortcuts {
  /** Called on Ctrl or ⌘ with K. */
  openCommandPalette: () => void
  /** Called when Ctrl or ⌘ is pressed: K will probably follow. */
  onCommandPaletteIntent: () => void
  /** Called on `?`; null if single keys are switched off. */
  showKeys: (() => void) | null
}

/** Shortcuts that work everywhere in the shell, from its first frame. Single keys are ignored while the user types. */
export function useGlobalShortcuts({
  openCommandPalette,
  onCommandPaletteIntent,
  showKeys,
}: GlobalShortcuts): void {
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing } = event
      if (isComposing || event.defaultPrevented) return
      if (key === 'Control' || key === 'Meta') onCommandPaletteIntent()
      if ((ctrlKey || metaKey) && !altKey && !shiftKey && logicalKey(event) === 'k') {
        event.preventDefault()
        openCommandPalette()
      } else if (logicalKey(event) === '?' && !ctrlKey && !metaKey && !altKey && !isTyping(target))
        showKeys?.()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [openCommandPalette, onCommandPaletteIntent, showKeys])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
}
