import type { ShopUserStatus } from '@console/domain/shop-user'

/** Stories for each state of a shopper. */
export const shopUserStories = {
  unconfirmed: 'Unconfirmed',
  active: 'Filled',
  blocked: 'Blocked',
  deleted: 'Deleted',
} satisfies Record<ShopUserStatus, string>
