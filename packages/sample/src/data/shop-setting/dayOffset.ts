import type { SampleDatabase } from '../../store/store'
import { settingsIn } from './settingsIn'

/**
 * Offset of the shop's days from UTC, in milliseconds, positive to the east. One number for all days: none of the time zones
 * that the setting offers has daylight saving time.
 */
export function dayOffset(database: SampleDatabase): number {
  const { timeZone } = settingsIn(database, 'general')
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(database.now())
    .find(({ type }) => type === 'timeZoneName')
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(parts?.value ?? '') ?? []
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '-' ? -ahead : ahead
}
