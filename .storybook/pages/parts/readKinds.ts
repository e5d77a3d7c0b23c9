import type { AnyKind } from '@console/core/kinds'
import type { Resource } from '@console/core/resources'

const modules = import.meta.glob<Record<string, Resource<never>>>(
  ['../../../packages/domain/src/*/resource.ts', '!**/resources/resource.ts'],
  { eager: true },
)

/** A workflow, and its records. */
export interface BookKind {
  kind: AnyKind<never>
  /** Names of the records, as in their calls: `businesses`. */
  resources: string[]
}

/** All kinds of the domain, by name. */
export function readKinds(): BookKind[] {
  const found = new Map<string, { kind: AnyKind<never>; resources: Set<string> }>()
  const resources = Object.values(modules).flatMap((module) => Object.values(module))
  for (const { kinds, path } of resources)
    for (const kind of kinds) {
      const known = found.get(kind.id) ?? { kind, resources: new Set() }
      known.resources.add(path.slice(1))
      found.set(kind.id, known)
    }
  return [...found.values()]
    .map(({ kind, resources: names }) => ({ kind, resources: [...names].toSorted() }))
    .toSorted((one, other) => one.kind.id.localeCompare(other.kind.id))
}
