/** The words of commission rates, in English, their source. */
export const en = {
  /** Button: lets a rate begin now. */
  'action.activate': 'Activate',
  /** Button: takes back that a rate begins later. */
  'action.cancel': 'Cancel the schedule',
  /** Button: deletes a draft. */
  'action.discard': 'Delete the draft',
  /** Button: ends a rate. */
  'action.end': 'End',
  /** Button: lets a rate begin at its date. */
  'action.schedule': 'Schedule',
  /** Before a decision about many rates: what happens. */
  'decision.consequence.many.activate':
    'They apply to every order from now on. The rates before them end.',
  /** Before a decision about many rates: what happens. */
  'decision.consequence.many.cancel': 'They are drafts again, and the rates before them go on.',
  /** Before a decision about many rates: what happens. */
  'decision.consequence.many.discard': 'The drafts are gone for good.',
  /** Before a decision about many rates: what happens. */
  'decision.consequence.many.end':
    'From now on the next rates of their ladders apply. Orders that were placed keep what they were sold at.',
  /** Before a decision about many rates: what happens. */
  'decision.consequence.many.schedule':
    'They begin at their dates. Until then the rates before them apply.',
  /** Before a decision about a rate: what happens. */
  'decision.consequence.one.activate':
    'It applies to every order from now on. The rate before it ends.',
  /** Before a decision about a rate: what happens. */
  'decision.consequence.one.cancel': 'It is a draft again, and the rate before it goes on.',
  /** Before a decision about a rate: what happens. */
  'decision.consequence.one.discard': 'The draft is gone for good.',
  /** Before a decision about a rate: what happens. */
  'decision.consequence.one.end':
    'It ends now. Orders that were placed keep what they were sold at.',
  /** Before a decision about a rate: what happens. */
  'decision.consequence.one.schedule':
    'It begins at its date. Until then the rate before it applies.',
  /** In the row of what was just decided, in one word. */
  'decision.decided.activate': 'Activated',
  /** In the row of what was just decided, in one word. */
  'decision.decided.cancel': 'Cancelled',
  /** In the row of what was just decided, in one word. */
  'decision.decided.discard': 'Deleted',
  /** In the row of what was just decided, in one word. */
  'decision.decided.end': 'Ended',
  /** In the row of what was just decided, in one word. */
  'decision.decided.schedule': 'Scheduled',
  /** After a decision about a rate; {{name}} is what it is of. */
  'decision.done.activate': '{{name}} has its new rate.',
  /** After a decision about a rate; {{name}} is what it is of. */
  'decision.done.cancel': 'The rate of {{name}} is a draft again.',
  /** After a decision about a rate; {{name}} is what it is of. */
  'decision.done.discard': 'The draft for {{name}} was deleted.',
  /** After a decision about a rate; {{name}} is what it is of. */
  'decision.done.end': 'The rate of {{name}} has ended.',
  /** After a decision about a rate; {{name}} is what it is of. */
  'decision.done.schedule': 'The rate of {{name}} was scheduled.',
  /** Above a rate that was changed meanwhile; {{ago}} is a time such as "3 days ago". */
  'decision.happened.activate': '{{actor}} activated this {{ago}}.',
  /** Above a rate that was changed meanwhile; {{ago}} is a time such as "3 days ago". */
  'decision.happened.cancel': '{{actor}} cancelled the schedule {{ago}}.',
  /** Above a rate that was changed meanwhile; {{ago}} is a time such as "3 days ago". */
  'decision.happened.discard': '{{actor}} deleted this draft {{ago}}.',
  /** Above a rate that was changed meanwhile; {{ago}} is a time such as "3 days ago". */
  'decision.happened.end': '{{actor}} ended this {{ago}}.',
  /** Above a rate that was changed meanwhile; {{ago}} is a time such as "3 days ago". */
  'decision.happened.schedule': '{{actor}} scheduled this {{ago}}.',
  /** Why something cannot be done with a rate now. */
  'hindrance.not_later': 'Its date is not in the future: activate it.',
  /** Why something cannot be done with a rate now. */
  'hindrance.note_missing': 'A note of at least 10 characters is needed.',
  /** Why something cannot be done with a rate now. */
  'hindrance.out_of_bounds': 'A rate is more than 0% and at most 50%.',
  /** Why something cannot be done with a rate now. */
  'hindrance.overlap': 'Another rate of the same begins later: cancel that one first.',
  /** Why something cannot be done with a rate now. */
  'hindrance.preview_required': 'Look at the preview of exactly this rate first.',
  /** Why something cannot be done with a rate now. */
  'hindrance.reason_missing': 'Its reason has to be written down, in at least 5 characters.',
  /** Why something cannot be done with a rate now. */
  'hindrance.too_high': 'A rate above 30% is for a SuperAdmin to activate.',
  /** Why something cannot be done with a rate now. */
  'hindrance.wrong_status': 'Its present status does not allow this.',
  /** History of a rate: what happened. */
  'record.event.commissionRate.activated': 'Activated',
  /** History of a rate: what happened. */
  'record.event.commissionRate.begun': 'Begun',
  /** History of a rate: what happened. */
  'record.event.commissionRate.cancelled': 'Schedule cancelled',
  /** History of a rate: what happened. */
  'record.event.commissionRate.discarded': 'Draft deleted',
  /** History of a rate: what happened. */
  'record.event.commissionRate.drafted': 'Written down',
  /** History of a rate: what happened. */
  'record.event.commissionRate.ended': 'Ended',
  /** History of a rate: what happened. */
  'record.event.commissionRate.scheduled': 'Scheduled',
  /** History of a rate: what happened. */
  'record.event.commissionRate.superseded': 'Superseded',
  /** In the question about many: so many rates. */
  'records.commission-rates_one': '{{number}} rate',
  /** In the question about many: so many rates. */
  'records.commission-rates_other': '{{number}} rates',
  /** Where a rate stands. */
  'status.active': 'Active',
  /** Where a rate stands. */
  'status.draft': 'Draft',
  /** Where a rate stands. */
  'status.ended': 'Ended',
  /** Where a rate stands. */
  'status.scheduled': 'Scheduled',
  /** Where a rate stands. */
  'status.superseded': 'Superseded',
} as const
