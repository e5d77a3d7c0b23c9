import { Temporal } from 'temporal-polyfill'
import { findIana } from 'windows-iana'

/**
 * IANA name of a zone in a calendar file: `Europe/Paris`, `Turkey Standard Time` of Outlook (by CLDR), or a name behind
 * the path of another program. Null if unknown.
 */
export function ianaZone(name: string): string | null {
  const plain = name.trim().replaceAll('"', '')
  const parts = plain.split('/')
  const behind = [3, 2].map((count) => parts.slice(-count).join('/'))
  return [plain, ...findIana(plain), ...behind].find(isZone) ?? null
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Instant at which a clock in a zone shows a local time: `2026-07-16T12:00:00`. */
export function instantIn(zone: string, local: string): string {
  const instant = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant()
  return new Date(instant.epochMilliseconds).toISOString()
}
