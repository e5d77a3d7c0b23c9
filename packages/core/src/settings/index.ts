export { applySettings } from './applySettings'
export { createSettingsStore, settingsKey, type SettingsStore } from './createSettingsStore'
export {
  changeSettings,
  defaultLayouts,
  defaultSettings,
  type Layout,
  type LayoutStyle,
  type Settings,
  type SettingsChange,
} from './settings'
export { defaultsOf } from './defaultsOf'
export { unavailable, type UnavailableReason } from './unavailable'
export { SettingsContext, useSetting, useSettingsStore } from './SettingsContext'
