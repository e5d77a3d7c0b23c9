export { currencies, type Currency } from './currencies'
export {
  counts,
  defaultPageSize,
  type Page,
  pageOf,
  pageSizes,
  readablePageOf,
  type SavedView,
  savedView,
  savedViews,
  selection,
  viewChange,
  type ViewToSave,
  viewToSave,
} from './list'
export {
  addUp,
  itemOf,
  parseReadable,
  readableListOf,
  type Skipped,
  summarizeIssues,
} from './readable'
export { type Problem, problem } from './problem'
export { type Broken, crossFieldRule, crossRowRule } from './crossFieldRule'
export { sumsOf } from './sumsOf'
export { signInAnswer, userDataAnswer, type UserInfo, userInfo } from './user'
export {
  type Actor,
  actor,
  instant,
  isToken,
  type Media,
  media,
  type Money,
  takenOff,
  money,
  type Ref,
  ref,
  type Name,
  nameOfRef,
  type Text,
  text,
  token,
} from './values'
