export { featuredKind } from './kind'
export {
  type FeaturedEvent,
  type FeaturedRecord,
  featured,
  featuredActions,
  featuredHindrances,
} from './lifecycle'
