import { latinDigits } from '@console/core/i18n'
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/**
 * Parses a telephone number in any usual notation: spaces, hyphens, brackets, `00` or nothing instead of `+`, `tel:`, Arabic
 * digits. A number without a country code is read as one of `country`.
 * @param country code of two letters; empty when unknown
 * @returns E.164; null when it is no possible number
 */
export function readPhone(written: string, country: string): string | null {
  const digits = latinDigits(written.normalize('NFKC'))
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^00/, '+')
  const region = isSupportedCountry(country) ? country : undefined
  const number = parse(digits, region)
  if (number?.isValid()) return lengthChecked(number.number)
  // A spreadsheet drops the plus.
  if (/^[1-9][\d\s().-]{9,}$/.test(digits)) {
    const international = parse(`+${digits}`, undefined)
    if (international?.isValid()) return lengthChecked(international.number)
  }
  return digits.startsWith('+') && number?.isPossible() ? lengthChecked(number.number) : null
}

/** E.164 has no extensions: one would be lost. */
function parse(text: string, region: CountryCode | undefined) {
  const number = parsePhoneNumberFromString(text, {
    ...(region ? { defaultCountry: region } : {}),
    extract: false,
  })
  return number?.ext ? undefined : number
}

function lengthChecked(e164: string): string | null {
  return /^\+[1-9]\d{7,14}$/.test(e164) ? e164 : null
}
