export {
  afyaPaths,
  afyaProductImportCalls,
  toAfyaProduct,
  toNewAfyaProduct,
  toProductsOf,
} from './addresses'
export { afyaProductImport } from './afyaProductImport'
export { afyaProductBody, type AfyaProductBody, type AfyaRule, checkDigitOf, isGtin } from './body'
export { afyaCapabilities } from './capabilities'
export {
  type AfyaProduct,
  afyaProduct,
  afyaProductDetail,
  type AfyaProductDetail,
  type Ingredient,
  maxImages,
  type Recall,
} from './contract'
export { afyaProductFields } from './fields'
export {
  ingredientsFrom,
  ingredientsText,
  strengthFrom,
  strengthLabel,
  strengthOf,
} from './ingredients'
export { addImage, removeImage } from './images'
export type { AfyaInput } from './input'
export { afyaProductWorkflow } from './workflow'
export { afyaLifecycle } from './lifecycle'
export { pricePerUnit } from './price'
export { afyaProductsResource } from './resource'
export { strengthText } from './strengthText'
export {
  type AfyaAction,
  type AfyaStatus,
  atcGroups,
  type Caution,
  cautionsOf,
  containers,
  type DosageForm,
  dosageForms,
  needsPrescription,
  packUnits,
  perUnits,
  recallClasses,
  recallReasons,
  type Route,
  routes,
  routesOf,
  type Schedule,
  schedules,
  storages,
  strengthUnits,
} from './terms'
