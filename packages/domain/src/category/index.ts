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
  type CategoryIcon,
  categoryIcons,
} from './contract'
export { missingIn, type Names, namesSchema, slugOf, slugSchema, textOf } from './names'
