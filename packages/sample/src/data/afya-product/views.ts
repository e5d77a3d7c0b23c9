import {
  cautionsOf,
  ingredientsText,
  needsPrescription,
  strengthLabel,
} from '@console/domain/afya-product'
import { expiryOf } from '@console/domain/company'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { companyEntity } from '../company/entity'
import { companyRef, type StoredCompany } from '../company/rows'
import { indexOf } from '../shared/indexOf'
import { thumbnail } from '../shared/pictures'
import { afyaProductEntity } from './entity'
import { glyphOf, type StoredAfyaProduct } from './rows'

/** Company of a product. Companies are never removed. */
function companyOf({ companyId }: StoredAfyaProduct, database: SampleDatabase): StoredCompany {
  return database.find(companyEntity, companyId) as StoredCompany
}

/** Checks whether a product is hidden because its company is suspended; its own status stays. */
export function isHidden(product: StoredAfyaProduct, database: SampleDatabase): boolean {
  return companyOf(product, database).status === 'suspended'
}

/** Small picture of a row: the first one, drawn small if it was drawn. Null if there is none. */
function smallImage(product: StoredAfyaProduct) {
  const [first] = product.images
  if (!first?.url.startsWith('data:image/svg')) return first ?? null
  return thumbnail(product.brandName, glyphOf(product.pack), indexOf(afyaProductEntity, product))
}

/** Object that list fields are read from, with what follows from other records. */
export function readAfyaProduct(product: StoredAfyaProduct, database: SampleDatabase) {
  return {
    ...product,
    company: companyRef(companyOf(product, database)),
    strengthLabel: strengthLabel(product.ingredients),
    ingredientsText: ingredientsText(product.ingredients),
    prescriptionRequired: needsPrescription(product.schedule),
  }
}

/** Row of a product in the list. */
export function toRow(product: StoredAfyaProduct, database: SampleDatabase) {
  const {
    ingredients: _,
    warnings: _w,
    images: _i,
    companyId: _c,
    ...row
  } = readAfyaProduct(product, database)
  return {
    ...row,
    registration: expiryOf(product.registrationExpiresOn, instant(database.now())),
    image: smallImage(product),
    hiddenBy: isHidden(product, database) ? ('company_suspended' as const) : null,
  }
}

/** Full record of a product. */
export function toDetail(product: StoredAfyaProduct, database: SampleDatabase) {
  const { ingredients, warnings, images, schedule } = product
  return {
    ...toRow(product, database),
    ingredients,
    warnings,
    cautions: cautionsOf(schedule),
    images: [...images],
  }
}
