import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue, Language } from './catalogue.ts'
import type { Problem } from './problem.ts'

/** A thing that has one word per language, and the words that are not it. */
export interface Term {
  /** What it is called in each language. */
  words: Record<Language, string>
  rejected: Record<Language, string[]>
}

/** Marks of short vowels and doubling, and the line that draws a word out: they change no word. */
const marks = /\p{Mn}|\u0640/gu

/** Reads the table `| English | Turkish | Arabic | Not |` of GLOSSARY.md, whose last column says `tr: …, … · ar: …`. */
export function readTerms(root: string): Term[] {
  const path = join(root, 'GLOSSARY.md')
  if (!existsSync(path)) return []
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const head = rows.findIndex(([, ...cells]) => cells[0] === 'English' && cells[1] === 'Turkish')
  if (head === -1) return []
  return rows.slice(head + 2).map(([, en = '', tr = '', ar = '', not = '']) => ({
    words: { en, tr, ar },
    rejected: { en: after('en', not), tr: after('tr', not), ar: after('ar', not) },
  }))
}

/** Words that stand in for the glossary's, at the beginning of a word or behind an Arabic article. */
export function findRejectedTerms({ file, language, entries }: Catalogue, terms: Term[]) {
  const problems: Problem[] = []
  for (const { words, rejected } of terms)
    for (const term of rejected[language])
      for (const { key, text, line } of entries)
        if (beginning(plain(term, language), language).test(plain(text, language)))
          problems.push({
            file,
            line,
            message: `'${key}' says '${term}'. The glossary's word for '${words.en}' is '${words[language]}'.`,
          })
  return problems
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

function beginning(term: string, language: Language): RegExp {
  const article = language === 'ar' ? '[وفبلك]?(?:ال|لل)?' : ''
  return new RegExp(`(?<!\\p{L})${article}${term}`, 'u')
}
