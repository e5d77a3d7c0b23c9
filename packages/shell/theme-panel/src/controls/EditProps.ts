import type { Settings, SettingsChange } from '@console/core/settings'

/** Props of every part of the panel. */
export interface EditProps {
  settings: Settings
  /** Applied at once: the effect is visible on the page beside the panel. */
  onChange: (change: SettingsChange) => void
}
