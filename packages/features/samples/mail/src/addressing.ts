import { normalizeForSearch } from '@console/core/i18n'
import type { Recipient } from './contract'
import { writeRecipients } from './mailText'

/** Maximum number of suggestions. */
const max = 6

/** Start of the last address in a text. */
function lastPart(text: string): number {
  return Math.max(...[',', ';', '\n'].map((sign) => text.lastIndexOf(sign))) + 1
}

/**
 * Suggestions for the last address: people whose name or address contains all its words, without those already entered;
 * first those with words that begin so.
 */
export function offered(text: string, known: readonly Recipient[]): readonly Recipient[] {
  const begins = lastPart(text)
  const words = normalizeForSearch(text.slice(begins)).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const before = text.slice(0, begins).toLowerCase()
  const found = new Map<string, { person: Recipient; isBegun: boolean }>()
  for (const person of known) {
    const folded = normalizeForSearch(`${person.name} ${person.email}`)
    const email = person.email.toLowerCase()
    if (found.has(email) || before.includes(email) || !words.every((word) => folded.includes(word)))
      continue
    found.set(email, { person, isBegun: words.every((word) => ` ${folded}`.includes(` ${word}`)) })
  }
  return [...found.values()]
    .toSorted((one, other) => Number(other.isBegun) - Number(one.isBegun))
    .slice(0, max)
    .map(({ person }) => person)
}

/** Replaces the last address with a person's, ready for the next. */
export function withAddress(text: string, person: Recipient): string {
  const before = text.slice(0, lastPart(text)).trim()
  return `${before}${before === '' ? '' : ' '}${writeRecipients([person])}, `
}
