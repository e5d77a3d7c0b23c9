import type { Screen } from '@console/core/routes'
import type { AnyStructureConfig } from './config'
import { readsStructure } from './readsStructure'
import { StructureScreen } from './StructureScreen'

/** Creates the screen of a structure, which is prefetched. */
export function configuredScreen(config: AnyStructureConfig): Screen {
  function ConfiguredStructure() {
    return <StructureScreen config={config} />
  }
  return Object.assign(ConfiguredStructure, { readAhead: readsStructure(config.structure) })
}
