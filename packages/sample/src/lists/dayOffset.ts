import { shopSettings, type ShopSettings } from '@console/domain/shop-setting'
import type { SampleDatabase } from '../store/store'

/** Time zone of the shop at the sample's start: the seed of the setting. */
export const initialTimeZone: ShopSettings['general']['timeZone'] = 'Africa/Nairobi'

/**
 * Offset of the shop's days from UTC, in milliseconds, positive to the east. One number for all days: none of the time zones
 * that the setting offers has daylight saving time.
 */
export function dayOffset(database: SampleDatabase): number {
  const timeZone = writtenSettings(database, 'general')?.timeZone ?? initialTimeZone
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(database.now())
    .find(({ type }) => type === 'timeZoneName')
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(parts?.value ?? '') ?? []
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '-' ? -ahead : ahead
}

/** Values of a section of the shop's settings in its last change; undefined while it has the values of its seed. */
function writtenSettings<Section extends keyof ShopSettings>(
  database: SampleDatabase,
  section: Section,
): ShopSettings[Section] | undefined {
  const last = database
    .changes()
    .findLast(({ entity, token }) => entity === shopSettings.id && token === section)
  return last?.fields.values as ShopSettings[Section] | undefined
}
