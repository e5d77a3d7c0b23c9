import { useTranslation } from 'react-i18next'
import type { Messages } from './createMessages'
import type { Translate } from './messages'

/**
 * Returns the function that translates messages of any package by their full keys; a new function
 * when the language changes.
 */
export function useTranslate(): Translate {
  return useTranslation().t as unknown as Translate
}

/** The same for code that outlives a screen: it always translates into the current language. */
export function translateIn({ t }: Messages['i18n']): Translate {
  return t as unknown as Translate
}
