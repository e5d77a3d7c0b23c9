export { draftEndpoints } from './endpoints'
export { draftEntity } from './entity'
export { priceOrder } from './pricing'
export { goldenDraft, type GoldenDraft } from './seeds'
