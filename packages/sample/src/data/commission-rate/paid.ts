import {
  agentCommissionsResource,
  type paidFields,
  productCommissionsResource,
} from '@console/domain/commission-rate'
import type { Answers } from '../../lists/listOfFields'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import type { Entity } from '../../store/entity'
import type { SampleDatabase } from '../../store/store'
import { agentEntity } from '../agent/entity'
import type { Agent } from '../agent/rows'
import { productEntity } from '../product/entity'
import type { Product } from '../product/rows'
import { detailOf, gapOf, ofAgent, ofProduct, ordersOf, type Payer, rateOf, rowOf } from './payer'
import { dayOffset } from '../shop-setting/dayOffset'

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
    level: (record, { database }) => rateOf(payerOf(record), database)?.subject.type ?? null,
    gap: (record, { database }) => gapOf(payerOf(record), database)?.reason ?? null,
    approval: ({ approvalStatus }) => approvalStatus,
  } satisfies Answers<typeof paidFields, Record>
}

function productRow(product: Product, database: SampleDatabase) {
  const { version, secureToken, sku, image, business, category } = product
  return {
    version,
    secureToken,
    number: sku,
    image,
    business,
    category: [...category.path],
    tier: null,
    ...rowOf(ofProduct(product), database),
  }
}

function agentRow(agent: Agent, database: SampleDatabase) {
  const { version, secureToken, agentNo, photo, tier } = agent
  return {
    version,
    secureToken,
    number: agentNo,
    image: photo,
    business: null,
    category: null,
    tier,
    ...rowOf(ofAgent(agent), database),
  }
}

/** Endpoints of products' commission. */
export const productPaidEndpoints = resourceEndpoints({
  resource: productCommissionsResource,
  entity: productMoney,
  dayOffset,
  answers: answersOf(ofProduct),
  readAs: (product, database) => ({
    name: product.name,
    number: product.sku,
    business: product.business,
    category: [...product.category.path],
    tier: null,
    orders30d: ordersOf(ofProduct(product), database),
  }),
  toRow: productRow,
  toDetail: (product, database) => ({
    ...productRow(product, database),
    ...detailOf(ofProduct(product), database),
  }),
  decisions: [],
  past: () => [],
})

/** Endpoints of agents' commission rates. */
export const agentPaidEndpoints = resourceEndpoints({
  resource: agentCommissionsResource,
  entity: agentMoney,
  dayOffset,
  answers: answersOf(ofAgent),
  readAs: (agent, database) => ({
    name: ofAgent(agent).subject.ref?.label ?? '',
    number: agent.agentNo,
    business: null,
    category: null,
    tier: agent.tier,
    orders30d: ordersOf(ofAgent(agent), database),
  }),
  toRow: agentRow,
  toDetail: (agent, database) => ({
    ...agentRow(agent, database),
    ...detailOf(ofAgent(agent), database),
  }),
  decisions: [],
  past: () => [],
})
