import { appliedByOthers, shopSettings } from '@console/domain/shop-setting'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'

const sources = Object.entries(
  import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([, text]) => text)

/** Every setting of a section, as `slots.home`. */
function settingsOf(schema: z.ZodMiniType, path = ''): string[] {
  const shape = (schema as z.ZodMiniType & { shape?: Record<string, z.ZodMiniType> }).shape
  if (!shape) return [path]
  return Object.entries(shape).flatMap(([name, own]) =>
    settingsOf(own, path ? `${path}.${name}` : name),
  )
}

const all = Object.entries(shopSettings.sections).flatMap(([section, schema]) =>
  settingsOf(schema as z.ZodMiniType).map((path) => ({ section, path })),
)

/** Checks whether a file that reads a section of the settings names a setting of it. */
function isRead({ section, path }: { section: string; path: string }): boolean {
  const reads = new RegExp(String.raw`settingsIn\(database, '${section}'\)`, 'g')
  const name = new RegExp(String.raw`\b${path.split('.').at(-1)}\b`)
  return sources.some((text) => {
    const others = text.replaceAll(reads, '')
    return others !== text && name.test(others)
  })
}

test('every setting is read here or declared as applied by others', () => {
  expect(all.length).toBeGreaterThan(40)
  const isOfOthers = ({ section, path }: { section: string; path: string }) =>
    appliedByOthers.some((each) => each === section || each === `${section}.${path}`)
  expect(all.filter((each) => !isOfOthers(each) && !isRead(each))).toEqual([])
})

test('settings declared as applied elsewhere exist', () => {
  const known = new Set(all.flatMap(({ section, path }) => [section, `${section}.${path}`]))
  expect(appliedByOthers.filter((each) => !known.has(each))).toEqual([])
})
