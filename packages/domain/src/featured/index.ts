export { featuredWorkflow } from './workflow'
export {
  type FeaturedEvent,
  type FeaturedPhase,
  type FeaturedRecord,
  featured,
  featuredActions,
  featuredBlockers,
} from './lifecycle'
export { featuredCapabilities } from './capabilities'
