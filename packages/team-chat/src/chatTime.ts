const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * Parses a message's time. Specification 3: a text of the format `MMMM Do YYYY, h:mm:ss a`, such as "June 15th 2026, 9:00:00
 * am". It names no time zone; UTC is assumed. Any other text gives an invalid date.
 */
export function readChatTime(text: string): Date {
  const [, month = '', day, year, hour, minute, second, half] =
    /^(\w+) (\d+)(?:st|nd|rd|th) (\d{4}), (\d+):(\d\d):(\d\d) ([ap]m)$/.exec(text) ?? []
  const place = months.indexOf(month)
  if (place < 0) return new Date(NaN)
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0)
  return new Date(Date.UTC(Number(year), place, Number(day), hours, Number(minute), Number(second)))
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** Formats a time in the same way. */
export function writeChatTime(at: Date): string {
  const day = at.getUTCDate()
  const hours = at.getUTCHours()
  const [minutes, seconds] = [at.getUTCMinutes(), at.getUTCSeconds()].map((part) =>
    String(part).padStart(2, '0'),
  )
  const date = `${months[at.getUTCMonth()]} ${day}${endings[ordinals.select(day)] ?? 'th'} ${at.getUTCFullYear()}`
  return `${date}, ${hours % 12 || 12}:${minutes}:${seconds} ${hours < 12 ? 'am' : 'pm'}`
}
