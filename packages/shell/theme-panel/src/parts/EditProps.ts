import type { Settings, SettingsChange } from '@console/core/settings'

/** What every part of the panel reads and does. */
export interface EditProps {
  settings: Settings
  /** Applied at once: what is chosen is seen on the page beside the panel. */
  onChange: (change: SettingsChange) => void
}
