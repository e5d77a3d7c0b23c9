import {
  afyaProductBody,
  type AfyaProductDetail,
  type Ingredient,
} from '@console/domain/afya-product'
import { defineForm } from '@console/form'

/** Form of a product. */
export const productForm = defineForm(afyaProductBody)

/** Values of a new ingredient. */
export const blankIngredient = {
  name: '',
  strength: { value: '', unit: 'mg', per: null },
} as const satisfies Ingredient

/** Initial values of a product, mostly empty for a new one. */
export function initialProduct(product: AfyaProductDetail | null) {
  return {
    brandName: product?.brandName ?? '',
    genericName: product?.genericName ?? '',
    ingredients: product?.ingredients ?? [blankIngredient],
    dosageForm: product?.dosageForm ?? null,
    route: product?.route ?? null,
    pack: product?.pack ?? { units: null, unitName: 'tablet', container: 'blister' },
    companyId: product?.company.token ?? '',
    atcCode: product?.atcCode ?? null,
    registrationNo: product?.registrationNo ?? '',
    registrationExpiresOn: product?.registrationExpiresOn ?? '',
    schedule: product?.schedule ?? null,
    coldChain: product?.coldChain ?? false,
    storage: product?.storage ?? 'room',
    shelfLifeMonths: product?.shelfLifeMonths ?? 24,
    gtin: product?.gtin ?? null,
    listPrice: product?.listPrice ?? null,
    warnings: product?.warnings ?? null,
  } as const
}
