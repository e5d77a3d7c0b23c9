import type { Scenario } from './scenarios'
import { emptyDatabase, type SampleDatabase, database } from '../store/store'
import { copyMark, originalOf } from '../store/copies'
import { type Entity, tokenIn } from '../store/entity'

/** Number of copies per record in the scenario `many`. */
const copies = 10

/** Data with one record of each kind, a waiting one if there is any: the scenario `one`. */
const oneDatabase: SampleDatabase = {
  ...database,
  rows(entity) {
    const all = database.rows(entity)
    const waiting = all.find((row) => 'submission' in row && row.submission !== null) ?? all[0]
    return waiting === undefined ? [] : [waiting]
  },
  matching: (index, key) =>
    oneDatabase.rows(index.entity).filter((row) => index.keysOf(row).includes(key)),
}

/**
 * Data with ten copies of each record: the scenario `many`. A decision about a record also shows in its copies, which are
 * created on each read.
 */
const manyDatabase: SampleDatabase = {
  ...database,
  rows: (entity) =>
    Array.from({ length: copies }, (_, number) =>
      copiesOf(entity, database.rows(entity), number),
    ).flat(),
  matching: (index, key) =>
    Array.from({ length: copies }, (_, number) =>
      copiesOf(index.entity, database.matching(index, key), number),
    ).flat(),
  find(entity, token) {
    const [original = '', number] = token.split(copyMark)
    const row = database.find(entity, original)
    return row && number !== undefined ? copyOf(entity, row, Number(number)) : row
  },
  change(entity, token, ...rest) {
    const [original = '', number] = token.split(copyMark)
    const row = database.change(entity, original, ...rest)
    return number === undefined ? row : copyOf(entity, row, Number(number))
  },
  remove(entity, token, by) {
    database.remove(entity, originalOf(token), by)
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

const others: Partial<Record<Scenario, SampleDatabase>> = {
  empty: emptyDatabase,
  one: oneDatabase,
  many: manyDatabase,
}

/** Data that answers the calls of a scenario. */
export function databaseIn(scenario: Scenario): SampleDatabase {
  return others[scenario] ?? database
}
