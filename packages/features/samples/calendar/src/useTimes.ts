import { type LanguageId, localeOf, useFormats } from '@console/core/i18n'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Span } from './contract'
import type { ViewId } from './paths'
import { zoneName } from './regional'
import { beginOf, daysOf } from './spans'

/** Formats days and times of the calendar in the user's language and time zone. */
export function useTimes() {
  const { t, i18n } = useTranslation('calendar')
  const formats = useFormats()
  const locale = localeOf(i18n.language as LanguageId)

  return useMemo(() => {
    const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
    const monthName = new Intl.DateTimeFormat(locale, { month: 'short' })
    const year = new Intl.DateTimeFormat(locale, { year: 'numeric' })
    const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
    const whole = new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })
    const weekdays = {
      long: new Intl.DateTimeFormat(locale, { weekday: 'long' }),
      narrow: new Intl.DateTimeFormat(locale, { weekday: 'narrow' }),
    }
    const times = new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    })
    return {
      locale,
      /** Day with its weekday. */
      day: (day: string) => whole.format(beginOf(day)),
      weekday: (day: string, length: 'long' | 'narrow') => weekdays[length].format(beginOf(day)),
      /** Month and year of a day. */
      month: (day: string) => month.format(beginOf(day)),
      /** Short name of a day's month. */
      monthName: (day: string) => monthName.format(beginOf(day)),
      year: (day: string) => year.format(beginOf(day)),
      /** Period of a view. */
      period: (view: ViewId, day: string, { first, last }: { first: string; last: string }) =>
        view === 'month'
          ? month.format(beginOf(day))
          : first === last
            ? whole.format(beginOf(first))
            : days.formatRange(beginOf(first), beginOf(last)),
      /** The whole span. */
      span(span: Span): string {
        const { first, last } = daysOf(span)
        if (!span.allDay) return times.formatRange(new Date(span.start), new Date(span.end))
        const on =
          first === last
            ? whole.format(beginOf(first))
            : whole.formatRange(beginOf(first), beginOf(last))
        return `${on}, ${t('event.allDay')}`
      },
      /** Hours of a span on one of its days. */
      hours(span: Span, day: string): string {
        const { first, last } = daysOf(span)
        if (span.allDay || (first < day && day < last)) return t('event.allDay')
        const from = first < day ? '' : formats.time(new Date(span.start))
        const to = day < last ? '' : formats.time(new Date(span.end))
        return `${from}–${to}`
      },
    }
  }, [formats, locale, t])
}

/**
 * Name of the user's time zone, in their language.
 * @param day `2026-06-15`: the name changes with daylight saving time
 */
export function useZone(day: string): string {
  const { i18n } = useTranslation('calendar')
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return zoneName(day, localeOf(i18n.language as LanguageId), timeZone)
}
