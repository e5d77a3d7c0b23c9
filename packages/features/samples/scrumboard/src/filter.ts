import type { Board, BoardList, Card } from './contract'
import { isOverdue } from './days'

/** Filter of a board: each value is an id or keyword of the address; empty for all. */
export interface CardFilter {
  label: string
  member: string
  due: '' | Due
}

/** Filter values for the due day. */
export const dues = ['overdue', 'week', 'none'] as const

type Due = (typeof dues)[number]

/** Parses the filter of an address. */
export function readFilter(address: URLSearchParams): CardFilter {
  return {
    label: address.get('label') ?? '',
    member: address.get('member') ?? '',
    due: dues.find((each) => each === address.get('due')) ?? '',
  }
}

/**
 * Lists with the cards that pass the filter, in order.
 * @param today current day, `2026-06-15`
 */
export function shownLists(
  { lists, cards }: Pick<Board, 'lists' | 'cards'>,
  filter: CardFilter,
  today: string,
): BoardList[] {
  const shown = new Set(cards.filter((card) => matches(card, filter, today)).map(({ id }) => id))
  return lists.map((list) => ({ ...list, idCards: list.idCards.filter((id) => shown.has(id)) }))
}

function matches(card: Card, { label, member, due }: CardFilter, today: string): boolean {
  if (label !== '' && !card.idLabels.includes(label)) return false
  if (member !== '' && !card.idMembers.includes(member)) return false
  switch (due) {
    case '':
      return true
    case 'none':
      return card.due === null
    case 'overdue':
      return isOverdue(card, today)
    default:
      return card.due !== null && card.due >= today && card.due <= weekAfter(today)
  }
}

function weekAfter(day: string): string {
  return new Date(Date.parse(day) + 7 * 86_400_000).toISOString().slice(0, 10)
}
