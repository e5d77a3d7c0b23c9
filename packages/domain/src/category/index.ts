export { categoriesPath, toCategory } from './addresses'
export { categoryCapabilities } from './capabilities'
export {
  categories,
  type Category,
  category,
  type CategoryKind,
  categoryKinds,
  type CategoryValues,
  categoryValues,
} from './contract'
export { type CategoryIcon, categoryIcons } from './icons'
export { missingIn, type Names, namesSchema, slugOf, slugSchema, textOf } from './names'
