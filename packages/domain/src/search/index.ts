export { hitAddresses, toAllHits } from './addresses'
export { searchQuery } from './calls'
export { type RecordSearchResults, recordSearchResults } from './contract'
export {
  minQueryLength,
  type SearchHitKind,
  searchHitKinds,
  maxHitsPerKind,
  maxQueryLength,
} from './searchHitKinds'
