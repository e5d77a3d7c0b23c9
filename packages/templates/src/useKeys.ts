import { useSetting } from '@console/core/settings'
import { useEffect, useEffectEvent } from 'react'
import { letterOf } from './Index/listKeys'

/**
 * Single keys of a screen, by the letter or sign on them. They do nothing where one types or chooses, while a dialog or a
 * menu is open, and where single keys are switched off (WCAG 2.1.4).
 */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const hasSingleKeys = useSetting((settings) => settings.hasSingleKeys)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[letterOf(event)]
    if (!act) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    if (!hasSingleKeys) return undefined
    function onKeyDown(event: KeyboardEvent) {
      const { target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event
      if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return
      if (!(target instanceof Element) || isElsewhere(target)) return
      press(event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [hasSingleKeys])
}

function isElsewhere(target: Element): boolean {
  const isTyping = target.matches(
    'input:not([type="checkbox"]), textarea, select, [contenteditable]',
  )
  return isTyping || target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
}
