import {
  agentCommissionsResource,
  type paidFields,
  productCommissionsResource,
} from '@console/domain/commission-rate'
import type { Answers } from '../../lists/listOfFields'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import type { Entity } from '../../store/entity'
import type { World } from '../../store/store'
import { agentEntity } from '../agent/entity'
import type { Agent } from '../agent/rows'
import { productEntity } from '../product/entity'
import type { Product } from '../product/rows'
import { detailOf, gapOf, ofAgent, ofProduct, ordersOf, type Payer, rateOf, rowOf } from './payer'

/**
 * Products and agents as the commission screens name them: with tokens of their own, so they are separate tables. Decisions about
 * them since the seed do not show here; their rates and orders do.
 */
const productMoney: Entity<Product> = {
  ...productEntity,
  name: 'product-commissions',
  token: 'productToken',
}
const agentMoney: Entity<Agent> = {
  ...agentEntity,
  name: 'agent-commissions',
  token: 'agentToken',
}

/** List fields of payers and earners that only the server can answer. */
function answersOf<Record extends { approvalStatus: string }>(payerOf: (record: Record) => Payer) {
  return {
    level: (record, { world }) => rateOf(payerOf(record), world)?.subject.type ?? null,
    gap: (record, { world }) => gapOf(payerOf(record), world)?.reason ?? null,
    approval: ({ approvalStatus }) => approvalStatus,
  } satisfies Answers<typeof paidFields, Record>
}

function productRow(product: Product, world: World) {
  const { version, secureToken, sku, image, business, category } = product
  return {
    version,
    secureToken,
    number: sku,
    image,
    business,
    category: [...category.path],
    tier: null,
    ...rowOf(ofProduct(product), world),
  }
}

function agentRow(agent: Agent, world: World) {
  const { version, secureToken, agentNo, photo, tier } = agent
  return {
    version,
    secureToken,
    number: agentNo,
    image: photo,
    business: null,
    category: null,
    tier,
    ...rowOf(ofAgent(agent), world),
  }
}

/** Endpoints of products' commission. */
export const productPaidEndpoints = resourceEndpoints({
  resource: productCommissionsResource,
  entity: productMoney,
  answers: answersOf(ofProduct),
  readAs: (product, world) => ({
    name: product.name,
    number: product.sku,
    business: product.business,
    category: [...product.category.path],
    tier: null,
    orders30d: ordersOf(ofProduct(product), world),
  }),
  toRow: productRow,
  toDetail: (product, world) => ({
    ...productRow(product, world),
    ...detailOf(ofProduct(product), world),
  }),
  decisions: [],
  past: () => [],
})

/** Endpoints of agents' commission rates. */
export const agentPaidEndpoints = resourceEndpoints({
  resource: agentCommissionsResource,
  entity: agentMoney,
  answers: answersOf(ofAgent),
  readAs: (agent, world) => ({
    name: ofAgent(agent).subject.ref?.label ?? '',
    number: agent.agentNo,
    business: null,
    category: null,
    tier: agent.tier,
    orders30d: ordersOf(ofAgent(agent), world),
  }),
  toRow: agentRow,
  toDetail: (agent, world) => ({ ...agentRow(agent, world), ...detailOf(ofAgent(agent), world) }),
  decisions: [],
  past: () => [],
})
