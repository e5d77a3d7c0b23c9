import { currencies, type Currency } from '@console/core/contracts'
import type { LanguageId } from '@console/core/i18n'
import { readArabic } from './readArabic'
import { readEnglish } from './readEnglish'
import { readTurkish } from './readTurkish'

/** An amount that was read back: its whole units, and its hundredths. */
export interface Read {
  whole: number
  parts: number
}

const readers: Record<LanguageId, (words: string, currency: Currency) => Read> = {
  en: readEnglish,
  tr: readTurkish,
  ar: readArabic,
}

/**
 * Reads an amount in words back, by the grammar of its language and not by how we write it.
 * @returns smallest units
 * @throws Error where it is no number, or not as it is said
 */
export function readAmount(words: string, currency: Currency, language: LanguageId): number {
  const { whole, parts } = readers[language](words, currency)
  return whole * 10 ** currencies[currency] + parts
}
