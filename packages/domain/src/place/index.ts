export { findPlaces, readCounties } from './calls'
export { allCounties, foundPlaces, type Place } from './contract'
