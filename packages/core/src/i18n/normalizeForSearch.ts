import { latinDigits } from './digits'

/** A text normalized for search, with the positions of its code units in the original. */
export interface NormalizedText {
  /** Without accents, lower case, with single spaces. */
  text: string
  /** For each unit of `text`, the start of its character in the original. */
  starts: readonly number[]
  /** For each unit of `text`, the end of its character in the original, combining marks included. */
  ends: readonly number[]
}

/** Characters that decomposition keeps distinct, although people type one for the other. */
const alike: Readonly<Record<string, string>> = {
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
}

const alikeLetters = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu')

/** Accents, invisible characters, and tatweel. */
const unheard = /[\p{M}\p{Cf}\u0640]/gu

/**
 * Normalizes a text for searching (specification 5): accents stripped, lower case, single spaces. All of i, ı, I and İ
 * become i. Arabic loses its diacritics and tatweel, and the forms of alef, waw, ya and ta marbuta become one letter each;
 * the digits of Arabic and Persian keyboards become Latin ones.
 */
export function normalizeWithOffsets(original: string): NormalizedText {
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  let end = 0
  for (const sign of original) {
    const start = end
    end += sign.length
    const folded = normalizeSign(sign)
    if (folded === ' ' && (text === '' || text.endsWith(' '))) continue
    if (folded === '' && ends.length > 0) ends[ends.length - 1] = end
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(start)
      ends.push(end)
    }
    text += folded
  }
  return { text, starts, ends }
}

function normalizeSign(sign: string): string {
  return /\s/.test(sign) ? ' ' : normalizeLetters(sign)
}

function normalizeLetters(text: string): string {
  const bare = latinDigits(text).normalize('NFKD').replaceAll(unheard, '')
  return bare.toLowerCase().replaceAll(alikeLetters, (letter) => alike[letter] ?? letter)
}

/** Only the text of `normalizeWithOffsets`, which is much faster: for lists of thousands. */
export function normalizeForSearch(original: string): string {
  const folded = /^[\x20-\x7e]*$/.test(original)
    ? original.toLowerCase()
    : normalizeLetters(original.replaceAll(/\s/g, ' '))
  return folded.replaceAll(/ {2,}/g, ' ').trimStart()
}
