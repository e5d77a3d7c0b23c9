export { draftEndpoints } from './endpoints'
export { draftEntity } from './entity'
export { priceOrder } from './pricing'
export { fixtureDraft, type FixtureDraft } from './seeds'
