import { expect, test, vi } from 'vitest'
import type { Entity } from '../store/entity'

type AnyEntity = Entity<{ version: number }>

const files = import.meta.glob<Record<string, unknown>>([
  './*/entity.ts',
  '../accounts/{account,staff}Entity.ts',
])

/** One in this many records is fully checked. */
const stride = 37

/** A module of an entity may also export the history of its records. */
function isEntity(value: unknown): value is AnyEntity {
  return typeof value === 'object' && value !== null && 'seed' in value
}

/** Some records of each entity, created in a database without any others. */
async function madeAnew(inOrder: (entities: AnyEntity[]) => AnyEntity[]) {
  vi.resetModules()
  const loaded = await Promise.all(Object.values(files).map((load) => load()))
  const entities = inOrder(loaded.flatMap((file) => Object.values(file)).filter(isEntity))
  const some = entities.map(({ name, seed }) => [
    name,
    seed().filter((_, index) => index % stride === 0),
  ])
  // Lazy fields are computed here, also in that order.
  return JSON.parse(JSON.stringify(Object.fromEntries(some))) as Record<string, unknown[]>
}

test('records are the same in any order of creation', async () => {
  const forth = await madeAnew((entities) => entities)
  const back = await madeAnew((entities) => entities.toReversed())
  expect(Object.keys(forth).length).toBeGreaterThan(10)
  for (const [name, records] of Object.entries(forth)) {
    expect(records.length).toBeGreaterThan(0)
    expect(back[name]).toEqual(records)
  }
})
