import type { Card } from './contract'

/** A day as it is told to the reader: whole, whatever the time zone. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** The day that it is for the reader, `2026-06-15`. */
export function dayOf(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** How many entries of a card's checklists are done, of how many. */
export function progressOf({ checklists }: Pick<Card, 'checklists'>) {
  const items = checklists.flatMap(({ checkItems }) => checkItems)
  return { done: items.filter(({ checked }) => checked).length, of: items.length }
}

/** Whether a card should have been done before this day: what its checklists say is done is never late. */
export function isOverdue(card: Card, today: string): boolean {
  if (card.due === null || card.due >= today) return false
  const { done, of } = progressOf(card)
  return of === 0 || done < of
}
