import { afyaPaths, toAfyaProduct } from '../afya-product/addresses'
import { toAgent } from '../agent/addresses'
import { toBusiness, toBusinessReview } from '../business/addresses'
import { toVoucher, voucherPaths } from '../commission-voucher/addresses'
import { companyPaths, toCompany } from '../company/addresses'
import { listingPaths, toListing } from '../listing/addresses'
import { planPaths, toPlan } from '../listing-plan/addresses'
import { merchantSalePaths, toMerchantSale } from '../merchant-sale/addresses'
import { toOrder } from '../order/addresses'
import { toProduct, toProductReview } from '../product/addresses'
import { returnPaths, toReturn } from '../return-voucher/addresses'
import { salePaths, toSale } from '../sale/addresses'
import { toServiceReview } from '../service-product/addresses'
import { shopUsersPath, toShopUser } from '../shop-user/addresses'
import { staffPath, toStaffMember } from '../staff-member/addresses'
import type { SearchHitKind } from './searchHitKinds'

/** Addresses of one type of record. */
interface HitAddresses {
  /** The address of one record. */
  to(token: string): string
  /** List of exactly these records, with a view `all`; left out if there is none. */
  list?: string
}

/** Addresses of search hits, by type of record. */
export const hitAddresses: Readonly<Record<SearchHitKind, HitAddresses>> = {
  order: { to: toOrder },
  'b2b-sale': { to: (token) => toSale('b2b', token), list: salePaths.b2b },
  'b2c-sale': { to: (token) => toSale('b2c', token), list: salePaths.b2c },
  'merchant-sale': { to: toMerchantSale, list: merchantSalePaths.list },
  'return-voucher': { to: toReturn, list: returnPaths.list },
  'commission-voucher': { to: toVoucher, list: voucherPaths.list },
  business: { to: toBusiness },
  'submitted-business': { to: toBusinessReview },
  product: { to: toProduct },
  'submitted-product': { to: toProductReview },
  service: { to: toServiceReview },
  agent: { to: toAgent },
  'shop-user': { to: toShopUser, list: shopUsersPath },
  'staff-member': { to: toStaffMember, list: staffPath },
  'afya-product': { to: toAfyaProduct, list: afyaPaths.list },
  company: { to: toCompany, list: companyPaths.list },
  listing: { to: toListing, list: listingPaths.list },
  'listing-plan': { to: toPlan, list: planPaths.list },
}

/** List of all records of a type that match a text; null for a type without a list. */
export function toAllHits(kind: SearchHitKind, text: string): string | null {
  const { list } = hitAddresses[kind]
  return list === undefined
    ? null
    : `${list}?${new URLSearchParams({ view: 'all', q: text }).toString()}`
}
