export { latinDigits } from './digits'
export { type Folded, fold, foldText } from './fold'
export { type Formats, formatsOf, useFormats } from './formats'
export { isolate, withoutDirection } from './isolate'
export { createWords, type Words } from './createWords'
export {
  defaultLanguage,
  directionOf,
  isLanguageId,
  type LanguageId,
  languages,
  localeOf,
} from './languages'
export type { MessageCatalogue, Namespace, Translation, WordKey, WordsLoader } from './words'
