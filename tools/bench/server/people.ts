import { accounts, password } from '../../../apps/console/journeys/support/accounts.ts'
import type { CallSort, CallsTaken } from './callsTaken.ts'

/** What people look at, in turns: queues, pages, orders, what is filtered, searched and counted. */
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

/** Queues in which somebody finds something to decide. */
const queues = ['/products', '/service-products', '/businesses']

/** Somebody who works. */
export interface Person {
  /** Looks at a list, then at their own record, then decides about it. */
  takeTurn(): Promise<void>
}

interface Item {
  /** Where it is read. */
  path: string
  version: number
  revision: number
}

/** Signs in. @returns makes calls, each answered with what it says */
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

/** What is sent beside who asks. */
interface Asking {
  method?: string
  headers?: Record<string, string>
  body?: string
}

type Ask = Awaited<ReturnType<typeof signIn>>

/** Reads all that people will look at once: what is made when it is first asked for is there then. */
export async function readOnce(ask: Ask): Promise<void> {
  for (const path of [...lists, ...queues]) await (await ask(path)).text()
}

/** So many people, each with something of their own to decide, so that none is in the way of another. */
export async function createPeople(ask: Ask, count: number, taken: CallsTaken): Promise<Person[]> {
  /** Makes a call and takes its time; what is not answered as it should be is kept. */
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
