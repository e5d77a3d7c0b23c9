import type { ImportConfig } from './config'
import { ImportScreen } from './ImportScreen'

/** Creates the screen of an import. */
export function configuredScreen(config: ImportConfig) {
  return function ConfiguredImport() {
    return <ImportScreen config={config} />
  }
}
