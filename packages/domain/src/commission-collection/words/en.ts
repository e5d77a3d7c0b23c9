/** The words of what agents have earned, in English, their source. */
export const en = {
  /** Button: writes a line of the ledger by hand. */
  'action.adjust': 'Adjust',
  /** Button: puts all that is open on a voucher. */
  'action.prepare': 'Prepare a voucher of all',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.adjust': 'Each gets the same line by hand.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.prepare':
    'Each agent and currency gets a draft of all that is open. You hand them in, somebody else approves and pays them.',
  /** Before a line is written by hand: what happens. */
  'decision.consequence.one.adjust':
    'A line of the ledger of {{agent}}. It cannot be changed, only set right by another one.',
  /** Before a voucher of all is prepared: what happens; {{amount}} is what is open. */
  'decision.consequence.one.prepare':
    'A draft of {{amount}} for {{agent}}, less what is withheld. You hand it in, somebody else approves and pays it.',
  /** What was just done, in one word. */
  'decision.decided.adjust': 'Adjusted',
  /** What was just done, in one word. */
  'decision.decided.prepare': 'Prepared',
  /** Notice: what was done to {{name}}. */
  'decision.done.adjust': '{{name}} was adjusted.',
  /** Notice: what was done to {{name}}. */
  'decision.done.prepare': 'A voucher was prepared: {{name}}.',
  /** Who came first, and how long ago. */
  'decision.happened.adjust': '{{actor}} adjusted this {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.prepare': '{{actor}} prepared a voucher of this {{ago}}.',
  /** Why something cannot be done now. */
  'hindrance.amount_missing': 'Write an amount that is not nothing.',
  /** Why something cannot be done now. */
  'hindrance.currency_wrong': 'Write an amount in the currency of the collection.',
  /** Why something cannot be done now. */
  'hindrance.destination_unverified': 'No account of this agent is verified.',
  /** Why something cannot be done now. */
  'hindrance.net_too_small': 'This is less than is paid at once.',
  /** Why something cannot be done now. */
  'hindrance.note_missing': 'Write at least 10 characters.',
  /** Why something cannot be done now. */
  'hindrance.nothing_open': 'Nothing of it is open.',
  /** Why something cannot be done now. */
  'hindrance.wrong_status': 'Its present status does not allow this.',
  /** History: what happened to what an agent has earned. */
  'record.event.collection.adjusted': 'Adjusted by hand',
  /** History: what happened to what an agent has earned. */
  'record.event.collection.prepared': 'A voucher was prepared',
  /** In the question about many: what so many agents have earned. */
  'records.commission-collections_one': '{{number}} collection',
  /** In the question about many: what so many agents have earned. */
  'records.commission-collections_other': '{{number}} collections',
  /** Where a collection stands: something of it is on no voucher. */
  'status.open': 'Something is open',
  /** Where a collection stands: all of it is on vouchers. */
  'status.settled': 'Nothing is open',
} as const
