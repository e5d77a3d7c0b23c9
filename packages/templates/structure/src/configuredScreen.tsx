import type { ReadAhead, Screen } from '@console/core/routes'
import { type AnyStructureConfig, scopeIn } from './config'
import { structureOptions } from './structureOptions'
import { StructureScreen } from './StructureScreen'

/** Makes the screen of a structure, which is read ahead. */
export function configuredScreen(config: AnyStructureConfig): Screen {
  const { structure } = config
  function ConfiguredStructure() {
    return <StructureScreen config={config} />
  }
  const readAhead: ReadAhead = ({ send, queries }, { search }) => {
    const scope = scopeIn(
      structure,
      new URLSearchParams(search).get(structure.scope?.parameter ?? ''),
    )
    return queries.query(structureOptions(send, structure, scope)).catch(() => undefined)
  }
  return Object.assign(ConfiguredStructure, { readAhead })
}
