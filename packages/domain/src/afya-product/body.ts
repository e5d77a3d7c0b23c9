import { type Broken, crossFieldRule, money, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { written, writtenBeside } from './contract'
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

/** Form of a GTIN, without its check digit rule: 8, 12, 13 or 14 digits. */
const shape = /^(\d{8}|\d{12,14})$/

/** Checks a GTIN: the last digit follows from the others, weighted 3 and 1 from the end (GS1 General Specifications, 7.9). */
export function isGtin(gtin: string): boolean {
  return shape.test(gtin) && checkDigitOf(gtin.slice(0, -1)) === Number(gtin.at(-1))
}

/** Check digit of a GTIN. @param digits those before it */
export function checkDigitOf(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
