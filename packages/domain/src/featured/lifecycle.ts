import { note } from '@console/core/workflows'
import type { ApprovalStatus } from '../approval/contract'
import type { Happening, Lifecycle, Transition } from '@console/core/flows'

/** Phases of being featured. */
export type FeaturedPhase = 'not_featured' | 'scheduled' | 'featured'

/** Events of a featured item: by operators, and by time. */
export type FeaturedEvent = 'feature' | 'unfeature' | 'start' | 'end'

/** Input of the rules. */
export interface FeaturedRecord {
  approvalStatus: ApprovalStatus
  featured: { state: 'scheduled' | 'featured' } | null
  /** Set while its business is suspended. */
  isHidden: boolean
  /** Set if a slot is free. */
  hasRoom: boolean
}

/** Actions of operators on an item that can be featured. */
export const featuredActions = ['feature', 'unfeature'] as const

/** Blockers of these actions. */
export const featuredBlockers = ['wrong_status', 'hidden_by_business', 'slot_taken'] as const

/** Input of decisions about featured items. */
export const featuredInput = { note }

/** Input of a decision about a featured item. */
export type FeaturedInput = { note?: string | undefined }

type Rule = 'hidden_by_business' | 'slot_taken'

/** Transitions of a featured item. */
// oxfmt-ignore
const table: readonly Transition<FeaturedEvent, FeaturedPhase, FeaturedRecord, Rule>[] = [
  { event: 'feature', from: ['not_featured'], to: 'featured', when: isApproved, blockedBy: ['hidden_by_business', 'slot_taken'], by: 'feature', recorded: 'featured.featured' },
  { event: 'start', from: ['scheduled'], to: 'featured', blockedBy: [], by: 'system', recorded: 'featured.featured' },
  { event: 'unfeature', from: ['scheduled', 'featured'], to: 'not_featured', blockedBy: [], by: 'feature', recorded: 'featured.unfeatured' },
  { event: 'end', from: ['featured'], to: 'not_featured', blockedBy: [], by: 'system', recorded: 'featured.unfeatured' },
]

function isApproved({ approvalStatus }: FeaturedRecord): boolean {
  return approvalStatus === 'approved'
}

/** The lifecycle of featured items. */
export const featured = {
  phaseOf: (record) => record.featured?.state ?? 'not_featured',
  table,
  rules: {
    hidden_by_business: ({ record }) => record.isHidden,
    slot_taken: ({ record }) => !record.hasRoom,
  },
  inputRules: [],
  after: (record, { to }) => ({
    ...record,
    featured: to === 'not_featured' ? null : { ...record.featured, state: to },
  }),
} satisfies Lifecycle<FeaturedEvent, FeaturedPhase, FeaturedRecord, Happening, Rule, FeaturedInput>
