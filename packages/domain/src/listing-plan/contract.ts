import { money, text, token } from '@console/core/contracts'
import { versioned } from '@console/core/kinds'
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** How long a plan lasts before it has to be renewed; one that is paid `once` has no end. */
export const planPeriods = ['month', 'quarter', 'year', 'once'] as const

/** Whether businesses can come to a plan; those who are on one that is retired stay on it until they renew. */
export const planStatuses = ['draft', 'active', 'retired'] as const

/** One row of `GET {business}/listing-plans`: what businesses pay to be in the directory. */
export const listingPlan = z.extend(versioned, {
  /** Nothing is decided about it yet. */
  _actions: z.array(z.never()),
  planId: token,
  name: text,
  /** One for each currency; all nothing for a free plan. */
  price: z.array(money),
  period: z.enum(planPeriods),
  /** What a listing on it may have. */
  limits: z.object({ photos: count, phones: count }),
  /** For so many days from its start a listing stands before the others. */
  featuredDays: count,
  status: z.enum(planStatuses),
  /** Counts up with each change of its price or its limits. */
  planVersion: z.int().check(z.positive()),
  /** Where it stands among the others; the first is 1. */
  order: z.int().check(z.positive()),
})

/** What businesses pay to be in the directory. */
export type ListingPlan = z.infer<typeof listingPlan>
