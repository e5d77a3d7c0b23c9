import type { ChartFormats } from './chartFormats'

/**
 * Points of a chart of days, oldest first: a tick for each day of a week; otherwise for today and every seventh or
 * twenty-first day before.
 */
export function dayPoints(days: readonly string[], formats: ChartFormats) {
  const isWeek = days.length <= 7
  const distance = isWeek ? 1 : days.length <= 30 ? 7 : 21
  return days.map((day, place) => ({
    label: formats.day(day),
    ...((days.length - 1 - place) % distance === 0
      ? { tick: isWeek ? formats.weekday(weekdayOf(day)) : formats.shortDay(day) }
      : {}),
  }))
}

/** From 0, which is Monday. */
function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}
