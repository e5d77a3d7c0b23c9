import { defineWords } from '@console/core/i18n'
import { defineFeature, type RouteEntry } from '@console/core/routes'
import { orderWords } from '@console/domain/order/words'
import { returnVoucherWords } from '@console/domain/return-voucher/words'
import { shopUsersPath } from '@console/domain/shop-user'
import { shopUserWords } from '@console/domain/shop-user/words'
import { joinPath, staffPath } from '@console/domain/staff-member'
import { staffWords } from '@console/domain/staff-member/words'
import { formWords } from '@console/form/words'
import { list } from '@console/list'
import { listWords } from '@console/list/words'
import { marketplaceWords } from '@console/marketplace/words'
import { recordWords } from '@console/record/words'

/** Removes the roles. Specification 6: these routes declare none, so the server refuses users without permission. */
function forEveryone({ auth: _, ...route }: RouteEntry): RouteEntry {
  return route
}

/** Staff and shoppers (specification 2, users). */
export const people = defineFeature({
  id: 'people',
  uses: [
    staffWords,
    shopUserWords,
    orderWords,
    returnVoucherWords,
    formWords,
    marketplaceWords,
    recordWords,
  ],
  routes: [
    forEveryone(list(staffPath, 'staff.title', () => import('./staff/staffMembers'))),
    {
      pattern: joinPath,
      hasFrame: false,
      title: 'join.title',
      uses: [listWords],
      screen: () => import('./join/JoinScreen').then((m) => m.JoinScreen),
    },
    forEveryone(list(shopUsersPath, 'shop.title', () => import('./shop/shopUsers'))),
  ],
  words: defineWords('people', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
