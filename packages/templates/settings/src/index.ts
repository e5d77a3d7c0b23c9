export {
  type AnySettings,
  type ArrangedSection,
  defineSettings,
  type Entry,
  type Reading,
  type SettingInput,
  type SettingKind,
} from './config'
export { settings } from './route'
