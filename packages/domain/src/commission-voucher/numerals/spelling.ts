import type { Currency } from '@console/core/contracts'

/** Plural forms of a noun, in the order of its language. */
export type Forms = readonly [string, ...string[]]

/** Spelling of numbers and amounts in one language. */
export interface Spelling {
  /** A number of something, 0 or more, with its noun: "two Kenyan shillings". */
  counted(number: number, forms: Forms, isFeminine: boolean): string
  /** Conjunction between whole units and hundredths. */
  and: string
  /** The form on paper, with a start and end that prevent additions. */
  whole(words: string): string
  /** Currencies whose units, and hundredths, are feminine, in languages where that matters. */
  feminine?: readonly Currency[]
  feminineParts?: readonly Currency[]
  /** Names of each currency, and of its hundredth if it has one. */
  units: Readonly<Record<Currency, readonly [unit: Forms, part?: Forms]>>
}

/** Up to three digits of a number, 1 to 999, and their place: 1 for thousands, 2 for millions. */
interface Group {
  digits: number
  scale: number
}

/** Splits a number into groups of three digits, the largest first; groups of zero are left out. */
export function groupsOf(number: number): Group[] {
  const groups: Group[] = []
  for (let rest = number, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale += 1)
    if (rest % 1000 > 0) groups.unshift({ digits: rest % 1000, scale })
  return groups
}
