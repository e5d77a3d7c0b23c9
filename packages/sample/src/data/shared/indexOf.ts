import { hashText } from '../../random/random'
import { originalOf } from '../../store/copies'
import { type Entity, tokenIn } from '../../store/entity'

const indices = new Map<string, ReadonlyMap<string, number>>()

/**
 * Index from which fields beyond a record's row are drawn: its position in the seed, and for a copy that of its original. An
 * added record has an index of its own, derived from its token.
 */
export function indexOf<Row extends { version: number }>(entity: Entity<Row>, row: Row): number {
  let found = indices.get(entity.name)
  if (!found) {
    found = new Map(entity.seed().map((each, index) => [tokenIn(entity, each), index]))
    indices.set(entity.name, found)
  }
  const token = originalOf(tokenIn(entity, row))
  return found.get(token) ?? found.size + (hashText(token) % 1_000_000)
}
