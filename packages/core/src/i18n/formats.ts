import { useTranslation } from 'react-i18next'
import { type LanguageId, localeOf } from './languages'

/** How numbers and times are written in one language. */
export interface Formats {
  number(value: number): string
  /** A time of day such as 12:03, in the reader's time zone. */
  time(at: Date): string
  /** How long before `now` something was: "3 days ago", in the largest unit of which at least one has passed. */
  ago(at: Date, now: Date): string
}

const units: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

const made = new Map<LanguageId, Formats>()

/** The formats of a language; made once and kept, because Intl objects are slow to make. */
export function formatsOf(language: LanguageId): Formats {
  const formats = made.get(language) ?? makeFormats(language)
  made.set(language, formats)
  return formats
}

function makeFormats(language: LanguageId): Formats {
  const locale = localeOf(language)
  const numbers = new Intl.NumberFormat(locale)
  const times = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
  const ages = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return {
    number: (value) => numbers.format(value),
    time: (at) => times.format(at),
    ago(at, now) {
      const seconds = Math.max(0, (now.getTime() - at.getTime()) / 1000)
      const [unit, length] = units.find(([, least]) => seconds >= least) ?? ['minute', 60]
      return ages.format(-Math.floor(seconds / length), unit)
    },
  }
}

/** The formats of the language that is shown. */
export function useFormats(): Formats {
  const { i18n } = useTranslation()
  return formatsOf(i18n.language as LanguageId)
}
