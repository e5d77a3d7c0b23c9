import { shopUsers } from './rows'

/** People who shop whom stories and tests may rely on: the first who is so. */
const wanted = {
  buyer: ({ status, orders }) => status === 'active' && orders > 2,
  blocked: ({ status }) => status === 'blocked',
  deleted: ({ status }) => status === 'deleted',
} satisfies Record<string, (user: ReturnType<typeof shopUsers>[number]) => boolean>

/** The token of somebody who shops whom stories and tests rely on. */
export function goldenShopUser(name: keyof typeof wanted): string {
  return shopUsers().find(wanted[name])?.userToken ?? ''
}
