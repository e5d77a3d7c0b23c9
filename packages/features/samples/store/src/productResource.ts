import { ApiError, makeKey, type Send, serverNow, requireFound } from '@console/core/api'
import type { Skipped } from '@console/core/contracts'
import { defineFields } from '@console/core/fields'
import { type AllRows, type BulkAnswer, type Resource, wholeCalls } from '@console/core/resources'
import { readProduct, readProducts, saveProduct } from './api'
import type { Product } from './contract'
import { toMoney } from './pricing'
import {
  asRow,
  productWorkflow,
  type ProductRow,
  productRow,
  shelfOf,
  shelves,
} from './productWorkflow'
import { createVersions } from './seenVersions'

/** Maximum stock of "few" and "some", marked red and amber. */
const [few, some] = [5, 25]

/** Stock levels of a product. */
export const stocks = ['few', 'some', 'plenty'] as const

/** Stock level of a product. */
export function stockOf({ quantity }: Pick<Product, 'quantity'>): (typeof stocks)[number] {
  return quantity <= few ? 'few' : quantity <= some ? 'some' : 'plenty'
}

/** Fields for searching, sorting and filtering products. */
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

/** Row of a product that was read or written. */
function rowOf(read: Product): ProductRow {
  return asRow(read, versionOf(read.id, read))
}

/** Number of started and finished writes: data read around one may be outdated. */
let writes = 0

async function readAll(send: Send, signal?: AbortSignal): Promise<AllRows<ProductRow>> {
  for (;;) {
    const before = writes
    let skipped: Skipped | null = null
    const read = await readProducts(send, {
      ...(signal ? { signal } : {}),
      onSkipped: (leftOut) => (skipped = leftOut),
    })
    if (writes === before) return { rows: read.map(rowOf), skipped }
  }
}

/**
 * Reads a product.
 * @throws ApiError 404 if there is none
 */
async function readOne(send: Send, id: string, signal?: AbortSignal): Promise<ProductRow> {
  return rowOf(requireFound(await readProduct(send, id, signal)))
}

/** Saves a whole product. */
export async function saveProductRow(send: Send, saved: Product): Promise<ProductRow> {
  writes += 1
  try {
    return rowOf(await saveProduct(send, saved))
  } finally {
    writes += 1
  }
}

/** Takes a product out of the store or restores it, based on its current version: changes by others are kept. */
export async function shelve(send: Send, id: string, active: boolean): Promise<ProductRow> {
  const { version: _version, _actions, ...now } = await readOne(send, id)
  return saveProductRow(send, { ...now, active })
}

/** Bulk changes by undo token; only the last few, as their notifications disappear within seconds. */
const done = new Map<string, { ids: readonly string[]; active: boolean }>()
const maxStored = 20

/** Time in milliseconds for undoing a bulk change. */
const undoTime = 12_000

/** Changes products one after the other, with a call each: a refused one does not stop the others. */
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
      // Its result is unknown: it is reported as unanswered.
      if (error.isUnclear) continue
      const problem = { code: error.code, message: error.message, decision: null }
      const outcome = error.status === 404 ? 'not_found' : 'not_eligible'
      results.push({ token, outcome, problem, row: null })
    }
  }
  return results
}

/** Products of the store. Specification 7 has three calls for them, on which lists, actions and undo are built. */
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
  workflows: [productWorkflow],
  calls: {
    ...wholeCalls<ProductRow>(
      { fields: productFields, tokenOf, workflows: [productWorkflow] },
      readAll,
    ),
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
      for (const old of [...done.keys()].slice(0, -maxStored)) done.delete(old)
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
