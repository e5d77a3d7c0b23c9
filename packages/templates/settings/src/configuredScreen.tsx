import type { ReadAhead, Screen } from '@console/core/routes'
import type { AnySettings } from './config'
import { sectionsOptions } from './sectionsOptions'
import { SettingsScreen } from './SettingsScreen'

/** Creates the screen of a document of settings, which is prefetched. */
export function configuredScreen(config: AnySettings): Screen {
  function ConfiguredSettings() {
    return <SettingsScreen config={config} />
  }
  const readAhead: ReadAhead = ({ send, queries }) =>
    queries.query(sectionsOptions(send, config.document)).catch(() => undefined)
  return Object.assign(ConfiguredSettings, { readAhead })
}
