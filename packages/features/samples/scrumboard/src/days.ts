import type { Card } from './contract'

/** Converts a day for display: the same day in every time zone. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** Current day for the user, `2026-06-15`. */
export function dayOf(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** Number of completed checklist entries of a card, and their total. */
export function progressOf({ checklists }: Pick<Card, 'checklists'>) {
  const items = checklists.flatMap(({ checkItems }) => checkItems)
  return { done: items.filter(({ checked }) => checked).length, of: items.length }
}

/** Checks whether a card was due before this day; a card with completed checklists is never overdue. */
export function isOverdue(card: Card, today: string): boolean {
  if (card.due === null || card.due >= today) return false
  const { done, of } = progressOf(card)
  return of === 0 || done < of
}
