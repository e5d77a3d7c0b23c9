import { useEffect } from 'react'

interface SetOfKeys {
  /** Ctrl or ⌘ with K. */
  find: () => void
  /** Ctrl or ⌘ is pressed: K will probably follow. */
  onFindIntent: () => void
  /** `?`; null where single keys are switched off. */
  showKeys: (() => void) | null
}

/** The keys that work everywhere in the shell. A single key does nothing where one types. */
export function useSetOfKeys({ find, onFindIntent, showKeys }: SetOfKeys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, code, ctrlKey, metaKey, altKey, shiftKey, target, isComposing } = event
      if (isComposing || event.defaultPrevented) return
      if (key === 'Control' || key === 'Meta') onFindIntent()
      if ((ctrlKey || metaKey) && !altKey && !shiftKey && isKeyK(key, code)) {
        event.preventDefault()
        find()
      } else if (['?', '؟'].includes(key) && !ctrlKey && !metaKey && !altKey && !isTyping(target))
        showKeys?.()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [find, onFindIntent, showKeys])
}

/** On an Arabic layout the key writes ن; it is still the key K. */
function isKeyK(key: string, code: string): boolean {
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
}
