import { hashText } from '../../draws/random'
import { originalOf } from '../../store/copies'
import { type Entity, tokenIn } from '../../store/entity'

const indices = new Map<string, ReadonlyMap<string, number>>()

/**
 * The number that what is not in a record's row is drawn with: its place in the seed, a copy's that of its original. A record that was
 * added has one of its own, drawn from its token.
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
