import { directionOf } from '../i18n/languages'
import { defaultSettings, type Settings, type SettingsChange } from './settings'

/**
 * The change that resets everything in the theme panel to its defaults. The language, the shortcuts and the folded
 * groups, which are set elsewhere, stay; the direction is the language's again.
 */
export function defaultsOf({ language }: Settings): SettingsChange {
  const {
    language: _language,
    shortcuts: _shortcuts,
    foldedGroups: _foldedGroups,
    ...defaults
  } = defaultSettings
  return { ...defaults, direction: directionOf(language) }
}
