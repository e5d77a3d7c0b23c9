import type { Member } from './contract'

/** What a customer is shown of a member. */
export const publicColumns = ['name', 'position', 'office'] as const

/** What the staff are shown of a member: also how to reach them. */
export const memberColumns = [...publicColumns, 'email', 'phone'] as const

/** A column of the team's table. */
export type MemberColumn = (typeof memberColumns)[number]

/** By which column the team is sorted, upwards or, with `-`, downwards. */
export const memberSorts = memberColumns.flatMap((column) => [column, `-${column}`] as const)

/** The team by one column, as the language sorts; who has nothing there comes last. */
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
