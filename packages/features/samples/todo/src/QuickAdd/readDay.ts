import { normalizeForSearch, type LanguageId, localeOf } from '@console/core/i18n'
import { dayOf } from '../todoDays'

type Unit = 'day' | 'week' | 'month'

interface DayWords {
  /** Words around an amount of time: "in 3 days", "3 gün sonra". */
  before: readonly string[]
  after: readonly string[]
  /** The amount 1 in words. */
  one: readonly string[]
  units: Readonly<Record<Unit, readonly string[]>>
  /** Units that contain their amount: "بعد يومين" is in two days. */
  amounts: readonly (readonly [word: string, amount: number, unit: Unit])[]
  /** Beside a weekday: its next occurrence. */
  coming: readonly string[]
  /** Before a weekday: the one of the next calendar week. */
  nextWeek: readonly string[]
  /** Whole phrases: an amount of time from today. */
  phrases: readonly (readonly [phrase: string, amount: number, unit: Unit])[]
}

const dayWords: Readonly<Record<LanguageId, DayWords>> = {
  en: {
    before: ['in'],
    after: [],
    one: ['a', 'one'],
    units: { day: ['day', 'days'], week: ['week', 'weeks'], month: ['month', 'months'] },
    amounts: [],
    coming: ['this', 'coming'],
    nextWeek: ['next'],
    phrases: [
      ['day after tomorrow', 2, 'day'],
      ['the day after tomorrow', 2, 'day'],
      ['next week', 1, 'week'],
      ['next month', 1, 'month'],
    ],
  },
  tr: {
    before: [],
    after: ['sonra'],
    one: ['bir'],
    units: { day: ['gün'], week: ['hafta'], month: ['ay'] },
    amounts: [],
    coming: ['bu', 'önümüzdeki'],
    nextWeek: ['gelecek', 'haftaya'],
    phrases: [
      ['öbür gün', 2, 'day'],
      ['haftaya', 1, 'week'],
      ['gelecek hafta', 1, 'week'],
      ['önümüzdeki hafta', 1, 'week'],
      ['gelecek ay', 1, 'month'],
      ['önümüzdeki ay', 1, 'month'],
    ],
  },
  ar: {
    before: ['بعد'],
    after: [],
    one: [],
    units: {
      day: ['يوم', 'يومًا', 'أيام'],
      week: ['أسبوع', 'أسبوعًا', 'أسابيع'],
      month: ['شهر', 'شهرًا', 'أشهر', 'شهور'],
    },
    amounts: [
      ['يوم', 1, 'day'],
      ['يومين', 2, 'day'],
      ['أسبوع', 1, 'week'],
      ['أسبوعين', 2, 'week'],
      ['شهر', 1, 'month'],
      ['شهرين', 2, 'month'],
    ],
    coming: ['القادم', 'القادمة', 'المقبل', 'المقبلة', 'هذا', 'هذه'],
    nextWeek: [],
    phrases: [
      ['بعد غد', 2, 'day'],
      ['بعد الغد', 2, 'day'],
      ['الأسبوع القادم', 1, 'week'],
      ['الأسبوع المقبل', 1, 'week'],
      ['الشهر القادم', 1, 'month'],
      ['الشهر المقبل', 1, 'month'],
    ],
  },
}

/** Additional locales for languages whose month names differ by country. */
const otherMonths: Partial<Record<LanguageId, readonly string[]>> = { ar: ['ar-SY'] }

/**
 * Parses a day in the user's language or in English: a weekday, "tomorrow", "30 June", "1/7", "2026-07-01", "in 3
 * days", "next friday". The day comes before the month. A day without a year is its next occurrence; "next" with a
 * weekday is the one of the next calendar week.
 * @returns a day, `2026-06-15`; null if the words as a whole are not a day
 */
export function readDay(
  words: readonly string[],
  today: Date,
  language: LanguageId,
): string | null {
  // A Turkish name has its suffixes after an apostrophe: "30 Haziran’da".
  const tokens = words.map((word) => normalized(word.split(/['’]/)[0] ?? ''))
  if (tokens.length === 0 || tokens.includes('')) return null
  const day =
    readNumbers(tokens, today, language) ??
    [...new Set<LanguageId>([language, 'en'])]
      .map((each) => queryBoundaryMessages(tokens, today, each))
      .find((found) => found !== null)
  return day ? dayOf(day) : null
}

function queryBoundaryMessages(
  tokens: readonly string[],
  today: Date,
  language: LanguageId,
): Date | null {
  const own = dayWords[language]
  const text = tokens.join(' ')
  const phrase = own.phrases.find(([name]) => normalized(name) === text)
  if (phrase) return after(today, phrase[1], phrase[2])
  return (
    relativeDays(today, language).get(text) ??
    readWeekday(tokens, today, language) ??
    readAmount(tokens, today, own) ??
    readMonth(tokens, today, language)
  )
}

/**
 * "1/7", "1/7/2027", "01.07.2027", "2027-07-01"; "01.07" only in Turkish, as it may be an amount in other languages.
 */
function readNumbers(tokens: readonly string[], today: Date, language: LanguageId): Date | null {
  const [token = ''] = tokens
  if (tokens.length > 1) return null
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(token)
  if (iso) return dateIn(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]))
  const found =
    /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(token) ??
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(token) ??
    (language === 'tr' ? /^(\d{2})\.(\d{2})$/.exec(token) : null)
  if (!found) return null
  const [, day, month, year] = found
  return dateOf(Number(day), Number(month) - 1, year, today)
}

/** "Friday", "next friday", "bu cuma", "الجمعة القادمة". */
function readWeekday(tokens: readonly string[], today: Date, language: LanguageId): Date | null {
  const { coming, nextWeek } = dayWords[language]
  const weekdays = weekdaysOf(language)
  const [first = '', second = ''] = tokens
  if (tokens.length === 1) return comingWeekday(weekdays.get(first), today)
  if (tokens.length > 2) return null
  if (has(nextWeek, first)) return weekdayOfNextWeek(weekdays.get(second), today)
  if (has(coming, first)) return comingWeekday(weekdays.get(second), today)
  return has(coming, second) ? comingWeekday(weekdays.get(first), today) : null
}

/** "in 3 days", "bir hafta sonra", "بعد يومين". */
function readAmount(tokens: readonly string[], today: Date, own: DayWords): Date | null {
  const hasBefore = own.before.length === 0 || has(own.before, tokens[0] ?? '')
  const hasAfter = own.after.length === 0 || has(own.after, tokens.at(-1) ?? '')
  if (!hasBefore || !hasAfter) return null
  const [amount = '', unit = '', ...rest] = tokens.slice(
    own.before.length,
    tokens.length - own.after.length,
  )
  if (rest.length > 0) return null
  if (unit === '') {
    const known = own.amounts.find(([word]) => normalized(word) === amount)
    return known ? after(today, known[1], known[2]) : null
  }
  const count = has(own.one, amount) ? 1 : /^\d{1,3}$/.test(amount) ? Number(amount) : null
  const name = (['day', 'week', 'month'] as const).find((each) => has(own.units[each], unit))
  return count !== null && name ? after(today, count, name) : null
}

/** "30 June", "June 30th", "30 Haziran 2027". */
function readMonth(tokens: readonly string[], today: Date, language: LanguageId): Date | null {
  const [first = '', second = '', year, ...rest] = tokens
  if (second === '' || rest.length > 0) return null
  if (year !== undefined && !/^\d{4}$/.test(year)) return null
  const months = monthsOf(language)
  const [name, number] = months.has(first) ? [first, second] : [second, first]
  const month = months.get(name)
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(number)?.[1]
  return month === undefined || day === undefined ? null : dateOf(Number(day), month, year, today)
}

/** Letters and digits for comparison, without punctuation at the ends. */
function normalized(text: string): string {
  return normalizeForSearch(text)
    .replaceAll(/[٠-٩]/g, (digit) => `${digit.charCodeAt(0) - 0x06_60}`)
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

function has(words: readonly string[], token: string): boolean {
  return words.some((word) => normalized(word) === token)
}

/** Words for today and tomorrow. */
function relativeDays(today: Date, language: LanguageId): Map<string, Date> {
  const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' })
  return new Map(
    [0, 1].map((ahead) => [normalized(relative.format(ahead, 'day')), after(today, ahead, 'day')]),
  )
}

/** Weekdays by name, with Sunday as 0. */
function weekdaysOf(language: LanguageId): Map<string, number> {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long' })
  // 4 January 2026 is a Sunday.
  return new Map(
    [0, 1, 2, 3, 4, 5, 6].map((day) => [
      normalized(format.format(new Date(2026, 0, 4 + day))),
      day,
    ]),
  )
}

/** Months by long and short name, with January as 0. */
function monthsOf(language: LanguageId): Map<string, number> {
  const months = new Map<string, number>()
  for (const locale of [localeOf(language), ...(otherMonths[language] ?? [])])
    for (const width of ['short', 'long'] as const) {
      const format = new Intl.DateTimeFormat(locale, { month: width, calendar: 'gregory' })
      for (let month = 0; month < 12; month += 1)
        months.set(normalized(format.format(new Date(2026, month, 1))), month)
    }
  return months
}

function after(today: Date, amount: number, unit: Unit): Date {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()]
  if (unit !== 'month') return new Date(year, month, day + amount * (unit === 'week' ? 7 : 1))
  const lastDay = new Date(year, month + amount + 1, 0).getDate()
  return new Date(year, month + amount, Math.min(day, lastDay))
}

/** Next occurrence of a weekday: from tomorrow to a week from today. */
function comingWeekday(weekday: number | undefined, today: Date): Date | null {
  if (weekday === undefined) return null
  return after(today, ((weekday - today.getDay() + 6) % 7) + 1, 'day')
}

/** Weeks begin on Monday. */
function weekdayOfNextWeek(weekday: number | undefined, today: Date): Date | null {
  if (weekday === undefined) return null
  return after(today, 7 - ((today.getDay() + 6) % 7) + ((weekday + 6) % 7), 'day')
}

/** A day of a year, or its next occurrence without one. */
function dateOf(day: number, month: number, year: string | undefined, today: Date): Date | null {
  if (year !== undefined) return dateIn(Number(year) + (year.length === 2 ? 2000 : 0), month, day)
  const start = after(today, 0, 'day')
  // 29 February recurs within eight years.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const found = dateIn(today.getFullYear() + ahead, month, day)
    if (found && found >= start) return found
  }
  return null
}

/** Null if there is no such day. */
function dateIn(year: number, month: number, day: number): Date | null {
  const date = new Date(year, month, day)
  return date.getMonth() === month && date.getDate() === day ? date : null
}
