declare module '@console/core/i18n' {
  interface MessageCatalogue {
    sale: typeof en
  }
}

/** English messages for sales (the source language). */
export const en = {
  /** Button: disputes a sale. */
  'action.dispute': 'Dispute',
  /** Button: releases a payment that is held back. */
  'action.release': 'Release payment',
  /** Button: resolves a dispute. */
  'action.resolve': 'Resolve dispute',
  /** Blocker: explains an unavailable action. */
  'blocker.note_missing': 'Add a note of at least 10 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.reason_missing': 'Choose a reason.',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in its current settlement status.',
  /** Confirmation dialog, several sales: consequence. */
  'decision.consequence.many.dispute':
    'Sellers aren’t paid for these sales until the disputes are resolved.',
  /** Confirmation dialog, several sales: consequence. */
  'decision.consequence.many.release': 'Sellers are paid for these sales with the next payment.',
  /** Confirmation dialog, several sales: consequence. */
  'decision.consequence.many.resolve': 'The sales go back to their status before the dispute.',
  /** Confirmation dialog, one sale: consequence. */
  'decision.consequence.one.dispute':
    'The seller isn’t paid for this sale until the dispute is resolved.',
  /** Confirmation dialog, one sale: consequence. */
  'decision.consequence.one.release': 'The seller is paid for this sale with the next payment.',
  /** Confirmation dialog, one sale: consequence. */
  'decision.consequence.one.resolve': 'The sale goes back to its status before the dispute.',
  /** Label in the row of a sale that was just decided. */
  'decision.decided.dispute': 'Disputed',
  /** Label in the row of a sale that was just decided. */
  'decision.decided.release': 'Released',
  /** Label in the row of a sale that was just decided. */
  'decision.decided.resolve': 'Dispute resolved',
  /** Notice after the decision about {{name}}. */
  'decision.done.dispute': '{{name}} is disputed.',
  /** Notice after the decision about {{name}}. */
  'decision.done.release': 'The payment for {{name}} was released.',
  /** Notice after the decision about {{name}}. */
  'decision.done.resolve': 'The dispute about {{name}} was resolved.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.dispute': '{{actor}} disputed this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.release': '{{actor}} released the payment {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.resolve': '{{actor}} resolved the dispute {{ago}}.',
  /** Reason for disputing a sale. */
  'reason.fraud_suspected': 'Suspected fraud',
  /** Reason for disputing a sale. */
  'reason.not_received': 'Goods not received',
  /** Reason for disputing a sale. */
  'reason.other': 'Another reason',
  /** Reason for disputing a sale. */
  'reason.wrong_amount': 'Wrong amount',
  /** Reason for disputing a sale. */
  'reason.wrong_commission': 'Wrong commission',
  /** History entry of a sale. */
  'record.event.sale.completed': 'Sold',
  /** History entry of a sale. */
  'record.event.sale.disputed': 'Disputed',
  /** History entry of a sale. */
  'record.event.sale.held': 'Held back',
  /** History entry of a sale. */
  'record.event.sale.released': 'Released',
  /** History entry of a sale. */
  'record.event.sale.resolved': 'Dispute resolved',
  /** History entry of a sale. */
  'record.event.sale.settled': 'Settled',
  /** History entry of a sale. */
  'record.event.sale.undone': 'Decision undone',
  /** Number of sales, in the question before a bulk action. */
  'records.sales_one': '{{number}} sale',
  /** Number of sales, in the question before a bulk action. */
  'records.sales_other': '{{number}} sales',
  /** Settlement, tab and card: disputed. */
  'status.disputed': 'Disputed',
  /** Settlement, and tab: payment held back. */
  'status.held': 'Held back',
  /** Settlement, and tab: seller not paid yet. */
  'status.pending': 'Pending',
  /** Settlement: seller paid. */
  'status.settled': 'Settled',
} as const
