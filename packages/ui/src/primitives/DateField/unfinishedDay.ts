/** Stands between the parts of an unfinished day, so that no text that somebody types is taken for one. */
const between = '\uE000'

/** The parts of a day or of a moment as numbers; undefined for a part that is empty. */
export interface DayParts {
  year?: number | undefined
  month?: number | undefined
  day?: number | undefined
  hour?: number | undefined
  minute?: number | undefined
}

const padded = (number: number | undefined, length: number) =>
  number === undefined ? '_'.repeat(length) : String(number).padStart(length, '0')

/** The number of days of a month. */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/**
 * The value of a date field from what is in its parts: empty without any; `2028-12-31`, or `2028-12-31T08:30` with a time, where the day
 * exists; else an unfinished day, which no contract accepts.
 * @param hasTime a time belongs to it
 */
export function valueOfParts(parts: DayParts, hasTime: boolean): string {
  const { year, month, day, hour, minute } = parts
  const all = hasTime ? [year, month, day, hour, minute] : [year, month, day]
  if (all.every((part) => part === undefined)) return ''
  const isFinished =
    year !== undefined &&
    month !== undefined &&
    day !== undefined &&
    // Years are typed digit by digit.
    year >= 1000 &&
    day <= daysIn(year, month) &&
    all.every((part) => part !== undefined)
  const date = [padded(year, 4), padded(month, 2), padded(day, 2)].join(isFinished ? '-' : between)
  return hasTime ? `${date}T${padded(hour, 2)}:${padded(minute, 2)}` : date
}

/** Whether a value of a date field is unfinished: a part is empty, or there is no such day. Such a value is never sent. */
export function isUnfinishedDay(value: string): boolean {
  return value.includes(between)
}

/** Whether all parts of an unfinished day are there: then the day does not exist. */
export function isImpossibleDay(value: string): boolean {
  return isUnfinishedDay(value) && !value.includes('_') && !value.startsWith('0')
}
