import type { Language } from './catalogue.ts'

/** The final consonant of a Turkish word, and its forms before a vowel: kuyruk, kuyruğu. */
const softened: Readonly<Record<string, string>> = { k: 'kğg', ç: 'çc', t: 'td', p: 'pb' }

const vowel = '[ıiuüae]'

/**
 * Suffixes of a Turkish noun in order: plural, possessive, case, and those that make a verb or an adjective of it; each is
 * optional.
 */
const turkishEndings = [
  'l[ae]r',
  `(?:${vowel}?m${vowel}z|${vowel}?n${vowel}z|${vowel}?[mn]|s?${vowel})`,
  `(?:n?[dt][ae]n?|[yn]?${vowel}|n?${vowel}n|y?l[ae]|n?c[ae])`,
  'ki',
  `(?:[dt]${vowel}r|s${vowel}z|l${vowel}|l${vowel}k|l[ae]r)`,
]
  .map((ending) => `(?:${ending})?`)
  .join('')

/** And, then, with, as, for, the: prefixes that Arabic joins to the following word. */
const arabicPrefixes = '[وف]?(?:[بكل]?ال|لل|[بكل])?'

/** Feminine, dual, plural, and possessive. */
const arabicEndings = '(?:ات|ان|تان|ين|تين|ون|وا|ا|ة|ت)?(?:ه|ها|هم|هما|ك|كم|ي|نا)?'

/**
 * Matches a word in its inflected forms, in a lower-case text without marks. A word that ends in … is matched with any
 * ending, as English words are.
 */
export function wordForms(word: string, language: Language): RegExp {
  const stem = word.replace(/…$/u, '')
  const isOpen = stem !== word || language === 'en'
  if (language === 'ar')
    return alone(
      arabicPrefixes + stem.replace(/ة$/u, '(?:ة|ت)?'),
      isOpen ? '' : arabicEndings,
      isOpen,
    )
  const last = stem.at(-1) ?? ''
  const soft = language === 'tr' && !isOpen ? softened[last] : undefined
  const root = soft ? `${stem.slice(0, -1)}[${soft}]` : stem
  return alone(root, isOpen ? '' : turkishEndings, isOpen)
}

function alone(root: string, endings: string, isOpen: boolean): RegExp {
  return new RegExp(`(?<!\\p{L})${root}${endings}${isOpen ? '' : '(?!\\p{L})'}`, 'u')
}
