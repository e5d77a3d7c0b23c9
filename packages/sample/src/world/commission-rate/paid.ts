import {
  agentCommissionsResource,
  gapReasons,
  type GapReason,
  productCommissionsResource,
  rateLevels,
} from '@console/domain/commission-rate'
import { choice, type ListSource, oneOf } from '../../lists/listSource'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import type { Entity } from '../../store/entity'
import type { World } from '../../store/store'
import { agentEntity } from '../agent/entity'
import type { Agent } from '../agent/rows'
import { productEntity } from '../product/entity'
import type { Product } from '../product/rows'
import { detailOf, gapOf, ofAgent, ofProduct, type Payer, rateOf, rowOf } from './payer'

/**
 * Products and agents as their money screens name them (domain design D-7): tables of their own, for a table has one token. What is
 * decided about them since the seed is not seen here; their rates and orders are.
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

/** The filters that products and agents have in common. */
function filtersOf<Record>(payerOf: (record: Record) => Payer) {
  return {
    /** What of the rate in force decides it. */
    level: choice<Record>(
      rateLevels,
      (record, { world }) => rateOf(payerOf(record), world)?.subject.type ?? null,
    ),
    /** Why there is none of its own. */
    gap: choice<Record>(
      gapReasons,
      (record, { world }): GapReason | null => gapOf(payerOf(record), world)?.reason ?? null,
    ),
  }
}

const productPaidList = {
  searched: ({ name, sku, business }) => [name, sku, business.label],
  filters: {
    ...filtersOf(ofProduct),
    business: oneOf(({ business }) => business.token),
    category: oneOf(({ category }) => category.path.join(' › ')),
    approval: oneOf(({ approvalStatus }) => approvalStatus),
  },
  sorts: {
    name: ({ name }) => name,
    business: ({ business }) => business.label,
    category: ({ category }) => category.path.join(' › '),
    sold: ({ sold30d }) => sold30d,
  },
} satisfies Omit<ListSource<Product>, 'token'>

const agentPaidList = {
  searched: ({ first_name, last_name, agentNo }) => [first_name, last_name, agentNo],
  filters: {
    ...filtersOf(ofAgent),
    tier: oneOf(({ tier }) => tier),
    approval: oneOf(({ approvalStatus }) => approvalStatus),
  },
  sorts: {
    name: (agent) => ofAgent(agent).name,
    tier: ({ tier }) => tier,
    sold: ({ orders30d }) => orders30d,
  },
} satisfies Omit<ListSource<Agent>, 'token'>

function productRow(product: Product, world: World) {
  const { version, secureToken, image, business, category } = product
  return {
    version,
    secureToken,
    image,
    business,
    category: [...category.path],
    tier: null,
    ...rowOf(ofProduct(product), world),
  }
}

function agentRow(agent: Agent, world: World) {
  const { version, secureToken, photo, tier } = agent
  return {
    version,
    secureToken,
    image: photo,
    business: null,
    category: null,
    tier,
    ...rowOf(ofAgent(agent), world),
  }
}

/** The endpoints of what products pay. */
export const productPaidEndpoints = resourceEndpoints({
  resource: productCommissionsResource,
  entity: productMoney,
  list: productPaidList,
  toRow: productRow,
  toDetail: (product, world) => ({
    ...productRow(product, world),
    ...detailOf(ofProduct(product), world),
  }),
  decisions: [],
  past: () => [],
})

/** The endpoints of what agents earn. */
export const agentPaidEndpoints = resourceEndpoints({
  resource: agentCommissionsResource,
  entity: agentMoney,
  list: agentPaidList,
  toRow: agentRow,
  toDetail: (agent, world) => ({ ...agentRow(agent, world), ...detailOf(ofAgent(agent), world) }),
  decisions: [],
  past: () => [],
})
