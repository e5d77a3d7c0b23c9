/**
 * Converts a written number to the smallest units of its currency: "12.5" with two decimals is 1250. Digit by digit, because
 * in floating point 1.15 × 100 is not 115.
 * @param number result of `readDecimal`
 * @returns null where it has more decimals than the currency, or more digits than can be represented exactly
 */
export function toMinorUnits(number: string, decimals: number): number | null {
  const [whole = '', written = ''] = number.split('.')
  const part = written.replace(/0+$/, '')
  if (part.length > decimals) return null
  const amount = Number(whole + part.padEnd(decimals, '0'))
  return Number.isSafeInteger(amount) ? amount : null
}

/** Formats an amount as a number for `Intl.NumberFormat`, which reads strings without losing a digit: 1250 is "12.50". */
export function fromMinorUnits(amount: number, decimals: number): Intl.StringNumericLiteral {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0')
  const place = digits.length - decimals
  const written = `${amount < 0 ? '-' : ''}${digits.slice(0, place)}.${digits.slice(place)}`
  return written.replace(/\.$/, '') as Intl.StringNumericLiteral
}
