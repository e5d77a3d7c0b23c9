import { money, ruled, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { written, writtenBeside } from './contract'
import { isGtin } from './gtin'
import { type DosageForm, type Route, routesOf } from './terms'

const fields = z.object({
  ...written,
  ...writtenBeside,
  /** Who brings it to the market. */
  companyId: token,
  listPrice: z.nullable(z.extend(money, { amount: z.int().check(z.positive()) })),
})

/** What can be wrong with several values of a product together, or with its trade number. */
export type AfyaRule = 'route_wrong' | 'gtin_wrong'

/** Body of `POST {catalogue}/afya-products` and `PATCH …/{productId}`: all that is written of a product. What follows from it is not sent. */
export const afyaProductBody = fields.check(
  ruled<z.infer<typeof fields>, AfyaRule>(({ dosageForm, route, gtin }) => [
    ...(isWrongRoute(dosageForm, route)
      ? [{ rule: 'route_wrong' as const, path: ['route'], input: route }]
      : []),
    ...(typeof gtin === 'string' && !isGtin(gtin)
      ? [{ rule: 'gtin_wrong' as const, path: ['gtin'], input: gtin }]
      : []),
  ]),
)

/** While no form is chosen, or none that exists, nothing is wrong with the way. */
function isWrongRoute(form: DosageForm | undefined, route: Route): boolean {
  const offered = form && routesOf[form]
  return offered !== undefined && !offered.includes(route)
}

/** All that is written of a product. */
export type AfyaProductBody = z.infer<typeof fields>
