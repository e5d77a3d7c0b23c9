export { findPlaces, readCounties } from './calls'
export { allCounties, placeSearchHits, type Place } from './contract'
