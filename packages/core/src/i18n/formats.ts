import { useTranslation } from 'react-i18next'
import { currencies, type Currency } from '../contracts/currencies'
import type { Money, Name } from '../contracts/values'
import { isolateIn } from './isolate'
import { directionOf, type LanguageId, localeOf } from './languages'
import { textIn } from './textIn'

/** Formatters for numbers, times and names in one language. */
export interface Formats {
  /** At most four decimals. */
  number(value: number): string
  /** A share of 1 as a percentage: 0.087 is "8.7%", "%8,7" in Turkish. At most two decimals, or four. */
  percent(share: number, decimals?: 2 | 4): string
  /** A file size: "12 kB", "1.4 MB". */
  bytes(count: number): string
  /** A time of day such as 12:03, in the user's time zone. */
  time(at: Date): string
  /** Age relative to `now`: "3 days ago", in the largest unit of which at least one has passed; in months from 60 days on. */
  ago(at: Date, now: Date): string
  /** Time until a moment after `now`: "in 3 hours"; for a past moment, its age. */
  until(at: Date, now: Date): string
  /** Waiting time, rounded up: "in 40 seconds", "in 2 minutes"; a year at most. */
  wait(seconds: number): string
  /** A day such as 15 Jun 2026, in the user's time zone. */
  date(at: Date): string
  /** A weekday, unabbreviated. */
  weekday(at: Date): string
  /** A day and a time of day. */
  dateTime(at: Date): string
  /** A name in the language, or else in English. */
  text(name: Name): string
  /** Entries of a list in one text, each isolated where its direction differs. */
  list(entries: readonly string[]): string
  /** Separators of a list with so many entries, for entries that are more than text: one fewer than entries. */
  between(count: number): readonly string[]
  /** A text of unknown direction, such as a name or a pack size, for use in a sentence: isolated where needed. */
  isolate(text: string): string
  /** Name of a country by its code: "KE" is Kenya. An unknown code is returned unchanged. */
  country(code: string): string
  /** Name of a currency by its code: "KES" is Kenyan shilling, in the language's own spelling. */
  currency(code: Currency): string
  /** An amount with the decimals of its currency and without its code: "1,234.50". */
  amount(money: Money): string
  /** An amount after the code of its currency: "KES 1,234.50". */
  money(money: Money): string
}

/** Minimum age per unit, in seconds; default: its length. */
const units: readonly [unit: Intl.RelativeTimeFormatUnit, length: number, min?: number][] = [
  ['year', 31_557_600],
  // From 60 days on.
  ['month', 2_629_800, 5_184_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

const waits: typeof units = [['year', 365 * 86_400], ...units.slice(2)]

const made = new Map<LanguageId, Formats>()

/** Formatters of a language; each created on first use, because Intl objects are slow to create. */
export function formatsOf(language: LanguageId): Formats {
  const formats = made.get(language) ?? makeFormats(language)
  made.set(language, formats)
  return formats
}

function makeFormats(language: LanguageId): Formats {
  const locale = localeOf(language)
  const numbers = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }))
  const times = once(() => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }))
  const ages = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const exactAges = once(() => new Intl.RelativeTimeFormat(locale))
  const percents = once(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }),
  )
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }))
  const currencyNames = once(() => new Intl.DisplayNames(locale, { type: 'currency' }))
  const countries = once(() => new Intl.DisplayNames(locale, { type: 'region' }))
  // The month as a word: 3/4/2026 is ambiguous.
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
  const days = once(() => new Intl.DateTimeFormat(locale, day))
  const weekdays = once(() => new Intl.DateTimeFormat(locale, { weekday: 'long' }))
  const moments = once(
    () => new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit' }),
  )
  const amounts = [0, 2].map((decimals) => once(() => decimalsOf(locale, decimals)))

  const [kilobytes, megabytes] = (['kilobyte', 'megabyte'] as const).map((unit) =>
    once(
      () =>
        new Intl.NumberFormat(locale, {
          style: 'unit',
          unit,
          maximumFractionDigits: 1,
          // In Arabic, short names spell out one unit and abbreviate the other.
          unitDisplay: language === 'ar' ? 'long' : 'short',
        }),
    ),
  ) as [() => Intl.NumberFormat, () => Intl.NumberFormat]

  function bytes(count: number): string {
    // At least one for anything above zero.
    return count < 1_000_000
      ? kilobytes().format(Math.ceil(count / 1000))
      : megabytes().format(count / 1_000_000)
  }

  /** In whole units, rounded down. */
  function age(seconds: number): string {
    if (Number.isNaN(seconds)) return '–'
    const whole = Math.abs(seconds)
    const [unit, length] = units.find(([, long, from = long]) => whole >= from) ?? ['minute', 60]
    const count = Math.sign(seconds) * Math.floor(whole / length)
    // "Last year" would mean the previous calendar year.
    return (length > 86_400 ? exactAges() : ages()).format(count, unit)
  }

  /** In whole units, rounded up. */
  function wait(seconds: number): string {
    const whole = Math.min(Math.max(0, Math.ceil(seconds)), 365 * 86_400)
    const [unit, length] = waits.find(([, min]) => whole >= min) ?? ['second', 1]
    return exactAges().format(Math.ceil(whole / length), unit)
  }

  function amountOf({ amount, currency }: Money): string {
    const decimals = currencies[currency]
    return (amounts[decimals / 2] as () => Intl.NumberFormat)().format(amount / 10 ** decimals)
  }

  /** An invalid date is shown as a dash: it must not crash the screen that formats it. */
  const dated =
    (formats: () => Intl.DateTimeFormat) =>
    (at: Date): string =>
      Number.isNaN(at.getTime()) ? '–' : formats().format(at)

  const direction = directionOf(language)
  const isolated = (text: string) => isolateIn(direction, text)

  return {
    number: (value) => numbers().format(value),
    percent: (share, decimals = 2) => percents().format(rounded(share, decimals + 2)),
    bytes,
    time: dated(times),
    ago: (at, now) => age(Math.min(0, (at.getTime() - now.getTime()) / 1000)),
    until: (at, now) => age((at.getTime() - now.getTime()) / 1000),
    wait,
    date: dated(days),
    weekday: dated(weekdays),
    dateTime: dated(moments),
    list: (entries) => lists().format(entries.map(isolated)),
    between: (count) =>
      lists()
        .formatToParts(Array<string>(count).fill('–'))
        .flatMap(({ type, value }) => (type === 'literal' ? value : [])),
    isolate: isolated,
    text: (name) => textIn(name, language),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries().of(code) ?? code) : code),
    amount: amountOf,
    currency: (code) => currencyNames().of(code) ?? code,
    money: (money) => `${money.currency} ${amountOf(money)}`,
  }
}

/** Creates a value on first use. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

/** Rounds to so many decimals. */
function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}

function decimalsOf(locale: string, decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

/** Formatters of the current language. */
export function useFormats(): Formats {
  const { i18n } = useTranslation()
  return formatsOf(i18n.language as LanguageId)
}
