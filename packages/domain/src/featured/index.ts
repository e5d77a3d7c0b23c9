export { featuredKind } from './kind'
export {
  type FeaturedEvent,
  type FeaturedPhase,
  type FeaturedRecord,
  featured,
  featuredActions,
  featuredHindrances,
} from './lifecycle'
export { featuredCapabilities } from './capabilities'
