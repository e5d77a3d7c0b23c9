import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue, Language } from './catalogue.ts'
import type { Problem } from './problem.ts'

/** A term with one word per language, and the words rejected for it. */
export interface Term {
  /** The term in each language. */
  words: Record<Language, string>
  /** Words that are never used. */
  rejected: Record<Language, string[]>
  /** Words of other terms: refused where the English text has this one. */
  others: Record<Language, string[]>
}

/** Marks of short vowels and doubling, and the line that stretches a word: they don't change the word. */
const marks = /\p{Mn}|\u0640/gu

/**
 * Reads the table `| English | Turkish | Arabic | Not | Not for it |` of GLOSSARY.md, whose last two columns
 * have the form `tr: …, … · ar: …`. A word that ends in … is refused with any ending, another one in its
 * inflected forms.
 */
export function readTerms(root: string): Term[] {
  const path = join(root, 'GLOSSARY.md')
  if (!existsSync(path)) return []
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const head = rows.findIndex(([, ...cells]) => cells[0] === 'English' && cells[1] === 'Turkish')
  if (head === -1) return []
  return rows.slice(head + 2).map(([, en = '', tr = '', ar = '', not = '', notForIt = '']) => ({
    words: { en, tr, ar },
    rejected: inLanguages(not),
    others: inLanguages(notForIt),
  }))
}

/** Rejected words used in place of the glossary's, in all their inflected forms. */
export function findRejectedTerms(
  { file, language, entries }: Catalogue,
  english: Catalogue,
  terms: Term[],
): Problem[] {
  const problems: Problem[] = []
  const englishOf = new Map(english.entries.map(({ key, text }) => [key, text]))
  for (const { words, rejected, others } of terms) {
    const englishTerm = new RegExp(`\\b(${namesOf(words.en).join('|')})`, 'iu')
    const find = createTermMatcher(rejected[language], language)
    const findOther = createTermMatcher(others[language], language)
    for (const { key, text, line } of entries) {
      const inEnglish = englishOf.get(key) ?? englishOf.get(otherForm(key)) ?? ''
      const word = find(text) ?? (englishTerm.test(inEnglish) ? findOther(text) : undefined)
      if (word === undefined) continue
      problems.push({
        file,
        line,
        message: `'${key}' says '${word}'. The glossary's word for '${words.en}' is '${words[language]}'.`,
      })
    }
  }
  return problems
}

/** Makes a function that finds the first of these words in a text. */
function createTermMatcher(
  words: string[],
  language: Language,
): (text: string) => string | undefined {
  const forms = words.map((word) => [word, wordForms(plain(word, language), language)] as const)
  return (text) => forms.find(([, form]) => form.test(plain(text, language)))?.[0]
}

/** "tier (of an agent), level": tier, level. */
function namesOf(english: string): string[] {
  return english
    .replaceAll(/\(.*?\)/g, '')
    .split(',')
    .map((name) => name.trim())
}

/** English has two forms of a counted text, Arabic six. */
const otherForm = (key: string) => key.replace(/_(zero|two|few|many)$/, '_other')

function inLanguages(cell: string): Record<Language, string[]> {
  return { en: after('en', cell), tr: after('tr', cell), ar: after('ar', cell) }
}

function after(language: Language, cell: string): string[] {
  const part = cell.split('·').find((one) => one.trim().startsWith(`${language}:`))
  return (part?.trim().slice(language.length + 1) ?? '')
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')
}

const plain = (text: string, language: Language) =>
  text.toLocaleLowerCase(language).replaceAll(marks, '')

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
function wordForms(word: string, language: Language): RegExp {
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
