export {
  type AnyFields,
  type AskedField,
  defineFields,
  type Field,
  type StoredOf,
  type KnownField,
  parameterOf,
} from './field'
export type { ListQuery, ParameterOf, QueryOf, SortedOf, SortOf } from './query'
export { canSearchRows, createSearch, searchTextsOf } from './search'
