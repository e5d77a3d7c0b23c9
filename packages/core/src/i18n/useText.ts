import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Text } from '../contracts'
import type { LanguageId } from './languages'

/** Reads what is written in several languages: in the reader's, or else in English. */
export function useText(): (text: Text) => string {
  const language = useTranslation().i18n.language as LanguageId
  return useCallback((text) => text[language] ?? text.en, [language])
}
