import { accounts, password } from '../../../apps/console/journeys/support/accounts.ts'
import type { CallSort, CallsTaken } from './callsTaken.ts'

/**
 * Lists that people look at, in rotation: queues, pages, orders, filtered, searched and counted ones.
 */
const lists = [
  '/products?submission=waiting&sort=dueAt&facets=checks,category,overdue,claimedBy',
  '/orders?sort=-placedAt&pageSize=50&facets=status,channel',
  '/products?q=coffee',
  '/businesses?sort=tradingName&page=2&facets=county,plan,risk',
  '/orders?status=placed&sort=total',
  '/products/counts?query=&query=submission%3Dwaiting&query=overdue%3Dtrue&query=noImage%3Dtrue',
  '/reviews?status=pending&sort=-rating',
  '/products?approvalStatus=approved&sort=-sold30d&page=3',
  '/orders/counts?query=&query=status%3Dplaced&query=late%3Dtrue&query=returned%3Dtrue',
  '/agents?sort=name&pageSize=100',
]

/** Queues with something to decide. */
const queues = ['/products', '/service-products', '/businesses']

/** A simulated user. */
export interface Person {
  /** Reads a list, then their own record, then decides about it. */
  takeTurn(): Promise<void>
}

interface Item {
  /** Address of the record. */
  path: string
  version: number
  revision: number
}

/**
 * Signs in.
 * @returns makes a call and resolves to the body of its response
 */
export async function signIn(address: string) {
  const base = `${address}/api/business`
  const signedIn = await fetch(`${base}/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email: accounts.admin.email, password }),
  })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  return (path: string, { headers, ...init }: Asking = {}) =>
    fetch(base + path, { ...init, headers: { Authorization: `Bearer ${token}`, ...headers } })
}

/** Request beside the caller's identity. */
interface Asking {
  method?: string
  headers?: Record<string, string>
  body?: string
}

type Ask = Awaited<ReturnType<typeof signIn>>

/** Reads everything that people will read once, so that lazily built data exists. */
export async function readOnce(ask: Ask): Promise<void> {
  for (const path of [...lists, ...queues]) await (await ask(path)).text()
}

/** Creates people, each with a record of their own to decide about, so that none blocks another. */
export async function createPeople(ask: Ask, count: number, taken: CallsTaken): Promise<Person[]> {
  /** Makes a call and measures it; unexpected responses are recorded. */
  async function call(sort: CallSort, path: string, init?: Asking): Promise<unknown> {
    const begun = performance.now()
    const answer = await ask(path, init)
    const body: unknown = await answer.json()
    if (answer.ok) taken.sorts[sort].record(Math.ceil((performance.now() - begun) * 1000))
    else taken.refused.push(`${answer.status} ${path}: ${JSON.stringify(body)}`)
    return body
  }

  async function decide({ path, version, revision }: Item, action: string): Promise<number> {
    const answer = await call('decisions', `${path}/decisions`, {
      method: 'POST',
      headers: { 'If-Match': `"v${version}"`, 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ action, revision }),
    })
    return (answer as { record: Item }).record.version
  }

  function createPerson(own: Item, place: number): Person {
    let turn = place
    let item = own
    let isClaimed = false
    return {
      async takeTurn() {
        turn += 1
        await call('lists', lists[turn % lists.length] ?? '')
        await call('records', item.path)
        const version = await decide(item, isClaimed ? 'release' : 'claim')
        item = { ...item, version }
        isClaimed = !isClaimed
      },
    }
  }

  async function itemsIn(queue: string): Promise<Item[]> {
    const answer = await ask(`${queue}/selection?submission=waiting&claimedBy=none`)
    const { items } = (await answer.json()) as { items: (Omit<Item, 'path'> & { token: string })[] }
    return items.map(({ token, ...item }) => ({ ...item, path: `${queue}/${token}` }))
  }

  const items = (await Promise.all(queues.map(itemsIn))).flat()
  if (items.length < count) throw new Error(`There is something to decide for ${items.length} only`)
  return items.slice(0, count).map(createPerson)
}
