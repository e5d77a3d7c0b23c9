declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'commission-collection': typeof en
  }
}

/** English messages for commission collections (the source language). */
export const en = {
  /** Button: adds a manual ledger entry. */
  'action.adjust': 'Adjust',
  /** Button: prepares a voucher for all open entries. */
  'action.prepare': 'Prepare full voucher',
  /** Blocker: explains an unavailable action. */
  'blocker.amount_missing': 'Enter an amount other than zero.',
  /** Blocker: explains an unavailable action. */
  'blocker.currency_wrong': 'Enter an amount in the collection’s currency.',
  /** Blocker: explains an unavailable action. */
  'blocker.destination_unverified': 'This agent has no verified account.',
  /** Blocker: explains an unavailable action. */
  'blocker.net_too_small': 'This is below the minimum voucher amount.',
  /** Blocker: explains an unavailable action. */
  'blocker.note_missing': 'Add a note of at least 10 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.nothing_open': 'There are no open entries.',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in its current status.',
  /** Confirmation dialog, several collections: consequence. */
  'decision.consequence.many.adjust': 'Each gets the same manual entry.',
  /** Confirmation dialog, several collections: consequence. */
  'decision.consequence.many.prepare':
    'Each agent gets a draft voucher per currency for everything open. You submit it; someone else approves and pays it.',
  /** Confirmation dialog, one collection: consequence. */
  'decision.consequence.one.adjust':
    'Adds an entry to the ledger of {{agent}}. You can’t change it, only correct it with another entry.',
  /** Confirmation dialog, one collection: consequence. {{amount}} is the open balance. */
  'decision.consequence.one.prepare':
    '{{agent}} gets a draft voucher of {{amount}}, before withholding. You submit it; someone else approves and pays it.',
  /** Label in the row of a collection that was just decided. */
  'decision.decided.adjust': 'Adjusted',
  /** Label in the row of a collection that was just decided. */
  'decision.decided.prepare': 'Prepared',
  /** Notice after the decision about {{name}}. */
  'decision.done.adjust': '{{name}} was adjusted.',
  /** Notice after the decision about {{name}}. */
  'decision.done.prepare': 'A voucher was prepared for {{name}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.adjust': '{{actor}} adjusted this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.prepare': '{{actor}} prepared a voucher for this {{ago}}.',
  /** History entry of a collection. */
  'record.event.collection.adjusted': 'Adjusted manually',
  /** History entry of a collection. */
  'record.event.collection.prepared': 'Voucher prepared',
  /** Number of collections, in the question before a bulk action. */
  'records.commission-collections_one': '{{number}} collection',
  /** Number of collections, in the question before a bulk action. */
  'records.commission-collections_other': '{{number}} collections',
  /** Collection status: some entries are not on a voucher. */
  'status.open': 'Open balance',
  /** Collection status: all entries are on vouchers. */
  'status.settled': 'Nothing open',
} as const
