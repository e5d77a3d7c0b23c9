import { currencies, type Currency } from '@console/core/contracts'
import type { LanguageId } from '@console/core/i18n'
import { readArabic } from './readArabic'
import { readEnglish } from './readEnglish'
import { readTurkish } from './readTurkish'

/** Parsed amount: its whole units, and its hundredths. */
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
 * Parses an amount in words, by the grammar of its language and independently of the code that spells it.
 * @returns minor units
 * @throws Error for an invalid number, or wrong grammar
 */
export function readAmount(words: string, currency: Currency, language: LanguageId): number {
  const { whole, parts } = readers[language](words, currency)
  return whole * 10 ** currencies[currency] + parts
}
