export { createDraftStore, type DraftStore, draftsOfTab } from './draftStore'
export { guardDrafts } from './guardDrafts'
export { type Draft, useDraft } from './useDraft'
