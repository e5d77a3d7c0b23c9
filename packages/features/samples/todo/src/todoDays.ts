import type { Todo } from './contract'

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

/** Checks whether a to-do was due before this day. */
export function isOverdue({ dueDate, completed }: Todo, today: string): boolean {
  return dueDate !== null && !completed && dueDate < today
}
