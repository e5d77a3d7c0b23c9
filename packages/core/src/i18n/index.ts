export { parseCountry } from './parseCountry'
export { latinDigits } from './digits'
export { type NormalizedText, normalizeWithOffsets, normalizeForSearch } from './normalizeForSearch'
export { matchAllWords } from './matchAllWords'
export { type Formats, formatsOf, useFormats } from './formats'
export { withoutInvisible } from './invisible'
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
export { translateIn, useTranslate } from './useTranslate'
export { textIn } from './textIn'
export { useText } from './useText'
export {
  defineWords,
  type FullKey,
  type MessageCatalogue,
  type Namespace,
  type Translate,
  type Translation,
  type Vocabulary,
  withUsed,
  type WordKey,
} from './words'
