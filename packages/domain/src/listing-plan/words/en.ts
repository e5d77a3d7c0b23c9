/** The words of what can be decided about plans, in English, their source. */
export const en = {
  /** Button: lets businesses come to a plan. */
  'action.publish': 'Publish',
  /** Button: offers a retired plan again. */
  'action.restore': 'Offer again',
  /** Button: offers a plan to nobody new. */
  'action.retire': 'Retire',
  /** Before a decision about many plans: what happens. */
  'decision.consequence.many.publish': 'Businesses can come to them from now on.',
  /** Before a decision about many plans: what happens. */
  'decision.consequence.many.restore': 'Businesses can come to them again.',
  /** Before a decision about many plans: what happens. */
  'decision.consequence.many.retire':
    'Nobody new can come to them. Their subscribers keep them until their periods end.',
  /** Before a decision about a plan: what happens. */
  'decision.consequence.one.publish':
    'Businesses can come to it from now on, at version {{version}}.',
  /** Before a decision about a plan: what happens. */
  'decision.consequence.one.restore': 'Businesses can come to it again, at version {{version}}.',
  /** Before a decision about a plan: what happens. {{subscribers}} is how many listings are on it. */
  'decision.consequence.one.retire':
    'Nobody new can come to it. Listings on it now: {{subscribers}}. They keep it until their period ends, and then have to choose another plan.',
  /** In the row of what the reader has just decided. */
  'decision.decided.publish': 'Published',
  /** In the row of what the reader has just decided. */
  'decision.decided.restore': 'Offered again',
  /** In the row of what the reader has just decided. */
  'decision.decided.retire': 'Retired',
  /** Notice: a plan was published. */
  'decision.done.publish': '{{name}} was published.',
  /** Notice: a plan is offered again. */
  'decision.done.restore': '{{name}} is offered again.',
  /** Notice: a plan was retired. */
  'decision.done.retire': '{{name}} was retired.',
  /** Who decided first. */
  'decision.happened.publish': '{{actor}} published this {{ago}}.',
  /** Who decided first. */
  'decision.happened.restore': '{{actor}} offered this again {{ago}}.',
  /** Who decided first. */
  'decision.happened.retire': '{{actor}} retired this {{ago}}.',
  /** Why a button cannot be pressed. */
  'hindrance.wrong_status': 'Its present status does not allow this.',
  /** In the history: what is written of a plan was changed. */
  'record.event.listingPlan.changed': 'Changed',
  /** In the history: a plan was written. */
  'record.event.listingPlan.created': 'Written down',
  /** In the history. */
  'record.event.listingPlan.published': 'Published',
  /** In the history. */
  'record.event.listingPlan.restored': 'Offered again',
  /** In the history. */
  'record.event.listingPlan.retired': 'Retired',
  /** In the history. */
  'record.event.listingPlan.undone': 'Decision taken back',
  /** In the history: a change made a new version of a plan. */
  'record.event.listingPlan.version': 'New version',
  /** In the question about many: so many plans. */
  'records.listing-plans_one': '{{number}} plan',
  /** In the question about many: so many plans. */
  'records.listing-plans_other': '{{number}} plans',
  /** Whether businesses can come to a plan: they can. */
  'status.active': 'Active',
  /** Whether businesses can come to a plan: not yet. */
  'status.draft': 'Draft',
  /** Whether businesses can come to a plan: not any more. */
  'status.retired': 'Retired',
} as const
