import { note } from '@console/core/kinds'
import type { ApprovalStatus } from '../approval/contract'
import type { Happening, Lifecycle, Transition } from '@console/core/flows'

/** Whether an item is shown in a better place. */
export type FeaturedPhase = 'not_featured' | 'scheduled' | 'featured'

/** What can happen to it: by operators, and by time. */
export type FeaturedEvent = 'feature' | 'unfeature' | 'start' | 'end'

/** What the rules look at. */
export interface FeaturedRecord {
  approvalStatus: ApprovalStatus
  featured: { state: 'scheduled' | 'featured' } | null
  /** Its business is suspended. */
  isHidden: boolean
  /** A place is free. */
  hasRoom: boolean
}

/** What an operator may do with an item that can be featured. */
export const featuredActions = ['feature', 'unfeature'] as const

/** Why that cannot be done now. */
export const featuredHindrances = ['wrong_status', 'hidden_by_business', 'slot_taken'] as const

/** The input of decisions about featured items. */
export const featuredInput = { note }

/** What a decision about a featured item says. */
export type FeaturedInput = { note?: string | undefined }

type Rule = 'hidden_by_business' | 'slot_taken'

/** Everything that can happen to a featured item. */
// oxfmt-ignore
const table: readonly Transition<FeaturedEvent, FeaturedPhase, FeaturedRecord, Rule>[] = [
  { event: 'feature', from: ['not_featured'], to: 'featured', when: isApproved, hinderedBy: ['hidden_by_business', 'slot_taken'], by: 'feature', recorded: 'featured.featured' },
  { event: 'start', from: ['scheduled'], to: 'featured', hinderedBy: [], by: 'system', recorded: 'featured.featured' },
  { event: 'unfeature', from: ['scheduled', 'featured'], to: 'not_featured', hinderedBy: [], by: 'feature', recorded: 'featured.unfeatured' },
  { event: 'end', from: ['featured'], to: 'not_featured', hinderedBy: [], by: 'system', recorded: 'featured.unfeatured' },
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
