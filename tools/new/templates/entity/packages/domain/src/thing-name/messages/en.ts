declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'thing-name': typeof en
  }
}

/** English messages of this type of record (the source language). */
export const en = {
  /** Button: activates a waiting record. */
  'action.activate': 'Activate',
  /** Button: ends a suspension. */
  'action.reinstate': 'Reinstate',
  /** Button: suspends a record. */
  'action.suspend': 'Suspend',
  /** Blocker: explains an unavailable action. */
  'blocker.note_missing': 'Add a note of at least 10 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.reason_missing': 'Choose a reason.',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in its current status.',
  /** Confirmation dialog, several records: consequence. */
  'decision.consequence.many.activate': 'They can be used immediately.',
  /** Confirmation dialog, several records: consequence. */
  'decision.consequence.many.reinstate':
    'The suspensions end, and they can be used again immediately.',
  /** Confirmation dialog, several records: consequence. */
  'decision.consequence.many.suspend': 'They can’t be used until you reinstate them.',
  /** Confirmation dialog, one record: consequence. */
  'decision.consequence.one.activate': 'It can be used immediately.',
  /** Confirmation dialog, one record: consequence. */
  'decision.consequence.one.reinstate':
    'The suspension ends, and it can be used again immediately.',
  /** Confirmation dialog, one record: consequence. */
  'decision.consequence.one.suspend': 'It can’t be used until you reinstate it.',
  /** Label in the row of a record that was just decided. */
  'decision.decided.activate': 'Activated',
  /** Label in the row of a record that was just decided. */
  'decision.decided.reinstate': 'Reinstated',
  /** Label in the row of a record that was just decided. */
  'decision.decided.suspend': 'Suspended',
  /** Notice after the decision about {{name}}. */
  'decision.done.activate': '{{name}} was activated.',
  /** Notice after the decision about {{name}}. */
  'decision.done.reinstate': '{{name}} was reinstated.',
  /** Notice after the decision about {{name}}. */
  'decision.done.suspend': '{{name}} was suspended.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.activate': '{{actor}} activated this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.reinstate': '{{actor}} reinstated this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.suspend': '{{actor}} suspended this {{ago}}.',
  /** Reason for suspending; requires a note. */
  'reason.other': 'Another reason',
  /** Reason for suspending. */
  'reason.owner_request': 'Requested by owner',
  /** Reason for suspending. */
  'reason.policy_breach': 'Breaks marketplace rules',
  /** History entry. */
  'record.event.thingName.activated': 'Activated',
  /** History entry. */
  'record.event.thingName.created': 'Created',
  /** History entry. */
  'record.event.thingName.reinstated': 'Reinstated',
  /** History entry. */
  'record.event.thingName.suspended': 'Suspended',
  /** History entry. */
  'record.event.thingName.undone': 'Decision undone',
  /** Number of records, in the question before a bulk action. */
  'records.thing-name_one': '{{number}} record',
  /** Number of records, in the question before a bulk action. */
  'records.thing-name_other': '{{number}} records',
  /** Record status. */
  'status.active': 'Active',
  /** Record status. */
  'status.suspended': 'Suspended',
  /** Record status: awaiting activation. */
  'status.waiting': 'Waiting',
} as const
