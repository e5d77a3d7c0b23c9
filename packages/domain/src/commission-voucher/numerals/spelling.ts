import type { Currency } from '@console/core/contracts'

/** The forms of what is counted, in the order in which its language knows them. */
export type Forms = readonly [string, ...string[]]

/** How one language spells numbers and money. */
export interface Spelling {
  /** A number of something, 0 or more, and what it is: "two Kenyan shillings". */
  counted(number: number, forms: Forms, isFeminine: boolean): string
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

/** Up to three digits of a number, 1 to 999, and their place: 1 for thousands, 2 for millions. */
interface Group {
  digits: number
  scale: number
}

/** A number in groups of three digits, the largest first; groups of zero are left out. */
export function groupsOf(number: number): Group[] {
  const groups: Group[] = []
  for (let rest = number, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale += 1)
    if (rest % 1000 > 0) groups.unshift({ digits: rest % 1000, scale })
  return groups
}
