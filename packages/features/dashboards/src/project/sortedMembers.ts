import type { Member } from './contract'

/** Columns that customers see of a member. */
export const publicColumns = ['name', 'position', 'office'] as const

/** Columns that staff see of a member, including contact details. */
export const memberColumns = [...publicColumns, 'email', 'phone'] as const

/** A column of the team's table. */
export type MemberColumn = (typeof memberColumns)[number]

/** Sort orders of the team: by column, ascending, or descending with `-`. */
export const memberSorts = memberColumns.flatMap((column) => [column, `-${column}`] as const)

/** Sorts the team by a column, by the rules of the language; empty values come last. */
export function sortedMembers(
  members: readonly Member[],
  sort: (typeof memberSorts)[number],
  language: string,
): Member[] {
  const column = sort.replace('-', '') as MemberColumn
  const sign = sort.startsWith('-') ? -1 : 1
  const { compare } = new Intl.Collator(language, { numeric: true })
  return members.toSorted((one, other) => {
    const [first, second] = [one[column], other[column]]
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined)
    return sign * compare(first, second)
  })
}
