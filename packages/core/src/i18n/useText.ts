import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Name } from '../contracts'
import type { LanguageId } from './languages'
import { textIn } from './textIn'

/** Returns a function that picks a text in the user's language, or else in English. */
export function useText(): (name: Name) => string {
  const language = useTranslation().i18n.language as LanguageId
  return useCallback((name) => textIn(name, language), [language])
}
