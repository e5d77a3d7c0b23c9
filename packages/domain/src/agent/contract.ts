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

/** How far an agent has come. */
export const agentTiers = ['standard', 'senior', 'lead'] as const

/** One row of `GET {business}/agents`. */
export const agentRow = z.extend(approvableRow, {
  /** Opens the screens about money; `secureToken` opens the others. */
  agentToken: token,
  /** `A-00042`. */
  agentNo: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** 96 by 96 pixels; null where there is none. */
  photo: z.nullable(media),
  /** `+254 ••• ••• 412`. */
  phoneMasked: z.string(),
  country: z.enum(countries),
  /** Where the agent lives. */
  county: z.string(),
  /** Where the agent works, or asks to. */
  territories: z.array(territory),
  /** What the agent is, or asks to be. */
  tier: z.enum(agentTiers),
  /** By its `agentToken`; null for leads. */
  supervisor: z.nullable(ref),
  documentsSummary: z.object({ required: count, sent: count, accepted: count }),
  /** How many businesses the agent has brought. */
  recruited: count,
  /** Orders of the last 30 days that the agent earns on. */
  orders30d: count,
  /** Commission of the last 30 days, by currency. */
  earned30d: z.array(money),
  /** Commission by currency, in its smallest units. */
  balances: z.array(
    z.object({
      currency: z.enum(Object.keys(currencies) as [Currency, ...Currency[]]),
      /** After reversals and adjustments: negative where more was taken back than earned. */
      accrued: z.int(),
      outstanding: z.int(),
      paid: count,
    }),
  ),
  /** Null for one who never was. */
  lastActiveAt: z.nullable(instant),
  /** When first approved; null before that. */
  approvedAt: z.nullable(instant),
})

/** An agent as lists have it. */
export type AgentRow = z.infer<typeof agentRow>

/** What two agents may have in common that should be each one's own. */
const duplicateFields = ['user_phone', 'idNumber', 'payoutAccount'] as const

/** Answer of `GET {business}/agents/{secureToken}`. */
export const agentDetail = z.extend(agentRow, {
  ...approvableDetail.shape,
  ...identity.shape,
  email: z.string(),
  user_phone: z.string(),
  documents: z.array(document),
  payoutAccounts: z.array(payoutAccount),
  /** Approved agents who work in the same territories. */
  neighbours: z.array(
    z.object({
      agent: ref,
      secureToken: token,
      tier: z.enum(agentTiers),
      counties: z.array(z.string()),
    }),
  ),
  /** Other agents that have something in common with this one. */
  duplicates: z.array(
    z.object({
      /** By its `secureToken`. */
      agent: ref,
      agentNo: z.string(),
      approvalStatus: z.enum(approvalStatuses),
      county: z.string(),
      /** The value that both have; masked where it is masked elsewhere. */
      matches: z.array(z.object({ field: z.enum(duplicateFields), value: z.string() })),
    }),
  ),
})

/** A whole agent. */
export type AgentDetail = z.infer<typeof agentDetail>
