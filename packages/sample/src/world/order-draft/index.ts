export { draftEndpoints } from './endpoints'
export { draftEntity } from './entity'
export { goldenDraft, type GoldenDraft } from './seeds'
