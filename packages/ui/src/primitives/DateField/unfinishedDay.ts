/** Separates the parts of an unfinished day. A private-use character, so that no typed text is mistaken for one. */
const between = '\uE000'

/** Parts of a day or a moment as numbers; an empty part is undefined. */
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
 * Value of a date field from its parts: empty without any; `2028-12-31`, or `2028-12-31T08:30` with a time, where the day exists; else an
 * unfinished day, which no contract accepts.
 * @param hasTime the value includes a time
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

/** The reverse of `valueOfParts`. */
export function partsOfValue(value: string): DayParts {
  const [date = '', clock = ''] = value.split('T')
  const texts = [...date.split(isUnfinishedDay(value) ? between : '-'), ...clock.split(':')]
  const [year, month, day, hour, minute] = texts.map((text) =>
    /^\d+$/.test(text) ? Number(text) : undefined,
  )
  return { year, month, day, hour, minute }
}

/** Maximum characters kept of a pasted text. */
const maxSkipped = 60

/** The value of a date field after a paste that is not a day. */
export function unparsedValueOf(text: string): string {
  return between + text.trim().slice(0, maxSkipped)
}

/** The pasted text that is not a day; null for every other value. */
export function unparsedText(value: string): string | null {
  return value.startsWith(between) ? value.slice(between.length) : null
}

/**
 * Checks whether a value of a date field is unfinished: a part is empty, the day does not exist, or it is pasted text that isn't a day.
 * Such a value is never sent.
 */
export function isUnfinishedDay(value: string): boolean {
  return value.includes(between)
}

/** Checks whether an unfinished day has all its parts: then the day does not exist. */
export function isImpossibleDay(value: string): boolean {
  const isWhole = !value.includes('_') && !value.startsWith('0') && unparsedText(value) === null
  return isUnfinishedDay(value) && isWhole
}
