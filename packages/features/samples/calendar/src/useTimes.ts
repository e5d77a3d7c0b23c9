import { type LanguageId, localeOf, useFormats } from '@console/core/i18n'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Span } from './contract'
import type { ViewId } from './paths'
import { zoneName } from './regional'
import { beginOf, daysOf } from './spans'

/** How days and times of the calendar are written in the reader's language and time zone. */
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
      /** A day with its weekday. */
      day: (day: string) => whole.format(beginOf(day)),
      /** The weekday of a day. */
      weekday: (day: string, length: 'long' | 'narrow') => weekdays[length].format(beginOf(day)),
      /** The month of a day, with its year. */
      month: (day: string) => month.format(beginOf(day)),
      /** The month of a day alone, short. */
      monthName: (day: string) => monthName.format(beginOf(day)),
      /** The year of a day. */
      year: (day: string) => year.format(beginOf(day)),
      /** The days that a view shows. */
      period: (view: ViewId, day: string, { first, last }: { first: string; last: string }) =>
        view === 'month'
          ? month.format(beginOf(day))
          : first === last
            ? whole.format(beginOf(first))
            : days.formatRange(beginOf(first), beginOf(last)),
      /** When something is, whole. */
      span(span: Span): string {
        const { first, last } = daysOf(span)
        if (!span.allDay) return times.formatRange(new Date(span.start), new Date(span.end))
        const on =
          first === last
            ? whole.format(beginOf(first))
            : whole.formatRange(beginOf(first), beginOf(last))
        return `${on}, ${t('event.allDay')}`
      },
      /** The hours of something on one of its days. */
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
 * The reader's time zone, by its name in the reader's language.
 * @param day `2026-06-15`: the name changes with summer time
 */
export function useZone(day: string): string {
  const { i18n } = useTranslation('calendar')
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return zoneName(day, localeOf(i18n.language as LanguageId), timeZone)
}
