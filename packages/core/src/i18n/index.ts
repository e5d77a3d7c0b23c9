export { parseCountry } from './parseCountry'
export { latinDigits } from './digits'
export { type NormalizedText, normalizeWithOffsets, normalizeForSearch } from './normalizeForSearch'
export { createTitleSearch, matchAllWords, searchWordsOf } from './matchAllWords'
export { type Formats, formatsOf, useFormats } from './formats'
export { withoutInvisible } from './invisible'
export { isolate, withoutDirection } from './isolate'
export { createMessages, type Messages } from './createMessages'
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
  defineMessages,
  type FullKey,
  type MessageCatalogue,
  type Namespace,
  type Translate,
  type Translation,
  type MessageBundle,
  withUsed,
  type MessageKey,
} from './messages'
