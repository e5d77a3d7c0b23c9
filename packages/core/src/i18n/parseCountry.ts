import { normalizeForSearch } from './normalizeForSearch'
import { languages, localeOf } from './languages'

/** What has a code as countries have, and a name, and is none. */
const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

let known: ReadonlyMap<string, string> | undefined

/**
 * The code of a country, of two letters, by that code or by its name in any language of the console, normalized as search does: `kenya`, `كينيا`
 * and `ke` are all `KE`. Null where no country is called so.
 */
export function parseCountry(words: string): string | null {
  known ??= namesOfCountries()
  return known.get(plainName(words)) ?? null
}

/** A name as it is compared: hyphens and signs of every kind tell nothing apart, and & is what it is read as. */
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

/** Whether a code is not of former days: `SU` is no Russia. */
function isOfToday(code: string): boolean {
  return !noCountries.has(code) && new Intl.Locale(`und-${code}`).region === code
}
