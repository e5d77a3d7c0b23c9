import { ApiError, makeKey, type Send, serverNow, requireFound } from '@console/core/api'
import type { Unread } from '@console/core/contracts'
import { defineFields } from '@console/core/fields'
import { type AllRows, type BulkAnswer, type Resource, wholeCalls } from '@console/core/resources'
import { readProduct, readProducts, saveProduct } from './api'
import type { Product } from './contract'
import { toMoney } from './pricing'
import { asRow, productKind, type ProductRow, productRow, shelfOf, shelves } from './productKind'
import { createVersions } from './seenVersions'

/** At most so many pieces are few, and at most so many are some: marked red and amber. */
const [few, some] = [5, 25]

/** How much there is of a product. */
export const stocks = ['few', 'some', 'plenty'] as const

/** How much there is of a product. */
export function stockOf({ quantity }: Pick<Product, 'quantity'>): (typeof stocks)[number] {
  return quantity <= few ? 'few' : quantity <= some ? 'some' : 'plenty'
}

/** What products can be searched, sorted and filtered by. */
export const productFields = defineFields<ProductRow>()({
  name: { type: 'text', of: ({ name }) => name, searched: true, sorted: true },
  sku: { type: 'text', of: ({ sku }) => sku, searched: true, sorted: true },
  categories: {
    type: 'texts',
    of: ({ categories }) => categories,
    searched: true,
    filtered: 'category',
  },
  tags: { type: 'texts', of: ({ tags }) => tags, searched: true, filtered: 'tag' },
  price: {
    type: 'money',
    of: ({ priceTaxIncl }) => toMoney(priceTaxIncl),
    sorted: true,
    filtered: true,
  },
  quantity: { type: 'count', of: ({ quantity }) => quantity, sorted: true, filtered: true },
  stock: { type: 'choice', values: stocks, of: stockOf, filtered: true },
  shelf: { type: 'choice', values: shelves, of: shelfOf, sorted: true, filtered: true },
})

const tokenOf = ({ id }: Pick<Product, 'id'>) => id
const versionOf = createVersions()

/** A product as it was read or written. */
function rowOf(read: Product): ProductRow {
  return asRow(read, versionOf(read.id, read))
}

/** How many writes have begun or ended: what was read around one may be older than it. */
let writes = 0

async function readAll(send: Send, signal?: AbortSignal): Promise<AllRows<ProductRow>> {
  for (;;) {
    const before = writes
    let unread: Unread | null = null
    const read = await readProducts(send, {
      ...(signal ? { signal } : {}),
      onUnread: (leftOut) => (unread = leftOut),
    })
    if (writes === before) return { rows: read.map(rowOf), unread }
  }
}

/**
 * One product.
 * @throws ApiError 404 where the answer is that there is none
 */
async function readOne(send: Send, id: string, signal?: AbortSignal): Promise<ProductRow> {
  return rowOf(requireFound(await readProduct(send, id, signal)))
}

/** Saves a product whole. */
export async function keepProduct(send: Send, saved: Product): Promise<ProductRow> {
  writes += 1
  try {
    return rowOf(await saveProduct(send, saved))
  } finally {
    writes += 1
  }
}

/** Takes a product out of the store or puts it back, as it is by now: what others have changed of it stays. */
export async function shelve(send: Send, id: string, active: boolean): Promise<ProductRow> {
  const { version: _version, _actions, ...now } = await readOne(send, id)
  return keepProduct(send, { ...now, active })
}

/** What was done with several, by what it is taken back with; the last few, as the notice of each is gone in seconds. */
const done = new Map<string, { ids: readonly string[]; active: boolean }>()
const mostKept = 20

/** For so many milliseconds what was done with several can be taken back. */
const undoTime = 12_000

/** One after the other, each by a call of its own: one that is refused keeps none of the others. */
async function shelveMany(
  send: Send,
  ids: readonly string[],
  active: boolean,
): Promise<BulkAnswer<ProductRow>['results']> {
  const results: BulkAnswer<ProductRow>['results'] = []
  for (const token of ids) {
    try {
      const row = await shelve(send, token, active)
      results.push({ token, outcome: 'ok', problem: null, row })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Nobody knows what came of it: it is named as not answered.
      if (error.isUnclear) continue
      const problem = { code: error.code, message: error.message, decision: null }
      const outcome = error.status === 404 ? 'not_found' : 'not_eligible'
      results.push({ token, outcome, problem, row: null })
    }
  }
  return results
}

/** The products of the store. Specification 7 has three calls for them: lists, decisions and what is taken back are made of these. */
export const productsResource: Resource<ProductRow, ProductRow, typeof productFields> = {
  id: 'store-products',
  base: 'samples',
  path: '/ProductManagement-app/products',
  row: productRow,
  detail: productRow,
  fields: productFields,
  tokenOf,
  nameOf: ({ name }) => name,
  revisionOf: () => 1,
  kinds: [productKind],
  calls: {
    ...wholeCalls<ProductRow>({ fields: productFields, tokenOf, kinds: [productKind] }, readAll),
    readRecord: readOne,
    async decideMany(send, { action, items }) {
      const active = action === 'restore'
      const results = await shelveMany(
        send,
        items.map(({ token }) => token),
        active,
      )
      const ids = results.flatMap(({ token, outcome }) => (outcome === 'ok' ? [token] : []))
      if (ids.length === 0) return { results, undo: null }
      const undoToken = makeKey()
      done.set(undoToken, { ids, active })
      for (const old of [...done.keys()].slice(0, -mostKept)) done.delete(old)
      const expiresAt = new Date(serverNow().getTime() + undoTime).toISOString()
      return { results, undo: { undoToken, expiresAt } }
    },
    async undoDecision(send, undoToken) {
      const what = done.get(undoToken)
      if (!what) throw new ApiError({ status: 409, code: 'undo_expired' })
      const results = await shelveMany(send, what.ids, !what.active)
      return { rows: results.flatMap(({ row }) => row ?? []) }
    },
  },
}
