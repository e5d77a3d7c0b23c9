import {
  approvableDetail,
  approvableRow,
  approvalFields,
  type ApprovalPhase,
  decidedRevision,
  hiddenBy,
  isWaiting,
  phaseOf,
  updateOf,
} from '@console/domain/approval'
import { itemApproval } from '@console/domain/item'
import {
  productEntity,
  lastProductSubmission,
  productHistory,
  fixtureProducts,
  itemSla,
  type Product,
  productChecksOf,
  productDetail,
  productUpdate,
} from '@console/sample/product'
import { media, money } from '@console/core/contracts'
import { defineFields } from '@console/core/fields'
import { approvalDecisions, approvalAnswers, resourceEndpoints, database } from '@console/sample'
import { isHidden } from '@console/sample/item'
import { liveAndSubmitted } from '@console/core/resources'
import * as z from 'zod/mini'
import { dayOffset } from '@console/sample/shop-setting'

const changeable = { name: z.string(), price: money, image: z.nullable(media) }

/** Goods: as much of a product as the template's stories need. */
export const goodsRow = z.extend(approvableRow, {
  ...changeable,
  sku: z.string(),
  update: updateOf(z.object(changeable)),
  hiddenBy,
})

/** Row of goods in a list. */
export type GoodsRow = z.infer<typeof goodsRow>

const changeableDetail = {
  description: z.string(),
  images: z.array(media),
  packSize: z.nullable(z.string()),
}

/** Full record of goods. */
export const goodsDetail = z.extend(goodsRow, {
  ...approvableDetail.shape,
  ...changeableDetail,
  detailUpdate: updateOf(z.object(changeableDetail)),
})

/** Full record of goods. */
export type GoodsDetail = z.infer<typeof goodsDetail>

const goodsFields = {
  ...approvalFields,
  ...defineFields<Pick<GoodsRow, 'name'>>()({
    name: { type: 'text', of: ({ name }) => name, searched: true },
  }),
}

const ways = liveAndSubmitted<GoodsRow, GoodsDetail, typeof goodsFields>({
  id: 'goods',
  base: 'business',
  path: '/goods',
  row: goodsRow,
  detail: goodsDetail,
  fields: goodsFields,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ name }) => name,
  revisionOf: decidedRevision,
  workflows: [itemApproval],
})

/** Goods as they were submitted, with their decisions. */
export const goodsResource = ways.submitted

/** Endpoints of goods, backed by the products of the sample database. */
export const goods = resourceEndpoints({
  resource: ways.live,
  entity: productEntity,
  dayOffset,
  answers: approvalAnswers,
  update: productUpdate,
  toRow: (product) => ({ ...product, update: productUpdate(product) }),
  toDetail: (product) => ({
    ...product,
    update: productUpdate(product),
    ...productDetail(product),
  }),
  decisions: [
    approvalDecisions<Product>({
      slaHours: () => itemSla,
      checks: productChecksOf,
      lastSubmission: lastProductSubmission,
      update: productUpdate,
      hiddenBy: (item, database) => (isHidden(item, database) ? 'business_suspended' : null),
    }),
  ],
  past: productHistory,
})

/** Token of the first product in a phase; among those that wait, one whose required checks pass. */
export function tokenOfPhase(phase: ApprovalPhase): string {
  const found = database
    .rows(productEntity)
    .find(
      (product) =>
        phaseOf(product) === phase &&
        (!isWaiting(product) || product.checksSummary.fail === 0) &&
        product.image !== null,
    )
  if (!found) throw new Error(`No product is ${phase}`)
  return found.secureToken
}

/** Tokens of the queue that `goodsRecord` comes from, in order. */
export function queueOfGoods(): string[] {
  return database
    .rows(productEntity)
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

/** Token of one of the sample database's fixtures. */
export function tokenOfFixture(name: keyof typeof fixtureProducts): string {
  return database.rows(productEntity)[fixtureProducts[name]]?.secureToken ?? ''
}
