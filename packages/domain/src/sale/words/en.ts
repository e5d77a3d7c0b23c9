/** The words of sales, in English, their source. */
export const en = {
  /** Button: says that a sale is wrong. */
  'action.dispute': 'Dispute',
  /** Button: lets go of the money that is held back. */
  'action.release': 'Release the payment',
  /** Button: ends a dispute. */
  'action.resolve': 'End the dispute',
  /** Before a decision about many sales: what happens. */
  'decision.consequence.many.dispute':
    'Their sellers are not paid for them until the disputes end.',
  /** Before a decision about many sales: what happens. */
  'decision.consequence.many.release': 'Their sellers are paid for them with the next payment.',
  /** Before a decision about many sales: what happens. */
  'decision.consequence.many.resolve': 'They stand where they stood before the dispute.',
  /** Before a decision about a sale: what happens. */
  'decision.consequence.one.dispute': 'Its seller is not paid for it until the dispute ends.',
  /** Before a decision about a sale: what happens. */
  'decision.consequence.one.release': 'Its seller is paid for it with the next payment.',
  /** Before a decision about a sale: what happens. */
  'decision.consequence.one.resolve': 'It stands where it stood before the dispute.',
  /** What was just done to a sale, in one word. */
  'decision.decided.dispute': 'Disputed',
  /** What was just done to a sale, in one word. */
  'decision.decided.release': 'Released',
  /** What was just done to a sale, in one word. */
  'decision.decided.resolve': 'Dispute ended',
  /** Notice: what was done to the sale {{name}}. */
  'decision.done.dispute': '{{name}} is disputed.',
  /** Notice: what was done to the sale {{name}}. */
  'decision.done.release': 'The payment for {{name}} was released.',
  /** Notice: what was done to the sale {{name}}. */
  'decision.done.resolve': 'The dispute about {{name}} has ended.',
  /** Who has done what to a sale, and how long ago. */
  'decision.happened.dispute': '{{actor}} disputed this {{ago}}.',
  /** Who has done what to a sale, and how long ago. */
  'decision.happened.release': '{{actor}} released the payment {{ago}}.',
  /** Who has done what to a sale, and how long ago. */
  'decision.happened.resolve': '{{actor}} ended the dispute {{ago}}.',
  /** Why something cannot be done with a sale. */
  'hindrance.note_missing': 'A note of at least 10 characters is missing.',
  /** Why something cannot be done with a sale. */
  'hindrance.reason_missing': 'A reason is missing.',
  /** Why something cannot be done with a sale. */
  'hindrance.wrong_status': 'Its settlement does not allow this now.',
  /** Why a sale is disputed. */
  'reason.fraud_suspected': 'Fraud is suspected',
  /** Why a sale is disputed. */
  'reason.not_received': 'The goods did not arrive',
  /** Why a sale is disputed. */
  'reason.other': 'Another reason',
  /** Why a sale is disputed. */
  'reason.wrong_amount': 'The amount is wrong',
  /** Why a sale is disputed. */
  'reason.wrong_commission': 'The commission is wrong',
  /** What happened to a sale, in its history. */
  'record.event.sale.completed': 'Sold',
  /** What happened to a sale, in its history. */
  'record.event.sale.disputed': 'Disputed',
  /** What happened to a sale, in its history. */
  'record.event.sale.held': 'Held back',
  /** What happened to a sale, in its history. */
  'record.event.sale.released': 'Released',
  /** What happened to a sale, in its history. */
  'record.event.sale.resolved': 'Dispute ended',
  /** What happened to a sale, in its history. */
  'record.event.sale.settled': 'Settled',
  /** What happened to a sale, in its history. */
  'record.event.sale.undone': 'Decision taken back',
  /** In the question about many: so many sales. */
  'records.sales_one': '{{number}} sale',
  /** In the question about many: so many sales. */
  'records.sales_other': '{{number}} sales',
  /** Settlement, tab and card: somebody says that it is wrong. */
  'status.disputed': 'Disputed',
  /** Settlement, and tab: it is not paid for now. */
  'status.held': 'Held back',
  /** Settlement, and tab: the seller will be paid. */
  'status.pending': 'Pending',
  /** Settlement: the seller was paid. */
  'status.settled': 'Settled',
} as const
