import type { Todo } from './contract'

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

/** Whether a to-do should have been done before this day. */
export function isOverdue({ dueDate, completed }: Todo, today: string): boolean {
  return dueDate !== null && !completed && dueDate < today
}
