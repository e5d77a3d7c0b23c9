/** What is said of them as a kind, in English, the source of these words. */
export const en = {
  /** Button: lets one that waits be used. */
  'action.activate': 'Activate',
  /** Button: ends a suspension. */
  'action.reinstate': 'Reinstate',
  /** Button: stops one for a while. */
  'action.suspend': 'Suspend',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.activate': 'They can be used at once.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.reinstate': 'Their suspensions end: they can be used again at once.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.suspend': 'They cannot be used until they are reinstated.',
  /** Before a decision about one: what happens. */
  'decision.consequence.one.activate': 'It can be used at once.',
  /** Before a decision about one: what happens. */
  'decision.consequence.one.reinstate': 'Its suspension ends: it can be used again at once.',
  /** Before a decision about one: what happens. */
  'decision.consequence.one.suspend': 'It cannot be used until it is reinstated.',
  /** In the row of what the reader has just decided. */
  'decision.decided.activate': 'Activated',
  /** In the row of what the reader has just decided. */
  'decision.decided.reinstate': 'Reinstated',
  /** In the row of what the reader has just decided. */
  'decision.decided.suspend': 'Suspended',
  /** Notice: what was done to {{name}}. */
  'decision.done.activate': '{{name}} was activated.',
  /** Notice: what was done to {{name}}. */
  'decision.done.reinstate': '{{name}} was reinstated.',
  /** Notice: what was done to {{name}}. */
  'decision.done.suspend': '{{name}} was suspended.',
  /** Who decided first. */
  'decision.happened.activate': '{{actor}} activated this {{ago}}.',
  /** Who decided first. */
  'decision.happened.reinstate': '{{actor}} reinstated this {{ago}}.',
  /** Who decided first. */
  'decision.happened.suspend': '{{actor}} suspended this {{ago}}.',
  /** Why a button cannot be pressed. */
  'hindrance.note_missing': 'A note of at least 10 characters is missing.',
  /** Why a button cannot be pressed. */
  'hindrance.reason_missing': 'A reason is missing.',
  /** Why a button cannot be pressed. */
  'hindrance.wrong_status': 'Its present status does not allow this.',
  /** A reason for suspending that needs a note. */
  'reason.other': 'Another reason',
  /** A reason for suspending. */
  'reason.owner_request': 'The owner asked for it',
  /** A reason for suspending. */
  'reason.policy_breach': 'It breaks the rules of the marketplace',
  /** In the history. */
  'record.event.thingName.activated': 'Activated',
  /** In the history. */
  'record.event.thingName.created': 'Created',
  /** In the history. */
  'record.event.thingName.reinstated': 'Reinstated',
  /** In the history. */
  'record.event.thingName.suspended': 'Suspended',
  /** In the history. */
  'record.event.thingName.undone': 'Decision taken back',
  /** In the question about many: so many of them. */
  'records.thing-name_one': '{{number}} record',
  /** In the question about many: so many of them. */
  'records.thing-name_other': '{{number}} records',
  /** Where one stands. */
  'status.active': 'Active',
  /** Where one stands. */
  'status.suspended': 'Suspended',
  /** Where one stands: it waits to be activated. */
  'status.waiting': 'Waiting',
} as const
