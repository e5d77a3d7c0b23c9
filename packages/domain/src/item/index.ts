export { itemPaths, toFeatured, toFeaturedService } from './addresses'
export { channels, placements } from './contract'
export { itemKinds } from './kinds'
export { itemFields } from './fields'
