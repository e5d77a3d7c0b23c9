export {
  type AnySettings,
  defineSettings,
  type Entry,
  type Reading,
  type SettingInput,
  type SettingKind,
} from './config'
export { settings } from './route'
