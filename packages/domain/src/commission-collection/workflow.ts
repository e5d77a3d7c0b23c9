import { collectionCapabilities } from './capabilities'
import { voucherCapabilities } from '../commission-voucher/capabilities'
import { money } from '@console/core/contracts'
import * as z from 'zod/mini'
import { defineWorkflow, note } from '@console/core/workflows'
import type { CollectionDetail, CollectionRow } from './contract'
import { collection } from './lifecycle'
import { commissionCollectionMessages } from './messages'

/** Workflow of an agent's commission in one currency. */
export const collectionWorkflow = defineWorkflow<CollectionRow>()({
  id: 'collection',
  messages: commissionCollectionMessages,
  statuses: {
    open: { tone: 'info', icon: 'hourglass' },
    settled: { tone: 'neutral', icon: 'accepted' },
  },
  statusesOf: ({ openEntries }) => [openEntries > 0 ? 'open' : 'settled'],
  actions: {
    prepare: {
      icon: 'money',
      placement: 'primary',
      shortcut: 'A',
      showsAmount: true,
      isFinal: true,
      amountOf: ({ open }) => open,
    },
    adjust: {
      icon: 'edit',
      placement: 'menu',
      hasOwnForm: true,
      showsAmount: true,
      isNonFinal: true,
      isFinal: true,
    },
  },
  blockers: {
    wrong_status: { status: 409 },
    nothing_open: { status: 409 },
    net_too_small: { status: 409 },
    destination_unverified: { status: 409 },
    amount_missing: { status: 422, field: 'amount' },
    currency_wrong: { status: 422, field: 'amount' },
    note_missing: { status: 422, field: 'note' },
  },
  capabilities: { prepare: voucherCapabilities.prepare, adjust: collectionCapabilities.adjust },
  input: { amount: z.optional(money), note },
  lifecycle: collection,
  moneyOf(whole, action) {
    const { open, agent, entries } = whole as CollectionDetail
    if (action === 'adjust') return { to: agent.label, lines: [] }
    return {
      amount: open,
      to: agent.label,
      lines: entries.map(({ order, reason, amount }) => ({
        name: order?.label ?? reason ?? '',
        amount,
      })),
    }
  },
  expected: (row) => row,
  details: ({ open, agent }) => ({ amount: open, agent: agent.label }),
})
