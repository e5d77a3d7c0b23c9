/**
 * Specification 3: the three languages, their titles and the country codes of their flags; beside those their own names, for who reads no other, and the
 * direction they are written in.
 */
export const languages = [
  { id: 'en', title: 'English', ownName: 'English', flag: 'us', direction: 'ltr' },
  { id: 'tr', title: 'Turkish', ownName: 'Türkçe', flag: 'tr', direction: 'ltr' },
  { id: 'ar', title: 'Arabic', ownName: 'العربية', flag: 'sa', direction: 'rtl' },
] as const

/** A language's id: `en`, `tr` or `ar`. */
export type LanguageId = (typeof languages)[number]['id']

/** Specification 9: the language before anyone has chosen one. */
export const defaultLanguage: LanguageId = 'en'

/** Whether a stored or received value names one of our languages. */
export function isLanguageId(value: unknown): value is LanguageId {
  return languages.some((language) => language.id === value)
}

/** The direction a language is written in. */
export function directionOf(id: LanguageId): 'ltr' | 'rtl' {
  return id === 'ar' ? 'rtl' : 'ltr'
}

const locales: Record<LanguageId, string> = {
  en: 'en-GB',
  tr: 'tr',
  ar: 'ar-u-ca-gregory-hc-h23-nu-latn',
}

/**
 * The Intl locale of a language. English writes the day before the month, as the market's countries do; Arabic keeps the
 * Gregorian calendar and Latin digits, as trade documents do, and the clock of 24 hours, in which times are typed in every language.
 */
export function localeOf(id: LanguageId): string {
  return locales[id]
}
