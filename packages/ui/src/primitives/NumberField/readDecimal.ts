import { latinDigits } from '../Field/latinDigits'

/** Characters that aren't part of a number: spaces of all kinds, invisible marks, and per cent signs. */
const filling = /[%\u066A\s\u00A0\u202F\u200B-\u200F\u061C\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** Thousands separated by apostrophes, as in Switzerland: `1'234.50`. */
const apostrophes = /^\d{1,3}(?:['\u2019\u02BC]\d{3})+(?=[.,]\d+$|$)/

/** Groups as in India: `1,23,45,678.50`. */
const lakhs = /^\d{1,2}(?:,\d{2})+,\d{3}(?=\.\d+$|$)/

/** Replaces the full-width characters of East Asian input methods with Latin ones. */
function halfWidth(text: string): string {
  return text.replaceAll(/[\uFF01-\uFF5E]/g, (each) =>
    String.fromCharCode(each.charCodeAt(0) - 0xfee0),
  )
}

/** Groups of three after one to three digits. */
const grouped = (separator: string) => new RegExp(String.raw`^\d{1,3}([${separator}]\d{3})+$`)

/**
 * Parses a number as people write and paste it: with Latin, full-width, Arabic or Persian digits, with the separators of the language
 * or of another one, where that is unambiguous. "1.5" is one and a half in Turkish, too, where the point separates thousands: three
 * digits would have to follow it.
 * @param locale decides the meaning of a single separator before three digits
 * @returns the number with a point and without groups, `-1234.5`; an empty text for empty input; null for any other text
 */
export function readDecimal(text: string, locale: string | undefined): string | null {
  const plain = latinDigits(halfWidth(text.replaceAll(filling, ''))).replaceAll('\u2212', '-')
  if (plain === '') return ''
  const [sign, written] = signed(withArabicComma(plain))
  const plainly = written.replace(apostrophes, digitsOf).replace(lakhs, digitsOf)
  const number = /[\u066B\u066C]/.test(plainly)
    ? parted(plainly, '\u066B', '\u066C')
    : readParted(plainly, decimalOf(locale))
  if (number === null) return null
  const [whole = '', decimals] = number.split('.')
  const shortest = whole.replace(/^0+(?=\d)/, '') || '0'
  return `${sign === '-' ? '-' : ''}${shortest}${decimals ? `.${decimals}` : ''}`
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** Treats the Arabic comma as the decimal separator where the number has thousands separators, and as a comma elsewhere. */
function withArabicComma(text: string): string {
  return text.replaceAll('\u060C', text.includes('\u066C') ? '\u066B' : ',')
}

/** Splits off the sign before the number; a minus behind it, too, as written from right to left. */
function signed(text: string): [sign: string, written: string] {
  if (/^[-+]/.test(text)) return [text.slice(0, 1), text.slice(1)]
  return text.endsWith('-') ? ['-', text.slice(0, -1)] : ['', text]
}

/** Parses points and commas, either of which may be either separator. */
function readParted(text: string, decimal: string): string | null {
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  // Of two different separators, the last is the decimal one.
  if (point !== -1 && comma !== -1)
    return point > comma ? parted(text, '.', ',') : parted(text, ',', '.')
  const group = decimal === '.' ? ',' : '.'
  const isGrouped = !text.startsWith('0') && grouped(group).test(text)
  // A separator that occurs twice separates thousands, whichever it is.
  if (!isGrouped && grouped(decimal).test(text) && text.split(decimal).length > 2)
    return parted(text, group, decimal)
  if (isGrouped || text.includes(decimal)) return parted(text, decimal, group)
  return parted(text, group, decimal)
}

function parted(text: string, decimal: string, group: string): string | null {
  const parts = text.split(decimal)
  const [whole = '', decimals = ''] = parts
  const isWhole = /^\d*$/.test(whole) || grouped(group).test(whole)
  if (parts.length > 2 || !isWhole || !/^\d*$/.test(decimals)) return null
  if (whole === '' && decimals === '') return null
  return `${whole.replaceAll(group, '')}.${decimals}`.replace(/\.$/, '')
}

function decimalOf(locale: string | undefined): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
