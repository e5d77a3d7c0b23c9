export { findPlaces } from './calls'
export { foundPlaces, type Place } from './contract'
