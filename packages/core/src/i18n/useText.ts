import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Name } from '../contracts'
import type { LanguageId } from './languages'
import { textIn } from './textIn'

/** Reads what is written in several languages: in the reader's, or else in English. */
export function useText(): (name: Name) => string {
  const language = useTranslation().i18n.language as LanguageId
  return useCallback((name) => textIn(name, language), [language])
}
