import type { Lifecycle, Happening, Transition } from '@console/core/flows'
import { actionState, defineWorkflow, versioned } from '@console/core/workflows'
import { type Capability, systemAdmin } from '@console/core/permissions'
import * as z from 'zod/mini'
import { type Product, product } from './contract'
import { storeMessages } from './messages'

/** Visibility states of a product in the store. */
export const shelves = ['offered', 'removed'] as const

/** Visibility of a product in the store. */
export type Shelf = (typeof shelves)[number]

/** Actions on a product: no call deletes one, so it is taken out of the store and can be restored (decision 0041). */
export const productActions = ['remove', 'restore'] as const

/** Action on a product. */
export type ProductAction = (typeof productActions)[number]

/** A product with the fields that lists and workflows require. */
export const productRow = z.extend(z.extend(product, versioned.shape), {
  _actions: z.array(actionState(productActions, ['wrong_status'])),
})

/** A product as lists show it. */
export type ProductRow = z.infer<typeof productRow>

/** Visibility of a product. */
export function shelfOf({ active }: Pick<Product, 'active'>): Shelf {
  return active ? 'offered' : 'removed'
}

/** Converts a product to its row. */
export function asRow(saved: Product, version: number): ProductRow {
  return {
    ...saved,
    version,
    _actions: [
      { action: 'remove', blocker: saved.active ? null : 'wrong_status' },
      { action: 'restore', blocker: saved.active ? 'wrong_status' : null },
    ],
  }
}

// oxfmt-ignore
const table: readonly Transition<ProductAction, Shelf, Pick<Product, 'active'>, never>[] = [
  { event: 'remove', from: ['offered'], to: 'removed', blockedBy: [], by: 'keep', recorded: 'store-product.removed' },
  { event: 'restore', from: ['removed'], to: 'offered', blockedBy: [], by: 'keep', recorded: 'store-product.restored' },
]

const lifecycle = {
  phaseOf: shelfOf,
  table,
  rules: {},
  inputRules: [],
  after: (record, { to }) => ({ ...record, active: to === 'offered' }),
} satisfies Lifecycle<
  ProductAction,
  Shelf,
  Pick<Product, 'active'>,
  Happening,
  never,
  Record<string, unknown>
>

/** Anyone who may open the store's screens may change its products: it is a sample, whose calls know no roles. */
const keep: Capability = { id: 'store.keep', roles: systemAdmin }

/** Workflow that takes a product out of the store, and restores it. */
export const productWorkflow = defineWorkflow<ProductRow>()({
  id: 'store-product',
  messages: storeMessages,
  statuses: {
    offered: { tone: 'success', icon: 'accepted' },
    removed: { tone: 'neutral', icon: 'hide' },
  },
  statusesOf: (row) => [shelfOf(row)],
  actions: {
    remove: { icon: 'hide', placement: 'secondary' },
    restore: { icon: 'return', placement: 'primary' },
  },
  blockers: { wrong_status: { status: 409 } },
  capabilities: { keep },
  input: {},
  lifecycle,
  expected: (row, action) => ({
    ...row,
    ...asRow({ ...row, active: action === 'restore' }, row.version),
  }),
})
