const long = 48 * 3_600_000

/** Whether something that should have been decided has waited for two days since. It is told louder than what is due today. */
export function isLongOverdue(dueAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(dueAt) >= long
}
