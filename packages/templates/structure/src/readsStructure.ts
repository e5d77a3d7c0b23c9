import type { ReadAhead } from '@console/core/routes'
import type { AnyStructure } from '@console/core/structures'
import { scopeIn } from './config'
import { structureOptions } from './structureOptions'

/** Creates the loader that prefetches the structure of an address. */
export function readsStructure(structure: AnyStructure): ReadAhead {
  return ({ send, queries }, { search }) => {
    const asked = new URLSearchParams(search).get(structure.scope?.parameter ?? '')
    const options = structureOptions(send, structure, scopeIn(structure, asked))
    return queries.query(options).catch(() => undefined)
  }
}
