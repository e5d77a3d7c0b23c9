import { useTranslation } from 'react-i18next'
import type { Words } from './createWords'
import type { Say } from './words'

/**
 * Returns the function that translates messages of any package by their full keys; a new function
 * when the language changes.
 */
export function useSay(): Say {
  return useTranslation().t as unknown as Say
}

/** The same for code that outlives a screen: it always translates into the current language. */
export function sayIn({ t }: Words['i18n']): Say {
  return t as unknown as Say
}
