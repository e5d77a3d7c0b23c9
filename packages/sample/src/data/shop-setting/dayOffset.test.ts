import { beforeEach, expect, test } from 'vitest'
import { dayOffset } from './dayOffset'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { database, emptyDatabase } from '../../store/store'
import { shopSettingEntity } from './entity'
import { settingsIn } from './settingsIn'

const hour = 3_600_000

beforeEach(resetSampleBackend)

test('the shop’s days follow the seed of its time zone, and each change of it', () => {
  expect(settingsIn(database, 'general').timeZone).toBe('Africa/Nairobi')
  expect(dayOffset(database)).toBe(3 * hour)
  for (const [timeZone, hours] of [
    ['Asia/Dubai', 4],
    ['Africa/Kigali', 2],
  ] as const) {
    const values = { ...settingsIn(database, 'general'), timeZone }
    database.change(shopSettingEntity, 'general', { values }, 'someone')
    expect(dayOffset(database)).toBe(hours * hour)
  }
  database.change(
    shopSettingEntity,
    'tax',
    { values: { ...settingsIn(database, 'tax') } },
    'someone',
  )
  expect(dayOffset(database)).toBe(2 * hour)
})

test('without records, the shop’s days follow the seed', () => {
  expect(dayOffset(emptyDatabase)).toBe(3 * hour)
})
