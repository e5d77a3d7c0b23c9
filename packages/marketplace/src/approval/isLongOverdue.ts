const long = 48 * 3_600_000

/** Checks whether a decision is overdue by two days or more, which is highlighted more than one due today. */
export function isLongOverdue(dueAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(dueAt) >= long
}
