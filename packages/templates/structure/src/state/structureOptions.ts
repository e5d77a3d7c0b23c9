import type { Send } from '@console/core/api'
import { type AnyStructure, readStructure, type Scope } from '@console/core/structures'
import { resourceKeys } from '@console/query-boundary'
import { queryOptions } from '@tanstack/react-query'
import type { ReadAhead } from '@console/core/routes'
import { scopeIn } from '../config/config'

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

/** Creates the loader that prefetches the structure of an address. */
export function readsStructure(structure: AnyStructure): ReadAhead {
  return ({ send, queries }, { search }) => {
    const asked = new URLSearchParams(search).get(structure.scope?.parameter ?? '')
    const options = structureOptions(send, structure, scopeIn(structure, asked))
    return queries.query(options).catch(() => undefined)
  }
}
