import type { ReadAhead } from '@console/core/routes'
import type { AnyStructure } from '@console/core/structures'
import { scopeIn } from './config'
import { structureOptions } from './structureOptions'

/** Reads ahead the structure that an address is about. */
export function readsStructure(structure: AnyStructure): ReadAhead {
  return ({ send, queries }, { search }) => {
    const asked = new URLSearchParams(search).get(structure.scope?.parameter ?? '')
    const options = structureOptions(send, structure, scopeIn(structure, asked))
    return queries.query(options).catch(() => undefined)
  }
}
