import { type LanguageId, localeOf } from '@console/core/i18n'
import { useTranslation } from 'react-i18next'

/** Formats of values and axes in charts. Days are `2026-06-15`; weekdays count from 0, which is Monday. */
export interface ChartFormats {
  /** "Mon, 15 Jun" */
  day(day: string): string
  /** "15 Jun" */
  shortDay(day: string): string
  weekday(weekday: number): string
  /** Months count from 0. */
  month(month: number): string
  hours(hours: number): string
  /** A share of 1, in whole per cent. */
  percent(share: number): string
  /** A share of 1, in per cent with one decimal. */
  rate(share: number): string
  /** With its sign. */
  change(share: number): string
  country(code: string): string
}

const made = new Map<LanguageId, ChartFormats>()

/** Chart formats of the current language, created once each. */
export function useChartFormats(): ChartFormats {
  const language = useTranslation().i18n.language as LanguageId
  const formats = made.get(language) ?? makeFormats(localeOf(language))
  made.set(language, formats)
  return formats
}

function makeFormats(locale: string): ChartFormats {
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
    return (at: number) => format.format(at)
  }
  const numbers = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options)
    return (value: number) => format.format(value)
  }
  const days = dates({ weekday: 'short', day: 'numeric', month: 'short' })
  const shortDays = dates({ day: 'numeric', month: 'short' })
  const weekdays = dates({ weekday: 'short' })
  const months = dates({ month: 'short' })
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  return {
    day: (day) => days(Date.parse(day)),
    shortDay: (day) => shortDays(Date.parse(day)),
    // The year began on a Monday.
    weekday: (weekday) => weekdays(Date.UTC(2024, 0, 1 + weekday)),
    month: (month) => months(Date.UTC(2024, month)),
    hours: numbers({
      style: 'unit',
      unit: 'hour',
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    }),
    percent: numbers({ style: 'percent' }),
    rate: numbers({ style: 'percent', maximumFractionDigits: 1 }),
    change: numbers({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
    country: (code) => countries.of(code) ?? code,
  }
}

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
