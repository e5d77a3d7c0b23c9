import type { Resource } from '@console/core/resources'
import { shopUser, type ShopUser, shopUserDetail, type ShopUserDetail } from './contract'
import { shopUserFields } from './fields'
import { shopUserWorkflow } from './workflow'

/** Customers of the shop. */
export const shopUsersResource: Resource<ShopUser, ShopUserDetail, typeof shopUserFields> = {
  id: 'shop-users',
  base: 'business',
  path: '/shop-users',
  row: shopUser,
  detail: shopUserDetail,
  fields: shopUserFields,
  tokenOf: ({ userToken }) => userToken,
  nameOf: ({ name }) => name,
  revisionOf: () => 1,
  workflows: [shopUserWorkflow],
}
