import type { Currency } from '@console/core/contracts'

/** The forms of what is counted, in the order in which its language knows them. */
type Forms = readonly [string, ...string[]]

/** How one language spells numbers and money. */
export interface Spelling {
  zero: string
  /** Up to three digits, 1 to 999, with what a group of three at that place is called: 1 for thousands, 2 for millions. */
  group(group: number, scale: number, isFeminine: boolean): string
  /** Stands between groups. */
  between: string
  /** A spelled number and what is counted. */
  counted(words: string, number: number, forms: Forms, isFeminine: boolean): string
  /** Stands between the whole and its parts. */
  and: string
  /** As it stands on paper, so that nothing can be written after it. */
  whole(words: string): string
  /** Whose whole units, and whose parts, are feminine, where that matters. */
  feminine?: readonly Currency[]
  feminineParts?: readonly Currency[]
  /** The names of each currency, and of its hundredth part where it has one. */
  units: Readonly<Record<Currency, readonly [unit: Forms, part?: Forms]>>
}
