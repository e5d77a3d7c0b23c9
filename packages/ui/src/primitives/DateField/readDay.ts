import { latinDigits } from '../Field/latinDigits'
import { type DayParts, isUnfinishedDay, valueOfParts } from './unfinishedDay'

/** Languages whose month names are parsed, besides the user's. */
const languages = ['en', 'tr', 'ar', 'ar-EG']

/** A word without capitals, dots and diacritics: `EYLÜL`, `Eylul.` and `eylül` are equal. */
function plain(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}.ـ]/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll(/[أإآ]/g, 'ا')
}

let months: Map<string, number> | undefined

/** The number of each month by its names. */
function monthNames(): Map<string, number> {
  months ??= new Map(
    languages.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) => {
        const names = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
        return Array.from({ length: 12 }, (_, at): [string, number] => [
          plain(names.format(Date.UTC(2026, at, 1))),
          at + 1,
        ])
      }),
    ),
  )
  return months
}

const numeric = /^(\d{1,4})[-/.\s]+(\d{1,2})[-/.\s]+(\d{1,4})\.?$/
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[-.,\s]*(\p{L}[\p{L}\p{M}.]*)[-.,\s]*(\d{4})$/iu
const monthFirst = /^(\p{L}[\p{L}\p{M}.]*)[-.,\s]*(\d{1,2})(?:st|nd|rd|th)?[-.,\s]+(\d{4})$/iu
const time = /[T\s,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[ap]\.?m\.?)?$/i

/**
 * Parses a text as spreadsheets, mails and pages write days, into the value of a date field: `2028-12-31`, `31/12/2028`,
 * `31.12.2028`, `31 Dec 2028`, Arabic digits. Null for any other text, for a day that does not exist, and for two-digit
 * years: their century would be a guess.
 * @param isMonthFirst the user's language writes the month before the day; numbers above 12 are unambiguous
 * @param was the previous value: a text without a time keeps its time
 */
export function readDay(
  text: string,
  { isMonthFirst, hasTime, was }: { isMonthFirst: boolean; hasTime: boolean; was: string },
): string | null {
  const trimmed = latinDigits(text)
    .normalize('NFKC')
    // Texts from Arabic pages contain direction marks.
    .replaceAll(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
  const clock = time.exec(trimmed)
  const parts = readParts(clock ? trimmed.slice(0, clock.index) : trimmed, isMonthFirst)
  if (!parts) return null
  // A time in the afternoon must not be parsed as one in the morning.
  if (hasTime && clock && /m\.?$/i.test(clock[0])) return null
  const [hour, minute] = clock?.slice(1, 3) ?? was.slice(11).split(':')
  const value = valueOfParts(
    hasTime ? { ...parts, hour: Number(hour || 0), minute: Number(minute || 0) } : parts,
    hasTime,
  )
  return isUnfinishedDay(value) ? null : value
}

function readParts(text: string, isMonthFirst: boolean): DayParts | null {
  const [, first = '', second = '', third = ''] = numeric.exec(text) ?? []
  if (first.length === 4 && third.length <= 2) return dayOf(first, second, third)
  if (third.length === 4 && first.length <= 2) {
    const isSwapped = isMonthFirst ? Number(first) <= 12 : Number(second) > 12
    return isSwapped ? dayOf(third, first, second) : dayOf(third, second, first)
  }
  const [, day, name, year] = dayFirst.exec(text) ?? []
  if (name !== undefined) return namedDay(year, name, day)
  const [, otherName, otherDay, otherYear] = monthFirst.exec(text) ?? []
  return otherName === undefined ? null : namedDay(otherYear, otherName, otherDay)
}

function namedDay(
  year: string | undefined,
  name: string,
  day: string | undefined,
): DayParts | null {
  const month = monthNames().get(plain(name))
  return month === undefined ? null : dayOf(year, month, day)
}

function dayOf(
  year: string | undefined,
  month: string | number,
  day: string | undefined,
): DayParts | null {
  const parts = { year: Number(year), month: Number(month), day: Number(day) }
  return parts.month >= 1 && parts.month <= 12 && parts.day >= 1 ? parts : null
}
