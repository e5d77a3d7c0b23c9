import type { Structure } from '@console/core/structures'
import { once } from '../draws/once'
import type { Entity } from '../store/entity'
import type { World } from '../store/store'

/** Where a node stands, as the store keeps it: beside what the node holds, so that moving it is no change of that. */
export interface Place {
  nodeId: string
  version: number
  parentId: string | null
  /** Among those with the same parent; the first is 0. */
  order: number
  /** Of which structure; `''` where its path has only one. */
  scope: string
}

/** A node of the seed: with those of the same parent in their order. */
export interface PlacedSeed {
  nodeId: string
  parentId: string | null
  scope?: string
}

/** The places of a structure's seed, as the store keeps them. */
export function placeEntity(
  { id }: Pick<Structure, 'id'>,
  seeds: () => readonly PlacedSeed[],
): Entity<Place> {
  return {
    // Told as a change of the node: `resourceOf` of the server.
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

/** All places of one structure, those with the same parent in their order. */
export function placesIn(world: World, entity: Entity<Place>, scope: string): Place[] {
  return world
    .rows(entity)
    .filter((place) => place.scope === scope)
    .toSorted((one, other) => one.order - other.order)
}

/** How often a structure was arranged anew, the first time counted. */
export function versionOf(world: World, entity: Entity<Place>, scope: string): number {
  const isOfScope = ({ fields }: { fields: Record<string, unknown> }) => fields.scope === scope
  const entries = world.changes().filter((entry) => entry.entity === entity.name)
  return 1 + entries.filter((entry) => entry.kind === 'remove' || isOfScope(entry)).length
}
