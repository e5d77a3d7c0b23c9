import { type Broken, crossFieldRule, money, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { written, writtenBeside } from './contract'
import { isGtin } from './gtin'
import { routesOf } from './terms'

const fields = z.object({
  ...written,
  ...writtenBeside,
  /** The company that markets it. */
  companyId: token,
  listPrice: z.nullable(z.extend(money, { amount: z.int().check(z.positive()) })),
})

/** Cross-field rules of a product, and the check of its GTIN. */
export type AfyaRule = 'route_wrong' | 'gtin_wrong'

/** Body of `POST {catalogue}/afya-products` and `PATCH …/{productId}`: all editable fields. Derived fields are not sent. */
export const afyaProductBody = fields.check(
  crossFieldRule(['dosageForm', 'route'], wrongRoute),
  crossFieldRule(['gtin'], wrongGtin),
)

/** Editable fields of a product. */
export type AfyaProductBody = z.infer<typeof fields>

function wrongRoute({
  dosageForm,
  route,
}: Pick<AfyaProductBody, 'dosageForm' | 'route'>): Broken<AfyaRule>[] {
  const isOffered = routesOf[dosageForm].includes(route)
  return isOffered ? [] : [{ rule: 'route_wrong', path: ['route'], input: route }]
}

function wrongGtin({ gtin }: Pick<AfyaProductBody, 'gtin'>): Broken<AfyaRule>[] {
  if (gtin === null || isGtin(gtin)) return []
  return [{ rule: 'gtin_wrong', path: ['gtin'], input: gtin }]
}
