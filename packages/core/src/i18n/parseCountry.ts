import { normalizeForSearch } from './normalizeForSearch'
import { languages, localeOf } from './languages'

/** Codes with the form and a name of a country that are none. */
const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

let known: ReadonlyMap<string, string> | undefined

/**
 * Parses a country, given by its two-letter code or by its name in any language of the console, normalized as in search: `kenya`, `كينيا`
 * and `ke` are all `KE`. Null for an unknown country.
 */
export function parseCountry(words: string): string | null {
  known ??= namesOfCountries()
  return known.get(plainName(words)) ?? null
}

/** Normalizes a name for comparison: ignores hyphens and punctuation, and spells out &. */
function plainName(words: string): string {
  return normalizeForSearch(words.replaceAll('&', ' and '))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function namesOfCountries(): ReadonlyMap<string, string> {
  const letters = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ')
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(isOfToday)
  const names = new Map<string, string>()
  for (const { id } of languages)
    for (const style of ['long', 'short'] as const) {
      const type = 'region'
      const inWords = new Intl.DisplayNames(localeOf(id), { type, style, fallback: 'none' })
      for (const code of codes) {
        const name = inWords.of(code)
        if (name === undefined) continue
        names.set(plainName(name), code)
        names.set(plainName(code), code)
      }
    }
  return names
}

/** Checks whether a code is current: `SU` does not mean Russia. */
function isOfToday(code: string): boolean {
  return !noCountries.has(code) && new Intl.Locale(`und-${code}`).region === code
}
