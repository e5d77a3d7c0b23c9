declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'listing-plan': typeof en
  }
}

/** English messages for listing plans (the source language). */
export const en = {
  /** Button: makes a plan available to businesses. */
  'action.publish': 'Publish',
  /** Button: offers a retired plan again. */
  'action.restore': 'Offer again',
  /** Button: closes a plan to new subscribers. */
  'action.retire': 'Retire',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in its current status.',
  /** Confirmation dialog, several plans: consequence. */
  'decision.consequence.many.publish': 'Businesses can choose these plans from now on.',
  /** Confirmation dialog, several plans: consequence. */
  'decision.consequence.many.restore': 'Businesses can choose these plans again.',
  /** Confirmation dialog, several plans: consequence. */
  'decision.consequence.many.retire':
    'No new subscribers. Existing ones keep these plans until their periods end.',
  /** Confirmation dialog, one plan: consequence. */
  'decision.consequence.one.publish':
    'Businesses can choose this plan from now on, at version {{version}}.',
  /** Confirmation dialog, one plan: consequence. */
  'decision.consequence.one.restore':
    'Businesses can choose this plan again, at version {{version}}.',
  /** Confirmation dialog, one plan: consequence. {{subscribers}} is the number of listings on the plan. */
  'decision.consequence.one.retire':
    'No new subscribers. Listings on it now: {{subscribers}}. They keep it until their period ends, then must choose another plan.',
  /** Label in the row of a plan that was just decided. */
  'decision.decided.publish': 'Published',
  /** Label in the row of a plan that was just decided. */
  'decision.decided.restore': 'Offered again',
  /** Label in the row of a plan that was just decided. */
  'decision.decided.retire': 'Retired',
  /** Notice after the decision about {{name}}. */
  'decision.done.publish': '{{name}} was published.',
  /** Notice after the decision about {{name}}. */
  'decision.done.restore': '{{name}} is offered again.',
  /** Notice after the decision about {{name}}. */
  'decision.done.retire': '{{name}} was retired.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.publish': '{{actor}} published this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.restore': '{{actor}} offered this again {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.retire': '{{actor}} retired this {{ago}}.',
  /** History entry: plan edited. */
  'record.event.listingPlan.changed': 'Changed',
  /** History entry: plan created. */
  'record.event.listingPlan.created': 'Created',
  /** History entry of a plan. */
  'record.event.listingPlan.published': 'Published',
  /** History entry of a plan. */
  'record.event.listingPlan.restored': 'Offered again',
  /** History entry of a plan. */
  'record.event.listingPlan.retired': 'Retired',
  /** History entry of a plan. */
  'record.event.listingPlan.undone': 'Decision undone',
  /** History entry: new version of a plan. */
  'record.event.listingPlan.version': 'New version',
  /** Number of plans, in the question before a bulk action. */
  'records.listing-plans_one': '{{number}} plan',
  /** Number of plans, in the question before a bulk action. */
  'records.listing-plans_other': '{{number}} plans',
  /** Plan status: available to businesses. */
  'status.active': 'Active',
  /** Plan status: not published yet. */
  'status.draft': 'Draft',
  /** Plan status: closed to new subscribers. */
  'status.retired': 'Retired',
} as const
