import type { Name } from '@console/core/contracts'
import type { Role, systemAdmin } from '@console/core/permissions'
import { approvalStatuses } from '@console/domain/approval'
import type { SearchHitKind } from '@console/domain/search'
import type { EndpointCall } from '../../server/endpoint'
import { afyaProductEndpoints } from '../afya-product'
import { agentEndpoints } from '../agent'
import { businessEndpoints } from '../business'
import { voucherEndpoints } from '../commission-voucher'
import { companyEndpoints } from '../company'
import { listingEndpoints } from '../listing'
import { listingPlanEndpoints } from '../listing-plan'
import { merchantSaleEndpoints } from '../merchant-sale'
import { orderEndpoints } from '../order'
import { productEndpoints } from '../product'
import { returnEndpoints } from '../return-voucher'
import { saleEndpoints } from '../sale'
import { serviceEndpoints } from '../service-product'
import { shopUserEndpoints } from '../shop-user'
import { staffEndpoints } from '../staff-member'

/** Search source of a kind: all records of a resource, or those of a query. */
interface Source {
  endpoints: {
    sample: { readers?: readonly Role[] }
    find(
      asked: EndpointCall<undefined, typeof systemAdmin>,
      params: URLSearchParams,
      max: number,
    ): { total: number; items: { token: string; name: Name; texts: readonly string[] }[] }
  }
  among?: Readonly<Record<string, readonly string[]>>
}

const approved = { approvalStatus: ['approved'] }
const submitted = { approvalStatus: approvalStatuses.filter((status) => status !== 'approved') }

/** Search sources, by kind. */
export const sources: Readonly<Record<SearchHitKind, Source>> = {
  order: { endpoints: orderEndpoints },
  'b2b-sale': { endpoints: saleEndpoints, among: { channel: ['b2b'] } },
  'b2c-sale': { endpoints: saleEndpoints, among: { channel: ['b2c'] } },
  'merchant-sale': { endpoints: merchantSaleEndpoints },
  'return-voucher': { endpoints: returnEndpoints },
  'commission-voucher': { endpoints: voucherEndpoints },
  business: { endpoints: businessEndpoints, among: approved },
  'submitted-business': { endpoints: businessEndpoints, among: submitted },
  product: { endpoints: productEndpoints, among: approved },
  'submitted-product': { endpoints: productEndpoints, among: submitted },
  service: { endpoints: serviceEndpoints },
  agent: { endpoints: agentEndpoints },
  'shop-user': { endpoints: shopUserEndpoints },
  'staff-member': { endpoints: staffEndpoints },
  'afya-product': { endpoints: afyaProductEndpoints },
  company: { endpoints: companyEndpoints },
  listing: { endpoints: listingEndpoints },
  'listing-plan': { endpoints: listingPlanEndpoints },
}
