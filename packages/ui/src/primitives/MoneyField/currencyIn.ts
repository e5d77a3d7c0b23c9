import { latinDigits } from '../Field/latinDigits'

/** Local names of currencies that Intl does not know. */
const local: Readonly<Record<string, readonly string[]>> = {
  KES: ['KSh', 'KShs', 'Sh', '/=', '/-'],
  UGX: ['USh', 'UShs', '/=', '/-'],
  TZS: ['TSh', 'TShs', '/=', '/-'],
  RWF: ['FRw', 'RF'],
  TRY: ['TL'],
  SAR: ['SR'],
}

/**
 * Splits a pasted amount into its currency, named before or behind it, and the rest of the text: `KES 1,234.50`, `1.234,50 TL`,
 * `$12`.
 * @param codes the possible currencies, the likeliest first
 * @returns null where none of them is named, or no digit is left
 */
export function currencyIn<Currency extends string>(
  text: string,
  codes: readonly Currency[],
  locale: string | undefined,
): { currency: Currency; rest: string } | null {
  const marks =
    /^[^\p{L}\p{Sc}\d/]*(?<before>[\p{L}\p{Sc}][\p{L}\p{Sc}\p{M}.]*)?(?<rest>.*?\d)(?<after>\D*)$/u
  const { before = '', rest = '', after = '' } = marks.exec(latinDigits(text))?.groups ?? {}
  if (/\p{L}|\p{Sc}/u.test(rest)) return null
  const [first, last] = [plain(before), plain(after)]
  const named = [first, last].filter((name) => name !== '')
  if (rest === '' || named.length === 0) return null
  const currency = codes.find((code) => {
    const names = namesOf(code, locale)
    return named.every((name) => names.has(name))
  })
  // The text behind it may be a decimal separator or a minus.
  return currency ? { currency, rest: rest + (last === '' ? after : '') } : null
}

function namesOf(code: string, locale: string | undefined): Set<string> {
  const signs = [locale, 'en', 'tr', 'ar'].flatMap((language) =>
    (['symbol', 'narrowSymbol'] as const).map(
      (currencyDisplay) =>
        new Intl.NumberFormat(language, { style: 'currency', currency: code, currencyDisplay })
          .formatToParts(1)
          .find(({ type }) => type === 'currency')?.value ?? '',
    ),
  )
  return new Set([code, ...signs, ...(local[code] ?? [])].map(plain).filter((name) => name !== ''))
}

/** Removes spaces, dots, diacritics and capitals. */
function plain(name: string): string {
  return name
    .replaceAll(/[\s.,\u00A0\u200B-\u200F\u202A-\u202F\u2066-\u2069\u061C\u0640-]/g, '')
    .toUpperCase()
}
