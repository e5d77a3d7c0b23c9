export { type FeaturedEvent, type FeaturedRecord, featured } from './lifecycle'
