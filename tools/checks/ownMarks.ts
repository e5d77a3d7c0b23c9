import { Visitor } from 'oxc-parser'
import type { Catalogue, Language } from './catalogue.ts'
import type { Problem } from './problem.ts'
import type { Source } from './source.ts'

/** Quotation marks that a language does not use. */
const foreignQuotes: Record<Language, RegExp> = { en: /[«»„]/u, tr: /[«»„]/u, ar: /[“”„]/u }

/** Marks and spellings that differ from those that Intl writes in a language. */
const otherSpellings: Record<Language, RegExp> = {
  en: /\d %/u,
  tr: /\d ?%/u,
  // The sign of Arabic digits, where ours are Latin; tanwin behind its alef.
  ar: /\u066A|\u0627\u064B/u,
}

/**
 * Finds marks in messages that belong to another language or spelling: other languages' quotation marks, a per cent sign beside
 * a number or another one than that of its digits, tanwin of two spellings.
 */
export function findForeignMarks({ file, language, entries }: Catalogue): Problem[] {
  return entries.flatMap(({ key, text, line }) => {
    const problems: Problem[] = []
    const [quote] = foreignQuotes[language].exec(text) ?? []
    if (quote)
      problems.push({
        file,
        line,
        message: `'${key}' has ${quote}, which is another language's quotation mark.`,
      })
    const [spelling] = otherSpellings[language].exec(text) ?? []
    if (spelling)
      problems.push({
        file,
        line,
        message: `'${key}' has '${spelling}': write 8% in English and Arabic, %8 in Turkish, tanwin before its alef.`,
      })
    if (/\}\}\s*%|%\s*\{\{/.test(text))
      problems.push({
        file,
        line,
        message: `'${key}' puts % to a number. Put formats.percent into the placeholder.`,
      })
    return problems
  })
}

/** Functions that format a number or compare a text without a given language. */
const unasked = new Set(['toFixed', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])

/**
 * Finds language-dependent code in production files: quotation marks, a per cent sign after a value, numbers not formatted by
 * Intl, and texts lower-cased without the locale-aware normalization. Sample backends and design tokens are exempt: their
 * output is for machines.
 */
export function findOwnMarks({ path, program, lineOf }: Source): Problem[] {
  if (/\/(mocks|tokens)\//.test(path) || !path.startsWith('packages/')) return []
  const problems: Problem[] = []
  const styles = new Set<number>()

  function report(start: number, message: string) {
    problems.push({ file: path, line: lineOf(start), message })
  }

  function reportQuotes(text: string, start: number) {
    const [quote] = /[“”„«»]/u.exec(text) ?? []
    if (quote) report(start, `holds ${quote}: quotation marks stand in the words of each language.`)
  }

  function reportPercent(start: number) {
    report(start, 'puts % to a value: languages do it differently. Use formats.percent.')
  }

  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => void styles.add(quasi.start),
    Literal: ({ value, start }) => {
      if (typeof value === 'string') reportQuotes(value, start)
    },
    TemplateLiteral: ({ quasis, start }) => {
      if (styles.has(start)) return
      for (const [place, { value }] of quasis.entries()) {
        const text = value.cooked ?? value.raw
        reportQuotes(text, start)
        // Without a space it is CSS: `${share}%`.
        if (place > 0 && /^\s+%/.test(text)) reportPercent(start)
      }
    },
    JSXText: ({ value, start }) => {
      reportQuotes(value, start)
      if (/^\s*%/.test(value)) reportPercent(start)
    },
    MemberExpression: ({ property, start }) => {
      if (property.type !== 'Identifier') return
      if (unasked.has(property.name))
        report(start, `uses ${property.name}: how numbers and days are written is in useFormats.`)
      if (property.name === 'toLocaleLowerCase')
        report(
          start,
          'makes a text small for comparing. Use normalizeForSearch, as every search does.',
        )
    },
  }).visit(program)
  return problems
}
