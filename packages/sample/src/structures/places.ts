import type { Structure } from '@console/core/structures'
import { once } from '../random/once'
import type { Entity } from '../store/entity'
import type { SampleDatabase } from '../store/store'

/** Stored position of a node: separate from its content, so that a move does not change that. */
export interface Place {
  nodeId: string
  version: number
  parentId: string | null
  /** Index among the nodes with the same parent, from 0. */
  order: number
  /** Name of the structure; `''` if its path has only one. */
  scope: string
}

/** A node of the seed, in the order of its siblings. */
export interface PlacedSeed {
  nodeId: string
  parentId: string | null
  scope?: string
}

/** Entity of the positions in a structure's seed. */
export function placeEntity(
  { id }: Pick<Structure, 'id'>,
  seeds: () => readonly PlacedSeed[],
): Entity<Place> {
  return {
    // Reported as a change of the node: `resourceOf` of the server.
    name: `${id}/places`,
    seed: once(() => {
      const counts = new Map<string, number>()
      return seeds().map(({ nodeId, parentId, scope = '' }): Place => {
        const key = `${scope} ${parentId}`
        const order = counts.get(key) ?? 0
        counts.set(key, order + 1)
        return { nodeId, version: 1, parentId, order, scope }
      })
    }),
    token: 'nodeId',
  }
}

/** All positions of one structure, siblings in their order. */
export function placesIn(database: SampleDatabase, entity: Entity<Place>, scope: string): Place[] {
  return database
    .rows(entity)
    .filter((place) => place.scope === scope)
    .toSorted((one, other) => one.order - other.order)
}

/** Number of times a structure was arranged, the first included. */
export function versionOf(database: SampleDatabase, entity: Entity<Place>, scope: string): number {
  const isOfScope = ({ fields }: { fields: Record<string, unknown> }) => fields.scope === scope
  const entries = database.changes().filter((entry) => entry.entity === entity.name)
  return 1 + entries.filter((entry) => entry.kind === 'remove' || isOfScope(entry)).length
}
