import { useTranslation } from 'react-i18next'
import type { Words } from './createWords'
import type { Say } from './words'

/** What says words of any package by their full keys: another function when the language changes. */
export function useSay(): Say {
  return useTranslation().t as unknown as Say
}

/** The same for what outlives a screen: it says each word in the language that is shown then. */
export function sayIn({ t }: Words['i18n']): Say {
  return t as unknown as Say
}
