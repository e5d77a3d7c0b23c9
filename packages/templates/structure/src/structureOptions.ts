import type { Send } from '@console/core/api'
import { type AnyStructure, readStructure, type Scope } from '@console/core/structures'
import { resourceKeys } from '@console/query-boundary'
import { queryOptions } from '@tanstack/react-query'

/** Query key of a structure: as a page of its records, so that it is refetched as soon as a server reports a change to one. */
export function structureKey({ id }: Pick<AnyStructure, 'id'>, scope: Scope) {
  return [...resourceKeys.pages(id), 'structure', scope ?? ''] as const
}

/** Query options of a structure. */
export function structureOptions(send: Send, structure: AnyStructure, scope: Scope) {
  return queryOptions({
    queryKey: structureKey(structure, scope),
    queryFn: ({ signal }) => readStructure(send, structure, scope, signal),
  })
}
