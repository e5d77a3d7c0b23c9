import { businessApproval } from '@console/domain/business'
import { actionState, defineWorkflow, versioned } from '@console/core/workflows'
import { instant, money, token } from '@console/core/contracts'
import { defineFields } from '@console/core/fields'
import type { Resource } from '@console/core/resources'
import * as z from 'zod/mini'

const actions = ['approve', 'reject', 'request_changes'] as const

/** Stall of an invented market: just enough for every part of a list. */
export const stallRow = z.extend(versioned, {
  _actions: z.array(actionState(actions, ['wrong_status'])),
  secureToken: token,
  number: z.string(),
  name: z.string(),
  town: z.string(),
  kind: z.enum(['food', 'cloth', 'tools']),
  status: z.enum(['pending', 'approved', 'rejected']),
  fee: money,
  submittedAt: instant,
  isOverdue: z.boolean(),
})

/** Stall of an invented market. */
export type Stall = z.infer<typeof stallRow>

const { messages, statuses, blockers, reasons, capabilities, input, lifecycle } = businessApproval

/** Simplified approval of stalls: a decision sets the status. */
const stallWorkflow = defineWorkflow<Stall>()({
  id: 'approval',
  messages,
  statuses,
  blockers,
  reasons: reasons ?? [],
  capabilities,
  input,
  lifecycle,
  statusesOf: ({ status }) => [status],
  actions: {
    approve: { icon: 'approve', placement: 'primary', shortcut: 'A' },
    request_changes: {
      icon: 'edit',
      placement: 'secondary',
      shortcut: 'C',
      inputFields: { messages: true },
    },
    reject: {
      icon: 'reject',
      placement: 'secondary',
      shortcut: 'R',
      inputFields: { reason: true },
      isDestructive: true,
    },
  },
  expected(row, action) {
    const status = { approve: 'approved', reject: 'rejected', request_changes: null } as const
    return { ...row, status: status[action] ?? row.status }
  },
})

/** Queryable fields of stalls. */
export const stallFields = defineFields<Stall>()({
  name: { type: 'text', of: ({ name }) => name, searched: true, sorted: true },
  number: { type: 'text', of: ({ number }) => number, searched: true },
  town: { type: 'text', of: ({ town }) => town, sorted: true, filtered: true },
  kind: {
    type: 'choice',
    values: ['food', 'cloth', 'tools'],
    of: ({ kind }) => kind,
    filtered: true,
  },
  fee: { type: 'money', of: ({ fee }) => fee, sorted: true, filtered: true },
  status: {
    type: 'choice',
    values: ['pending', 'approved', 'rejected'],
    of: ({ status }) => status,
    filtered: true,
  },
  submittedAt: {
    type: 'instant',
    of: ({ submittedAt }) => submittedAt,
    sorted: true,
    filtered: 'submitted',
  },
  overdue: { type: 'flag', of: ({ isOverdue }) => isOverdue, filtered: true },
  neighbour: { type: 'reference', filtered: true },
})

/** Stalls with their decisions. */
export const stallsResource: Resource<Stall> = {
  id: 'stalls',
  base: 'business',
  path: '/stalls',
  row: stallRow,
  detail: stallRow,
  fields: stallFields,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ name }) => name,
  revisionOf: () => 1,
  workflows: [stallWorkflow],
}

const towns = [
  'Nairobi',
  'Kisumu',
  'Mombasa',
  'Kampala',
  'Kigali',
  'Dar es Salaam',
  'Arusha',
] as const
const goods = [
  'Maize & Beans',
  'Kitenge House',
  'Solar Lamps',
  'Fresh Fish',
  'School Supplies',
  'Roofing',
  'Tea Leaves',
  'Phone Repairs',
] as const
const workflows = ['food', 'cloth', 'tools'] as const
const hour = 3_600_000
const opened = Date.parse('2026-06-15T09:00:00Z')

/** Available actions of a stall by its status; a decided one can only be undone. */
export function stallActions(status: Stall['status']): Stall['_actions'] {
  return actions.map((action) => ({
    action,
    blocker: status === 'pending' ? null : 'wrong_status',
  }))
}

/** Token of a stall, by its position from 0. */
export function stallToken(index: number): string {
  return `stall-${String(index).padStart(12, '0')}`
}

/** Creates a stall by its position, with overrides. */
function aStall(index: number, special: Partial<Stall> = {}): Stall {
  const status = special.status ?? 'pending'
  return {
    secureToken: stallToken(index),
    number: `S-${String(index + 1).padStart(4, '0')}`,
    name: `${goods[index % goods.length]} ${index + 1}`,
    town: towns[index % towns.length] ?? 'Nairobi',
    kind: workflows[index % workflows.length] ?? 'food',
    fee: { amount: 12_345 * (index + 1), currency: index % 4 === 3 ? 'UGX' : 'KES' },
    submittedAt: new Date(opened - (index + 1) * 5 * hour).toISOString(),
    isOverdue: index % 9 === 0,
    version: 1,
    ...special,
    status,
    _actions: stallActions(status),
  }
}

/** Creates stalls, the latest submission first. */
export function stalls(count: number): Stall[] {
  return Array.from({ length: count }, (_, index) => aStall(index))
}

/** Stalls with the longest names, one in Arabic. */
export const longStalls: Stall[] = [
  'Mlima Hardware, Timber, Roofing Sheets, Cement & General Building Supplies Company (Eastern Province Branch)',
  'تعاونية المزارعين لتسويق الحبوب والبقوليات والخضروات الطازجة في منطقة البحيرات الكبرى',
  'مخبز النور',
  'Ziwa',
  'A'.repeat(90),
].map((name, index) => aStall(index, { name, ...(index === 1 ? { town: 'دار السلام' } : {}) }))
