declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'commission-rate': typeof en
  }
}

/** English messages for commission rates (the source language). */
export const en = {
  /** Button: activates a rate now. */
  'action.activate': 'Activate',
  /** Button: cancels the start of a scheduled rate. */
  'action.cancel': 'Cancel schedule',
  /** Button: deletes a draft. */
  'action.discard': 'Delete draft',
  /** Button: ends a rate. */
  'action.end': 'End',
  /** Button: schedules a rate for its start date. */
  'action.schedule': 'Schedule',
  /** Blocker: explains an unavailable action. */
  'blocker.not_later': 'Its date isn’t in the future. Activate it instead.',
  /** Blocker: explains an unavailable action. */
  'blocker.note_missing': 'Add a note of at least 10 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.out_of_bounds': 'A rate must be above 0% and at most 50%.',
  /** Blocker: explains an unavailable action. */
  'blocker.overlap': 'Another rate for this starts later. Cancel that one first.',
  /** Blocker: explains an unavailable action. */
  'blocker.preview_required': 'Preview this exact rate first.',
  /** Blocker: explains an unavailable action. */
  'blocker.reason_missing': 'Enter a reason of at least 5 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.too_high': 'Only a SuperAdmin can activate a rate above 30%.',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in its current status.',
  /** Confirmation dialog, several rates: consequence. */
  'decision.consequence.many.activate':
    'The rates apply to all orders from now on and replace the previous ones.',
  /** Confirmation dialog, several rates: consequence. */
  'decision.consequence.many.cancel':
    'The rates become drafts again, and the previous ones stay in effect.',
  /** Confirmation dialog, several rates: consequence. */
  'decision.consequence.many.discard': 'The drafts are permanently deleted.',
  /** Confirmation dialog, several rates: consequence. */
  'decision.consequence.many.end':
    'The next applicable rates take over. Orders already placed keep their rate.',
  /** Confirmation dialog, several rates: consequence. */
  'decision.consequence.many.schedule':
    'The rates start on their dates. Until then, the previous ones apply.',
  /** Confirmation dialog, one rate: consequence. */
  'decision.consequence.one.activate':
    'The rate applies to all orders from now on and replaces the previous one.',
  /** Confirmation dialog, one rate: consequence. */
  'decision.consequence.one.cancel':
    'The rate becomes a draft again, and the previous one stays in effect.',
  /** Confirmation dialog, one rate: consequence. */
  'decision.consequence.one.discard': 'The draft is permanently deleted.',
  /** Confirmation dialog, one rate: consequence. */
  'decision.consequence.one.end': 'The rate ends now. Orders already placed keep their rate.',
  /** Confirmation dialog, one rate: consequence. */
  'decision.consequence.one.schedule':
    'The rate starts on its date. Until then, the previous one applies.',
  /** Label in the row of a rate that was just decided. */
  'decision.decided.activate': 'Activated',
  /** Label in the row of a rate that was just decided. */
  'decision.decided.cancel': 'Cancelled',
  /** Label in the row of a rate that was just decided. */
  'decision.decided.discard': 'Deleted',
  /** Label in the row of a rate that was just decided. */
  'decision.decided.end': 'Ended',
  /** Label in the row of a rate that was just decided. */
  'decision.decided.schedule': 'Scheduled',
  /** Notice after the decision about {{name}}. */
  'decision.done.activate': 'The new rate for {{name}} is active.',
  /** Notice after the decision about {{name}}. */
  'decision.done.cancel': 'The rate for {{name}} is a draft again.',
  /** Notice after the decision about {{name}}. */
  'decision.done.discard': 'The draft for {{name}} was deleted.',
  /** Notice after the decision about {{name}}. */
  'decision.done.end': 'The rate for {{name}} has ended.',
  /** Notice after the decision about {{name}}. */
  'decision.done.schedule': 'The rate for {{name}} was scheduled.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.activate': '{{actor}} activated this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.cancel': '{{actor}} cancelled the schedule {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.discard': '{{actor}} deleted this draft {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.end': '{{actor}} ended this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.schedule': '{{actor}} scheduled this {{ago}}.',
  /** History entry of a rate. */
  'record.event.commissionRate.activated': 'Activated',
  /** History entry of a rate. */
  'record.event.commissionRate.begun': 'Started',
  /** History entry of a rate. */
  'record.event.commissionRate.cancelled': 'Schedule cancelled',
  /** History entry of a rate. */
  'record.event.commissionRate.discarded': 'Draft deleted',
  /** History entry of a rate. */
  'record.event.commissionRate.drafted': 'Created',
  /** History entry of a rate. */
  'record.event.commissionRate.ended': 'Ended',
  /** History entry of a rate. */
  'record.event.commissionRate.scheduled': 'Scheduled',
  /** History entry of a rate. */
  'record.event.commissionRate.superseded': 'Superseded',
  /** Number of rates, in the question before a bulk action. */
  'records.commission-rates_one': '{{number}} rate',
  /** Number of rates, in the question before a bulk action. */
  'records.commission-rates_other': '{{number}} rates',
  /** Rate status. */
  'status.active': 'Active',
  /** Rate status. */
  'status.draft': 'Draft',
  /** Rate status. */
  'status.ended': 'Ended',
  /** Rate status. */
  'status.scheduled': 'Scheduled',
  /** Rate status. */
  'status.superseded': 'Superseded',
} as const
