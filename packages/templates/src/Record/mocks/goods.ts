import { approvableDetail, approvableRow, media, money } from '@console/core/contracts'
import {
  approvalDecisions,
  approvalList,
  goldenProducts,
  isHidden,
  itemSla,
  lastProductSubmission,
  type Product,
  productChecksOf,
  productDetail,
  productHistory,
  productUpdate,
  resourceEndpoints,
  world,
} from '@console/core/mocks'
import { isWaiting, phaseOf, type ApprovalPhase } from '@console/core/flows'
import { decidedRevision, type Resource } from '@console/core/resources'
import * as z from 'zod/mini'

/** Something that is sold: as much of a product as the template's stories need. */
export const goodsRow = z.extend(approvableRow, {
  name: z.string(),
  sku: z.string(),
  price: money,
  image: z.nullable(media),
  hiddenBy: z.nullable(z.enum(['business_suspended'])),
})

/** Something that is sold, as a list has it. */
export type GoodsRow = z.infer<typeof goodsRow>

/** Something that is sold, with all that is known of it. */
export const goodsDetail = z.extend(goodsRow, {
  ...approvableDetail.shape,
  description: z.string(),
  images: z.array(media),
})

/** Something that is sold, with all that is known of it. */
export type GoodsDetail = z.infer<typeof goodsDetail>

/** Goods, about which something can be decided. */
export const goodsResource: Resource<GoodsRow, GoodsDetail> = {
  id: 'goods',
  base: 'business',
  path: '/goods',
  row: goodsRow,
  detail: goodsDetail,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ name }) => name,
  revisionOf: decidedRevision,
}

/** The endpoints of goods, which are the sample world's products. */
export const goods = resourceEndpoints({
  resource: goodsResource,
  entity: 'products',
  list: { searched: ({ name }: Product) => [name], ...approvalList },
  toRow: (product) => product,
  toDetail: (product) => ({ ...product, ...productDetail(product) }),
  decisions: [
    approvalDecisions<Product>({
      kind: 'product',
      slaHours: itemSla,
      checks: productChecksOf,
      lastSubmission: lastProductSubmission,
      update: productUpdate,
      isHidden,
    }),
  ],
  past: productHistory,
})

/** The token of the first product that stands there; among those that wait, one whose required checks pass. */
export function tokenOfPhase(phase: ApprovalPhase): string {
  const found = world
    .rows('products')
    .find(
      (product) =>
        phaseOf(product) === phase &&
        (!isWaiting(product) || product.checksSummary.fail === 0) &&
        product.image !== null,
    )
  if (!found) throw new Error(`No product is ${phase}`)
  return found.secureToken
}

/** The tokens of the queue that `goodsRecord` comes from, in its order. */
export function queueOfGoods(): string[] {
  return world
    .rows('products')
    .filter(
      (product) =>
        isWaiting(product) &&
        product.claim === null &&
        product.checksSummary.fail + product.checksSummary.warn === 0,
    )
    .toSorted((one, other) => (dueOf(one) < dueOf(other) ? -1 : 1))
    .map(({ secureToken }) => secureToken)
}

function dueOf({ submission, secureToken }: Product): string {
  return `${submission?.dueAt} ${secureToken}`
}

/** The token of one of the sample world's golden products. */
export function tokenOfGolden(name: keyof typeof goldenProducts): string {
  return world.rows('products')[goldenProducts[name]]?.secureToken ?? ''
}
