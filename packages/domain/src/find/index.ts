export { foundPlaces, toAllFound } from './addresses'
export { foundQuery } from './calls'
export { type Found, found } from './contract'
export { fewestSought, type FoundKind, foundKinds, maxNamed, maxSearchWords } from './kinds'
