import { shopUsers } from './rows'

/** Conditions of the shop users that stories and tests may rely on: the first match is taken. */
const wanted = {
  buyer: ({ status, orders }) => status === 'active' && orders > 2,
  blocked: ({ status }) => status === 'blocked',
  deleted: ({ status }) => status === 'deleted',
} satisfies Record<string, (user: ReturnType<typeof shopUsers>[number]) => boolean>

/** Token of a shop user that stories and tests rely on. */
export function fixtureShopUser(name: keyof typeof wanted): string {
  return shopUsers().find(wanted[name])?.userToken ?? ''
}
