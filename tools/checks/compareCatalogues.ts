import type { Catalogue, Entry } from './catalogue.ts'
import { formOf, formsOf, stemOf } from './plurals.ts'
import type { Problem } from './problem.ts'

/** Checks one language's messages on their own: sorted, unique, never empty, with every plural form, English ones documented. */
export function checkCatalogue({ file, language, entries }: Catalogue): Problem[] {
  const problems: Problem[] = []
  const forms = formsOf(language)
  const documented = new Set(entries.filter(({ comment }) => comment).map(({ key }) => stemOf(key)))

  entries.forEach(({ key, text, line, comment }, index) => {
    const report = (message: string) =>
      problems.push({ file, line, message: `'${key}' ${message}` })
    const before = entries[index - 1]?.key
    const stem = stemOf(key)
    if (before === key) report('stands twice. Keep one.')
    else if (before !== undefined && before > key)
      report(`stands after '${before}'. Sort the keys.`)
    if (text.trim() === '') report('is empty. Write its words.')
    if (stem !== undefined && !forms.allowed.includes(formOf(key) ?? ''))
      report(`is a plural form that is never shown in this language. Delete it.`)
    if (language === 'en' && !comment && (stem === undefined || !documented.has(stem)))
      report('has no doc comment. Say where the words appear.')
    if (language === 'en' && stem === undefined && isCounted(text) && !comment.includes('@limit'))
      report(
        `counts in one form. Write '${key}_one' and '${key}_other', or put @limit into its comment where the number is never 1.`,
      )
  })

  for (const stem of stemsOf(entries))
    for (const form of forms.needed)
      if (!entries.some(({ key }) => key === `${stem}_${form}`))
        problems.push({
          file,
          message: `'${stem}_${form}' is missing. This language counts in ${forms.needed.join(', ')}.`,
        })
  return problems
}

/**
 * Checks whether an English message states a quantity: "Check {{number}} corrected rows". In "Row {{number}} has been read" it is
 * an ordinal.
 */
function isCounted(text: string): boolean {
  const [, things = ''] =
    /\{\{(?:count|number)\}\} (?:[a-z-]+ )?([a-z]{2,}s|are|have|people|were)\b/.exec(text) ?? []
  return !['', 'has', 'is', 'its', 'this', 'was'].includes(things)
}

/** Compares a translation with the English messages: same keys, same placeholders, and actually translated. */
export function compareCatalogues(english: Catalogue, translation: Catalogue): Problem[] {
  const { file, language, entries } = translation
  const englishStems = stemsOf(english.entries)
  const stems = stemsOf(entries)
  const problems: Problem[] = []

  for (const { key, text } of english.entries) {
    const stem = stemOf(key)
    const isThere =
      stem === undefined ? entries.some((entry) => entry.key === key) : stems.has(stem)
    if (!isThere) problems.push({ file, message: `'${key}' is missing. Translate '${text}'.` })
  }

  for (const { key, text, line } of entries) {
    const report = (message: string) =>
      problems.push({ file, line, message: `'${key}' ${message}` })
    const stem = stemOf(key)
    const source = english.entries.find((entry) =>
      stem === undefined ? entry.key === key : entry.key === `${stem}_other`,
    )
    if (!source) {
      if (stem === undefined || !englishStems.has(stem))
        report('is not among the English words. Delete it, or add it there first.')
      continue
    }
    for (const difference of differences(source.text, text, formOf(key))) report(difference)
    if (isLeftInEnglish(language, text, source))
      report("looks untranslated. Translate it, or put @same into the English key's comment.")
  }
  return problems
}

function stemsOf(entries: Entry[]): Set<string> {
  return new Set(entries.map(({ key }) => stemOf(key)).filter((stem) => stem !== undefined))
}

/** `{{count}}`, `{{price, currency}}` and the tags of a `<Trans>`, as names to compare. */
function placeholdersOf(text: string): Set<string> {
  return new Set(
    Array.from(text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}|<\/?\s*(\w+)\s*\/?>/g), ([, name, tag]) =>
      name === undefined ? `<${tag}>` : `{{${name}}}`,
    ),
  )
}

/** Placeholder of the counted number, and the same number formatted for the user's language. */
const counts = ['{{count}}', '{{number}}']

function differences(english: string, text: string, form: string | undefined): string[] {
  const wanted = placeholdersOf(english)
  const given = placeholdersOf(text)
  // "No orders", "one order": a form for a single number may write it as a word.
  if (form === 'zero' || form === 'one' || form === 'two')
    for (const name of counts) given.add(name)
  return [
    ...[...wanted]
      .filter((name) => !given.has(name))
      .map((name) => `lacks ${name}, which the English words have.`),
    ...[...given]
      .filter((name) => !wanted.has(name) && !counts.includes(name))
      .map((name) => `has ${name}, which the English words lack, so nothing would fill it.`),
  ]
}

/** Arabic without an Arabic letter; in Turkish, where a word or a Proper Name may well be the same, a phrase as in English. */
function isLeftInEnglish(language: string, text: string, source: Entry): boolean {
  if (source.comment.includes('@same') || text.trim() === '') return false
  if (language === 'ar') return !/\p{Script=Arabic}/u.test(text)
  return text === source.text && /\p{L}\s+\p{Ll}/u.test(text)
}
