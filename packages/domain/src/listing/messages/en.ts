declare module '@console/core/i18n' {
  interface MessageCatalogue {
    listing: typeof en
  }
}

/** English messages for the visibility and correction of listings (the source language). */
export const en = {
  /** Button: archives a listing. */
  'action.archive': 'Archive',
  /** Button: opens the form for correcting a listing. */
  'action.correct': 'Correct',
  /** Button: hides a listing from the directory temporarily. */
  'action.pause': 'Pause',
  /** Button: starts a new plan period. */
  'action.renew': 'Renew',
  /** Button: restores an archived listing. */
  'action.restore': 'Restore',
  /** Button: returns a paused listing to the directory. */
  'action.resume': 'Resume',
  /** Blocker: plan cannot be chosen. */
  'blocker.categories_exceeded': 'This plan allows fewer categories.',
  /** Error at the opening hours of a listing. */
  'blocker.hours_overlap': 'This ends before it starts, or overlaps other hours of the same day.',
  /** Error at the reason for a correction. */
  'blocker.note_missing': 'Enter a reason of at least 5 characters.',
  /** Error at the phone numbers of a listing, or blocker: plan cannot be chosen. */
  'blocker.phones_exceeded': 'This plan allows fewer phone numbers.',
  /** Blocker: action unavailable or plan cannot be chosen. */
  'blocker.photos_exceeded': 'This plan allows fewer photos.',
  /** Blocker: action unavailable or plan cannot be chosen. */
  'blocker.plan_not_offered': 'This plan is no longer available. Choose another one.',
  /** Error at the subcategory of a listing. */
  'blocker.subcategory_not_offered': 'This subcategory is no longer available. Choose another one.',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in its current status.',
  /** Confirmation dialog, several listings: consequence. */
  'decision.consequence.many.archive':
    'The listings are removed from the directory. You can restore them later.',
  /** Confirmation dialog, several listings: consequence. */
  'decision.consequence.many.correct':
    'Shoppers see the correction immediately. We’ll tell the businesses why.',
  /** Confirmation dialog, several listings: consequence. */
  'decision.consequence.many.pause':
    'Hidden from shoppers until you resume them. Their plans keep running.',
  /** Confirmation dialog, several listings: consequence. */
  'decision.consequence.many.renew':
    'A new period starts today for each listing, and its business is billed for it.',
  /** Confirmation dialog, several listings: consequence. */
  'decision.consequence.many.restore':
    'Restored as paused. If a plan has ended, renew the listing to publish it.',
  /** Confirmation dialog, several listings: consequence. */
  'decision.consequence.many.resume': 'Shoppers can find them again immediately.',
  /** Confirmation dialog, one listing: consequence. */
  'decision.consequence.one.archive':
    'The listing is removed from the directory. You can restore it later.',
  /** Confirmation dialog, one listing: consequence. */
  'decision.consequence.one.correct':
    'Shoppers see the correction immediately. We’ll tell the business why.',
  /** Confirmation dialog, one listing: consequence. */
  'decision.consequence.one.pause':
    'Hidden from shoppers until you resume it. The plan keeps running.',
  /** Confirmation dialog, one listing: consequence. */
  'decision.consequence.one.renew': 'A new period starts today, and the business is billed for it.',
  /** Confirmation dialog, one listing: consequence. */
  'decision.consequence.one.restore':
    'Restored as paused. If its plan has ended, renew it to publish.',
  /** Confirmation dialog, one listing: consequence. */
  'decision.consequence.one.resume': 'Shoppers can find it again immediately.',
  /** Label in the row of a listing that was just decided. */
  'decision.decided.archive': 'Archived',
  /** Label in the row of a listing that was just decided. */
  'decision.decided.correct': 'Corrected',
  /** Label in the row of a listing that was just decided. */
  'decision.decided.pause': 'Paused',
  /** Label in the row of a listing that was just decided. */
  'decision.decided.renew': 'Renewed',
  /** Label in the row of a listing that was just decided. */
  'decision.decided.restore': 'Restored',
  /** Label in the row of a listing that was just decided. */
  'decision.decided.resume': 'Resumed',
  /** Notice after the decision about {{name}}. */
  'decision.done.archive': '{{name}} was archived.',
  /** Notice after the decision about {{name}}. */
  'decision.done.correct': '{{name}} was corrected.',
  /** Notice after the decision about {{name}}. */
  'decision.done.pause': '{{name}} was paused.',
  /** Notice after the decision about {{name}}. */
  'decision.done.renew': '{{name}} was renewed.',
  /** Notice after the decision about {{name}}. */
  'decision.done.restore': '{{name}} was restored.',
  /** Notice after the decision about {{name}}. */
  'decision.done.resume': '{{name}} was resumed.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.archive': '{{actor}} archived this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.correct': '{{actor}} corrected this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.pause': '{{actor}} paused this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.renew': '{{actor}} renewed this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.restore': '{{actor}} restored this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.resume': '{{actor}} resumed this {{ago}}.',
  /** History entry of a listing. */
  'record.event.correction.corrected': 'Corrected',
  /** History entry of a listing. */
  'record.event.correction.undone': 'Decision undone',
  /** History entry of a listing. */
  'record.event.visibility.archived': 'Archived',
  /** History entry: plan of a listing ended. */
  'record.event.visibility.expired': 'Plan ended',
  /** History entry of a listing. */
  'record.event.visibility.paused': 'Paused',
  /** History entry of a listing. */
  'record.event.visibility.published': 'Published',
  /** History entry of a listing. */
  'record.event.visibility.renewed': 'Renewed',
  /** History entry of a listing. */
  'record.event.visibility.restored': 'Restored',
  /** History entry of a listing. */
  'record.event.visibility.resumed': 'Resumed',
  /** History entry of a listing. */
  'record.event.visibility.undone': 'Decision undone',
  /** Number of listings, in the question before a bulk action. */
  'records.listings_one': '{{number}} listing',
  /** Number of listings, in the question before a bulk action. */
  'records.listings_other': '{{number}} listings',
  /** Visibility of a listing: archived. */
  'status.archived': 'Archived',
  /** Visibility of a listing: plan ended. */
  'status.expired': 'Plan ended',
  /** Visibility of a listing: hidden temporarily. */
  'status.paused': 'Paused',
  /** Visibility of a listing: shown to shoppers. */
  'status.published': 'Published',
} as const
