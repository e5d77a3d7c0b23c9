export { type Draft, useDraft } from './useDraft'
