/** The words of orders and their payments, in English, their source. */
export const en = {
  /** Button: ends an order before it leaves. */
  'action.cancel': 'Cancel the order',
  /** Button: of an order of which a part has left, ends the rest. */
  'action.cancel_rest': 'Cancel the rest',
  /** Button: closes an order of which the seller keeps nothing. */
  'action.close': 'Close without a sale',
  /** Button: closes an order for good. */
  'action.complete': 'Complete',
  /** Button: takes an order that was placed. */
  'action.confirm': 'Confirm',
  /** Button: notes that an order has arrived. */
  'action.deliver': 'Delivered',
  /** Button: hands an order to a carrier. */
  'action.dispatch': 'Dispatch',
  /** Button: hands some pieces of an order to a carrier. */
  'action.dispatch_part': 'Dispatch a part',
  /** Button: notes that a shipment came back. */
  'action.fail_delivery': 'Came back',
  /** Button: begins to pack an order. */
  'action.prepare': 'Prepare',
  /** Button: lays an order ready for its buyer to pick up. */
  'action.ready': 'Ready for pickup',
  /** Button: pays something of an order back. */
  'action.refund': 'Refund',
  /** Button: says that what was to be paid has come. */
  'action.settle': 'Note payment',
  /** Before a decision about many orders: what happens. */
  'decision.consequence.many.cancel':
    'They do not leave any more, and their goods can be sold again.',
  /** Before a decision about many orders: what happens. */
  'decision.consequence.many.cancel_rest':
    'What has not left does not leave any more; what was paid for it goes back.',
  /** Before a decision about many orders: what happens. */
  'decision.consequence.many.close':
    'All of it was returned or refunded: no sales, and no commission.',
  /** Before a decision about many orders: what happens. */
  'decision.consequence.many.complete': 'They become sales, and their commission is earned.',
  /** Before a decision about many orders: what happens. */
  'decision.consequence.many.confirm': 'They are taken on and can be packed.',
  /** Before a decision about many orders: what happens. */
  'decision.consequence.many.deliver': 'They count as received by their buyers.',
  /** Before a decision about many orders: what happens. */
  'decision.consequence.many.dispatch': 'All that has not left yet leaves now, of each of them.',
  /** Before a decision about many orders: what happens. */
  'decision.consequence.many.dispatch_part':
    'The pieces that you name leave now; the rest stays to be sent.',
  /** Before a decision about many orders: what happens. */
  'decision.consequence.many.fail_delivery':
    'What came back counts as not sent, and can be sent again.',
  /** Before a decision about many orders: what happens. */
  'decision.consequence.many.prepare': 'They are being packed.',
  /** Before a decision about many orders: what happens. */
  'decision.consequence.many.ready': 'Their buyers are told that they can be picked up.',
  /** Before a decision about many orders: what happens. */
  'decision.consequence.many.refund': 'The money is sent at once.',
  /** Before a decision about an order: what happens. */
  'decision.consequence.many.settle': 'All that is due counts as paid.',
  /** Before a decision about an order: what happens. */
  'decision.consequence.one.cancel': 'It does not leave any more, and its goods can be sold again.',
  /** Before a decision about an order: what happens. */
  'decision.consequence.one.cancel_rest':
    'What has not left does not leave any more; what was paid for it goes back.',
  /** Before a decision about an order: what happens. */
  'decision.consequence.one.close':
    'All of it was returned or refunded: no sale, and no commission.',
  /** Before a decision about an order: what happens. */
  'decision.consequence.one.complete': 'It becomes a sale, and its commission is earned.',
  /** Before a decision about an order: what happens. */
  'decision.consequence.one.confirm':
    'It is taken on and can be packed. What waited for approval is approved.',
  /** Before a decision about an order: what happens. */
  'decision.consequence.one.deliver': 'It counts as received by its buyer.',
  /** Before a decision about an order: what happens. */
  'decision.consequence.one.dispatch': 'All that has not left yet leaves now.',
  /** Before a decision about an order: what happens. */
  'decision.consequence.one.dispatch_part':
    'The pieces that you name leave now; the rest stays to be sent.',
  /** Before a decision about an order: what happens. */
  'decision.consequence.one.fail_delivery':
    'What came back counts as not sent, and can be sent again.',
  /** Before a decision about an order: what happens. */
  'decision.consequence.one.prepare': 'It is being packed.',
  /** Before a decision about an order: what happens. */
  'decision.consequence.one.ready': 'Its buyer is told that it can be picked up.',
  /** Before a decision about an order: what happens. */
  'decision.consequence.one.refund': 'The money is sent at once.',
  /** Before a decision about an order: what happens. */
  'decision.consequence.one.settle': 'All that is due counts as paid.',
  /** In the row of what the reader has just decided. */
  'decision.decided.cancel': 'Cancelled',
  /** In the row of what the reader has just decided. */
  'decision.decided.cancel_rest': 'Rest cancelled',
  /** In the row of what the reader has just decided. */
  'decision.decided.close': 'Closed',
  /** In the row of what the reader has just decided. */
  'decision.decided.complete': 'Completed',
  /** In the row of what the reader has just decided. */
  'decision.decided.confirm': 'Confirmed',
  /** In the row of what the reader has just decided. */
  'decision.decided.deliver': 'Delivered',
  /** In the row of what the reader has just decided. */
  'decision.decided.dispatch': 'Dispatched',
  /** In the row of what the reader has just decided. */
  'decision.decided.dispatch_part': 'Partly dispatched',
  /** In the row of what the reader has just decided. */
  'decision.decided.fail_delivery': 'Came back',
  /** In the row of what the reader has just decided. */
  'decision.decided.prepare': 'Being prepared',
  /** In the row of what the reader has just decided. */
  'decision.decided.ready': 'Ready for pickup',
  /** In the row of what the reader has just decided. */
  'decision.decided.refund': 'Refunded',
  /** In the row of what the reader has just decided. */
  'decision.decided.settle': 'Noted as paid',
  /** Notice: an order was decided about. */
  'decision.done.cancel': '{{name}} was cancelled.',
  /** Notice: an order was decided about. */
  'decision.done.cancel_rest': 'The rest of {{name}} was cancelled.',
  /** Notice: an order was decided about. */
  'decision.done.close': '{{name}} was closed.',
  /** Notice: an order was decided about. */
  'decision.done.complete': '{{name}} was completed.',
  /** Notice: an order was decided about. */
  'decision.done.confirm': '{{name}} was confirmed.',
  /** Notice: an order was decided about. */
  'decision.done.deliver': '{{name}} was delivered.',
  /** Notice: an order was decided about. */
  'decision.done.dispatch': '{{name}} was dispatched.',
  /** Notice: an order was decided about. */
  'decision.done.dispatch_part': 'A part of {{name}} was dispatched.',
  /** Notice: an order was decided about. */
  'decision.done.fail_delivery': 'A shipment of {{name}} came back.',
  /** Notice: an order was decided about. */
  'decision.done.prepare': '{{name}} is being prepared.',
  /** Notice: an order was decided about. */
  'decision.done.ready': '{{name}} is ready for pickup.',
  /** Notice: an order was decided about. */
  'decision.done.refund': 'The refund of {{name}} was sent.',
  /** Notice: an order was decided about. */
  'decision.done.settle': '{{name}} is noted as paid.',
  /** Field: who brings an order. */
  'decision.field.carrier': 'Carrier',
  /** Field: the number of the receipt or of the transfer by which an order was paid. */
  'decision.field.reference': 'Receipt or transfer number',
  /** Field: the number by which a carrier finds a shipment. */
  'decision.field.trackingNumber': 'Tracking number',
  /** Someone else came first. */
  'decision.happened.cancel': '{{actor}} cancelled this {{ago}}.',
  /** Someone else came first. */
  'decision.happened.cancel_rest': '{{actor}} cancelled the rest of this {{ago}}.',
  /** Someone else came first. */
  'decision.happened.close': '{{actor}} closed this {{ago}}.',
  /** Someone else came first. */
  'decision.happened.complete': '{{actor}} completed this {{ago}}.',
  /** Someone else came first. */
  'decision.happened.confirm': '{{actor}} confirmed this {{ago}}.',
  /** Someone else came first. */
  'decision.happened.deliver': '{{actor}} noted the delivery {{ago}}.',
  /** Someone else came first. */
  'decision.happened.dispatch': '{{actor}} dispatched this {{ago}}.',
  /** Someone else came first. */
  'decision.happened.dispatch_part': '{{actor}} dispatched a part of this {{ago}}.',
  /** Someone else came first. */
  'decision.happened.fail_delivery': '{{actor}} noted {{ago}} that a shipment came back.',
  /** Someone else came first. */
  'decision.happened.prepare': '{{actor}} began to prepare this {{ago}}.',
  /** Someone else came first. */
  'decision.happened.ready': '{{actor}} laid this ready {{ago}}.',
  /** Someone else came first. */
  'decision.happened.refund': '{{actor}} refunded something of this {{ago}}.',
  /** Someone else came first. */
  'decision.happened.settle': '{{actor}} noted this as paid {{ago}}.',
  /** Why an action cannot be taken now. */
  'hindrance.amount_exceeded': 'More would go back than came in.',
  /** Why an action cannot be taken now. */
  'hindrance.amount_missing': 'This comes to nothing.',
  /** Why an action cannot be taken now. */
  'hindrance.carrier_missing': 'Write who brings it.',
  /** Why an action cannot be taken now. */
  'hindrance.credit_exceeded': 'It is more than its buyer may owe: an administrator confirms it.',
  /** Why an action cannot be taken now. */
  'hindrance.delivery_exceeded': 'The delivery did not cost so much, or was paid back.',
  /** Why an action cannot be taken now. */
  'hindrance.lines_missing': 'Say how many pieces.',
  /** Why an action cannot be taken now. */
  'hindrance.method_wrong': 'Money that came so cannot go back by this way.',
  /** Why an action cannot be taken now. */
  'hindrance.needs_approval': 'It is over the limit: an administrator confirms it.',
  /** Why an action cannot be taken now. */
  'hindrance.not_arrived': 'Nothing of it has arrived yet.',
  /** Why an action cannot be taken now. */
  'hindrance.not_paid': 'It is not paid yet.',
  /** Why an action cannot be taken now. */
  'hindrance.note_missing': 'A note of at least 10 characters is missing.',
  /** Why an action cannot be taken now. */
  'hindrance.nothing_stays': 'Nothing would stay: dispatch all of it instead.',
  /** Why an action cannot be taken now. */
  'hindrance.nothing_under_way': 'Nothing of it is under way.',
  /** Why an order cannot be confirmed. */
  'hindrance.price_overridden': 'Another price was agreed: an administrator confirms it.',
  /** Why an action cannot be taken now. */
  'hindrance.quantity_exceeded': 'There are not so many pieces left.',
  /** Why an action cannot be taken now. */
  'hindrance.reason_missing': 'A reason is missing.',
  /** Why an action cannot be taken now. */
  'hindrance.reference_missing': 'Say the number of the receipt or of the transfer.',
  /** Why an action cannot be taken now. */
  'hindrance.return_open': 'A return of it is open.',
  /** Why an order cannot be confirmed, or its payment noted: its reader wrote it. */
  'hindrance.same_person':
    'You wrote this order: another person confirms it and notes its payment.',
  /** Why an action cannot be taken now. */
  'hindrance.shipment_missing': 'Say which shipment it is.',
  /** Why an action cannot be taken now. */
  'hindrance.stock_short': 'There is not enough of it in stock.',
  /** Why an action cannot be taken now. */
  'hindrance.tracking_missing': 'Write a tracking number of 4 to 40 characters.',
  /** Why an action cannot be taken now. */
  'hindrance.wrong_status': 'Its present status does not allow this.',
  /** Why an order is cancelled. */
  'reason.buyer_request': 'The buyer asked for it',
  /** Why something is refunded. */
  'reason.changed_mind': 'The buyer changed their mind',
  /** Why a shipment came back, or something is refunded. */
  'reason.damaged': 'Damaged',
  /** Why an order is cancelled. */
  'reason.duplicate_order': 'It was ordered twice',
  /** Why something is refunded. */
  'reason.expired': 'Past its date',
  /** Why an order is cancelled. */
  'reason.fraud_suspected': 'Fraud is suspected',
  /** Why a shipment came back. */
  'reason.nobody_there': 'Nobody was there',
  /** Why something is refunded. */
  'reason.not_as_described': 'Not as described',
  /** Why an order is cancelled. */
  'reason.not_paid': 'It was not paid',
  /** Why an order is cancelled. */
  'reason.other': 'Another reason',
  /** Why an order is cancelled. */
  'reason.out_of_stock': 'It is out of stock',
  /** Why something is refunded. */
  'reason.overcharged': 'Too much was charged',
  /** Why a shipment came back. */
  'reason.refused': 'Its buyer refused it',
  /** Why a shipment came back. */
  'reason.wrong_address': 'The address is wrong',
  /** Why something is refunded. */
  'reason.wrong_item': 'The wrong thing came',
  /** In the history. */
  'record.event.order.cancelled': 'Cancelled',
  /** In the history. */
  'record.event.order.closed': 'Closed without a sale',
  /** In the history. */
  'record.event.order.completed': 'Completed',
  /** In the history. */
  'record.event.order.confirmed': 'Confirmed',
  /** In the history. */
  'record.event.order.delivered': 'Delivered',
  /** In the history. */
  'record.event.order.delivery_failed': 'A shipment came back',
  /** In the history. */
  'record.event.order.dispatched': 'Dispatched',
  /** In the history. */
  'record.event.order.partly_dispatched': 'Partly dispatched',
  /** In the history. */
  'record.event.order.placed': 'Placed',
  /** In the history. */
  'record.event.order.prepared': 'Being prepared',
  /** In the history. */
  'record.event.order.ready': 'Ready for pickup',
  /** In the history. */
  'record.event.order.rest_cancelled': 'The rest was cancelled',
  /** In the history. */
  'record.event.order.shipment_delivered': 'A shipment has arrived',
  /** In the history. */
  'record.event.order.undone': 'Decision taken back',
  /** In the history: the buyer was asked for the money. */
  'record.event.payment.charged': 'Payment asked for',
  /** In the history. */
  'record.event.payment.failed': 'Payment failed',
  /** In the history. */
  'record.event.payment.on_account': 'Put on account',
  /** In the history. */
  'record.event.payment.paid': 'Paid',
  /** In the history. */
  'record.event.payment.refund_failed': 'Refund failed',
  /** In the history. */
  'record.event.payment.refund_sent': 'Refund sent',
  /** In the history. */
  'record.event.payment.refunded': 'Refunded',
  /** In the question about many: so many orders. */
  'records.orders_one': '{{number}} order',
  /** In the question about many: so many orders. */
  'records.orders_other': '{{number}} orders',
  /** Where an order stands. */
  'status.cancelled': 'Cancelled',
  /** Order status: ended without a sale, because all of it was returned or refunded. */
  'status.closed': 'Closed',
  /** Where an order stands. */
  'status.completed': 'Completed',
  /** Where an order stands. */
  'status.confirmed': 'Confirmed',
  /** Where an order stands. */
  'status.delivered': 'Delivered',
  /** Where an order stands. */
  'status.dispatched': 'Dispatched',
  /** Where an order stands. */
  'status.draft': 'Draft',
  /** Where an order stands. */
  'status.partly_dispatched': 'Partly dispatched',
  /** Where an order stands. */
  'status.placed': 'Placed',
  /** Where an order stands. */
  'status.preparing': 'Being prepared',
} as const
