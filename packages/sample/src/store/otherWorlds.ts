import type { Scenario } from '../server/scenario'
import { emptyWorld, type World, world } from './store'
import { copyMark, originalOf } from './copies'
import { type Entity, tokenIn } from './entity'

/** Number of copies per record in the scenario `many`. */
const copies = 10

/** Data with one record of each kind, a waiting one if there is any: the scenario `one`. */
const oneWorld: World = {
  ...world,
  rows(entity) {
    const all = world.rows(entity)
    const waiting = all.find((row) => 'submission' in row && row.submission !== null) ?? all[0]
    return waiting === undefined ? [] : [waiting]
  },
  matching: (index, key) =>
    oneWorld.rows(index.entity).filter((row) => index.keysOf(row).includes(key)),
}

/**
 * Data with ten copies of each record: the scenario `many`. A decision about a record also shows in its copies, which are
 * created on each read.
 */
const manyWorld: World = {
  ...world,
  rows: (entity) =>
    Array.from({ length: copies }, (_, number) =>
      copiesOf(entity, world.rows(entity), number),
    ).flat(),
  matching: (index, key) =>
    Array.from({ length: copies }, (_, number) =>
      copiesOf(index.entity, world.matching(index, key), number),
    ).flat(),
  find(entity, token) {
    const [original = '', number] = token.split(copyMark)
    const row = world.find(entity, original)
    return row && number !== undefined ? copyOf(entity, row, Number(number)) : row
  },
  change(entity, token, ...rest) {
    const [original = '', number] = token.split(copyMark)
    const row = world.change(entity, original, ...rest)
    return number === undefined ? row : copyOf(entity, row, Number(number))
  },
  remove(entity, token, by) {
    world.remove(entity, originalOf(token), by)
  },
}

/** Copies with a number; number 0 is the record itself. */
function copiesOf<Stored extends { version: number }>(
  entity: Entity<Stored>,
  rows: readonly Stored[],
  number: number,
): readonly Stored[] {
  return number === 0 ? rows : rows.map((row) => copyOf(entity, row, number))
}

function copyOf<Stored extends { version: number }>(
  entity: Entity<Stored>,
  row: Stored,
  number: number,
): Stored {
  return { ...row, [entity.token]: `${tokenIn(entity, row)}${copyMark}${number}` }
}

const others: Partial<Record<Scenario, World>> = {
  empty: emptyWorld,
  one: oneWorld,
  many: manyWorld,
}

/** Data that answers the calls of a scenario. */
export function worldIn(scenario: Scenario): World {
  return others[scenario] ?? world
}
