export {
  type AnySettings,
  type ArrangedSection,
  defineSettings,
  type Entry,
  type FormatContext,
  type SettingInput,
  type SettingKind,
} from './config/config'
export { settings } from './route'
