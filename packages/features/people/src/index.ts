import { defineMessages } from '@console/core/i18n'
import { defineFeature, type RouteEntry } from '@console/core/routes'
import { orderMessages } from '@console/domain/order/messages'
import { returnVoucherMessages } from '@console/domain/return-voucher/messages'
import { shopUsersPath } from '@console/domain/shop-user'
import { shopUserMessages } from '@console/domain/shop-user/messages'
import { joinPath, staffPath } from '@console/domain/staff-member'
import { staffMessages } from '@console/domain/staff-member/messages'
import { formMessages } from '@console/form/messages'
import { list } from '@console/list'
import { listMessages } from '@console/list/messages'
import { marketplaceMessages } from '@console/marketplace/messages'
import { recordMessages } from '@console/record/messages'

/** Removes the roles. Specification 6: these routes declare none, so the server refuses users without permission. */
function forEveryone({ auth: _, ...route }: RouteEntry): RouteEntry {
  return route
}

/** Staff and shoppers (specification 2, users). */
export const people = defineFeature({
  id: 'people',
  uses: [
    staffMessages,
    shopUserMessages,
    orderMessages,
    returnVoucherMessages,
    formMessages,
    marketplaceMessages,
    recordMessages,
  ],
  routes: [
    forEveryone(list(staffPath, 'staff.title', () => import('./staff/staffMembers'))),
    {
      pattern: joinPath,
      hasFrame: false,
      title: 'join.title',
      uses: [listMessages],
      screen: () => import('./join/JoinScreen').then((m) => m.JoinScreen),
    },
    forEveryone(list(shopUsersPath, 'shop.title', () => import('./shop/shopUsers'))),
  ],
  messages: defineMessages('people', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
