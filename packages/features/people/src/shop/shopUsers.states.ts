import type { ShopUserStatus } from '@console/domain/shop-user'

/** Which story shows each state of somebody who shops. */
export const shopUserStories = {
  unconfirmed: 'Unconfirmed',
  active: 'Filled',
  blocked: 'Blocked',
  deleted: 'Deleted',
} satisfies Record<ShopUserStatus, string>
