/**
 * Specification 3: the three languages, their titles and the country codes of their flags; also their native names, for users who read no
 * other, and their direction.
 */
export const languages = [
  { id: 'en', title: 'English', ownName: 'English', flag: 'us', direction: 'ltr' },
  { id: 'tr', title: 'Turkish', ownName: 'Türkçe', flag: 'tr', direction: 'ltr' },
  { id: 'ar', title: 'Arabic', ownName: 'العربية', flag: 'sa', direction: 'rtl' },
] as const

/** A language's id: `en`, `tr` or `ar`. */
export type LanguageId = (typeof languages)[number]['id']

/** Specification 9: the initial language. */
export const defaultLanguage: LanguageId = 'en'

/** Checks whether a stored or received value names one of our languages. */
export function isLanguageId(value: unknown): value is LanguageId {
  return languages.some((language) => language.id === value)
}

/** Direction of a language. */
export function directionOf(id: LanguageId): 'ltr' | 'rtl' {
  return id === 'ar' ? 'rtl' : 'ltr'
}

const locales: Record<LanguageId, string> = {
  en: 'en-GB',
  tr: 'tr',
  ar: 'ar-u-ca-gregory-hc-h23-nu-latn',
}

/**
 * Intl locale of a language. English writes the day before the month, as the market's countries do; Arabic keeps the Gregorian calendar and
 * Latin digits, as trade documents do, and the 24-hour clock, in which times are typed in every language.
 */
export function localeOf(id: LanguageId): string {
  return locales[id]
}
