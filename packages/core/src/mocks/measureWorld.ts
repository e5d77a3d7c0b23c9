import type { Account } from './accounts'
import { measureList } from './measureList'
import { createWorld } from './store'
import { entities, type EntityName } from './world/entities'
import { queueSummary } from './world/queueSummary'

/** How long the world takes to be made, by entity and in all, in milliseconds. */
export interface WorldTimes {
  rows: number
  entities: Record<EntityName, number>
  total: number
  /** One queue summary over the finished world. */
  queueSummary: number
  /** The slowest call for a page of the longest list: less than 20 ms. */
  list: ReturnType<typeof measureList>
}

/**
 * Makes every entity of the sample world and takes the time. Domain design 10: less than 150 ms in all. Rows are made once,
 * so only the first call of a page or process tells anything.
 */
export function measureWorld(account: Account): WorldTimes {
  const world = createWorld()
  const times = Object.keys(entities).map((entity) => {
    const [milliseconds, rows] = timed(() => world.rows(entity as EntityName).length)
    return { entity, milliseconds, rows }
  })
  return {
    rows: times.reduce((sum, { rows }) => sum + rows, 0),
    entities: Object.fromEntries(
      times.map(({ entity, milliseconds }) => [entity, milliseconds]),
    ) as Record<EntityName, number>,
    total: times.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    queueSummary: timed(() => queueSummary(world, account))[0],
    list: measureList(world, account),
  }
}

function timed<Result>(work: () => Result): [milliseconds: number, result: Result] {
  const begun = performance.now()
  const result = work()
  return [performance.now() - begun, result]
}
