/** The types of events that have words of their own. */
const known = [
  'approval.approved',
  'approval.changes_requested',
  'approval.claimed',
  'approval.reinstated',
  'approval.rejected',
  'approval.released',
  'approval.reopened',
  'approval.resubmitted',
  'approval.submitted',
  'approval.suspended',
  'approval.undone',
  'approval.update_approved',
  'approval.update_changes_requested',
  'approval.update_rejected',
  'approval.update_submitted',
  'approval.update_withdrawn',
  'approval.withdrawn',
  'featured.featured',
  'featured.scheduled',
  'featured.undone',
  'featured.unfeatured',
  'review.hidden',
  'review.masked',
  'review.published',
  'review.rejected',
  'review.reported',
  'review.submitted',
  'review.undone',
] as const

/** What an event of a type is called. One that a newer server knows is called a change. */
export function eventWord(type: string): `record.event.${(typeof known)[number] | 'other'}` {
  const own = known.find((each) => each === type)
  return own ? `record.event.${own}` : 'record.event.other'
}
