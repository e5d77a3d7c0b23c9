import { expect, test } from 'vitest'
import { declarationOf } from '../server/endpoint'
import { databaseHandlers } from './databaseHandlers'

/** Exports of every file of an entity. */
const files = import.meta.glob<Record<string, unknown>>(['./*/*.ts', '!./*/*.test.ts'], {
  eager: true,
})

function handlersOf(value: unknown): readonly unknown[] {
  const isOne = typeof value === 'object' && value !== null && 'handlers' in value
  return isOne && Array.isArray(value.handlers) ? value.handlers : []
}

test('the sample database includes the endpoints of every entity', () => {
  const all = Object.values(files).flatMap((file) => Object.values(file).flatMap(handlersOf))
  const known = new Set<unknown>(databaseHandlers)
  const lost = all.filter((handler) => !known.has(handler))
  expect(lost.map((handler) => declarationOf(handler as never)?.path)).toEqual([])
  expect(known.size).toBeGreaterThan(100)
})
