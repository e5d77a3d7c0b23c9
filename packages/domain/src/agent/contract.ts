import { approvableDetail, approvableRow, approvalStatuses, document } from '../approval/contract'
import { countries, identity, payoutAccount, territory } from '../parties/contract'
import {
  currencies,
  type Currency,
  instant,
  media,
  money,
  ref,
  token,
} from '@console/core/contracts'
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** Levels of seniority of agents. */
export const agentTiers = ['standard', 'senior', 'lead'] as const

/** One row of `GET {business}/agents`. */
export const agentRow = z.extend(approvableRow, {
  /** Token of the screens about money; `secureToken` is that of the others. */
  agentToken: token,
  /** `A-00042`. */
  agentNo: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** 96 by 96 pixels; null without a photo. */
  photo: z.nullable(media),
  /** `+254 ••• ••• 412`. */
  phoneMasked: z.string(),
  country: z.enum(countries),
  /** County of residence. */
  county: z.string(),
  /** Territories of the agent, or those applied for. */
  territories: z.array(territory),
  /** Tier of the agent, or the one applied for. */
  tier: z.enum(agentTiers),
  /** By its `agentToken`; null for leads. */
  supervisor: z.nullable(ref),
  documentsSummary: z.object({ required: count, sent: count, accepted: count }),
  /** Number of businesses recruited by the agent. */
  recruited: count,
  /** Orders of the last 30 days that earn the agent commission. */
  orders30d: count,
  /** Commission of the last 30 days, by currency. */
  earned30d: z.array(money),
  /** Commission by currency, in minor units. */
  balances: z.array(
    z.object({
      currency: z.enum(Object.keys(currencies) as [Currency, ...Currency[]]),
      /** After reversals and adjustments: negative if more was reversed than earned. */
      accrued: z.int(),
      outstanding: z.int(),
      paid: count,
    }),
  ),
  /** Null for an agent without any activity. */
  lastActiveAt: z.nullable(instant),
  /** First approval; null before. */
  approvedAt: z.nullable(instant),
})

export type AgentRow = z.infer<typeof agentRow>

/** Fields that should be unique to an agent. */
const duplicateFields = ['user_phone', 'idNumber', 'payoutAccount'] as const

/** Answer of `GET {business}/agents/{secureToken}`. */
export const agentDetail = z.extend(agentRow, {
  ...approvableDetail.shape,
  ...identity.shape,
  email: z.string(),
  user_phone: z.string(),
  documents: z.array(document),
  payoutAccounts: z.array(payoutAccount),
  /** Approved agents in the same territories. */
  neighbours: z.array(
    z.object({
      agent: ref,
      secureToken: token,
      tier: z.enum(agentTiers),
      counties: z.array(z.string()),
    }),
  ),
  /** Other agents with the same value in a unique field. */
  duplicates: z.array(
    z.object({
      /** By its `secureToken`. */
      agent: ref,
      agentNo: z.string(),
      approvalStatus: z.enum(approvalStatuses),
      county: z.string(),
      /** The shared value; masked if it is masked elsewhere. */
      matches: z.array(z.object({ field: z.enum(duplicateFields), value: z.string() })),
    }),
  ),
})

export type AgentDetail = z.infer<typeof agentDetail>
