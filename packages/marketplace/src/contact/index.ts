export { Contact } from './Contact'
export { type ShownFor, useShownFor } from './useShownFor'
