import type { Send } from '@console/core/api'
import { type AnyStructure, readStructure, type Scope } from '@console/core/structures'
import { resourceKeys } from '@console/read'
import { queryOptions } from '@tanstack/react-query'

/** Under which key a structure is kept: as a page of its records, so that it is read again as soon as a server tells that one has changed. */
export function structureKey({ id }: Pick<AnyStructure, 'id'>, scope: Scope) {
  return [...resourceKeys.pages(id), 'structure', scope ?? ''] as const
}

/** How a structure is read. */
export function structureOptions(send: Send, structure: AnyStructure, scope: Scope) {
  return queryOptions({
    queryKey: structureKey(structure, scope),
    queryFn: ({ signal }) => readStructure(send, structure, scope, signal),
  })
}
