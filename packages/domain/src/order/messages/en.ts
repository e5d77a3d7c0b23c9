declare module '@console/core/i18n' {
  interface MessageCatalogue {
    order: typeof en
  }
}

/** English messages for orders and their payments (the source language). */
export const en = {
  /** Button: cancels an order that has not shipped. */
  'action.cancel': 'Cancel order',
  /** Button: cancels the unshipped items of a partly dispatched order. */
  'action.cancel_rest': 'Cancel the rest',
  /** Button: closes an order that was entirely returned or refunded. */
  'action.close': 'Close without sale',
  /** Button: completes a delivered order. */
  'action.complete': 'Complete',
  /** Button: accepts a placed order. */
  'action.confirm': 'Confirm',
  /** Button: records that a shipment was delivered. */
  'action.deliver': 'Mark as delivered',
  /** Button: hands an order to a carrier. */
  'action.dispatch': 'Dispatch',
  /** Button: hands some items of an order to a carrier. */
  'action.dispatch_part': 'Dispatch part',
  /** Button: records that a shipment could not be delivered. */
  'action.fail_delivery': 'Record failed delivery',
  /** Button: starts packing an order. */
  'action.prepare': 'Prepare',
  /** Button: makes an order available for pickup. */
  'action.ready': 'Mark ready for pickup',
  /** Button: refunds an order, in part or in full. */
  'action.refund': 'Refund',
  /** Button: records a payment of the amount due. */
  'action.settle': 'Record payment',
  /** Blocker: explains an unavailable action. */
  'blocker.amount_exceeded': 'The refund is more than the buyer paid.',
  /** Blocker: explains an unavailable action. */
  'blocker.amount_missing': 'The amount is zero.',
  /** Blocker: explains an unavailable action. */
  'blocker.carrier_missing': 'Enter the carrier.',
  /** Blocker: explains an unavailable action. */
  'blocker.credit_exceeded':
    'This exceeds the buyer’s credit limit. An administrator must confirm it.',
  /** Blocker: explains an unavailable action. */
  'blocker.delivery_exceeded': 'This is more than the delivery charge left to refund.',
  /** Blocker: explains an unavailable action. */
  'blocker.lines_missing': 'Enter a quantity for at least one item.',
  /** Blocker: explains an unavailable action. */
  'blocker.method_wrong': 'This order can’t be refunded with this method.',
  /** Blocker: explains an unavailable action. */
  'blocker.needs_approval': 'This is over the limit. An administrator must confirm it.',
  /** Blocker: explains an unavailable action. */
  'blocker.not_arrived': 'Nothing has been delivered yet.',
  /** Blocker: explains an unavailable action. */
  'blocker.not_paid': 'This order isn’t paid yet.',
  /** Blocker: explains an unavailable action. */
  'blocker.note_missing': 'Add a note of at least 10 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.nothing_stays': 'Nothing would be left. Dispatch the whole order instead.',
  /** Blocker: explains an unavailable action. */
  'blocker.nothing_under_way': 'Nothing is in transit.',
  /** Blocker: explains an unavailable action. */
  'blocker.price_overridden': 'A custom price was agreed. An administrator must confirm it.',
  /** Blocker: explains an unavailable action. */
  'blocker.quantity_exceeded': 'There aren’t that many items left.',
  /** Blocker: explains an unavailable action. */
  'blocker.reason_missing': 'Choose a reason.',
  /** Blocker: explains an unavailable action. */
  'blocker.reference_missing': 'Enter the receipt or transfer number.',
  /** Blocker: explains an unavailable action. */
  'blocker.return_open': 'This order has an open return.',
  /** Blocker: the reader created this order. */
  'blocker.same_person':
    'You created this order, so someone else must confirm it and record its payment.',
  /** Blocker: explains an unavailable action. */
  'blocker.shipment_missing': 'Choose a shipment.',
  /** Blocker: explains an unavailable action. */
  'blocker.stock_short': 'There isn’t enough stock.',
  /** Blocker: explains an unavailable action. */
  'blocker.tracking_missing': 'Enter a tracking number of 4 to 40 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in its current status.',
  /** Confirmation dialog, several orders: consequence. */
  'decision.consequence.many.cancel':
    'The orders won’t be shipped, and their stock is available again.',
  /** Confirmation dialog, several orders: consequence. */
  'decision.consequence.many.cancel_rest': 'Items that haven’t shipped are cancelled and refunded.',
  /** Confirmation dialog, several orders: consequence. */
  'decision.consequence.many.close':
    'Everything in them was returned or refunded, so there are no sales and no commission.',
  /** Confirmation dialog, several orders: consequence. */
  'decision.consequence.many.complete': 'The orders become sales, and their commission is earned.',
  /** Confirmation dialog, several orders: consequence. */
  'decision.consequence.many.confirm': 'The orders are accepted and can be packed.',
  /** Confirmation dialog, several orders: consequence. */
  'decision.consequence.many.deliver': 'The shipments are marked as received by their buyers.',
  /** Confirmation dialog, several orders: consequence. */
  'decision.consequence.many.dispatch':
    'All items of these orders that haven’t shipped yet are dispatched now.',
  /** Confirmation dialog, several orders: consequence. */
  'decision.consequence.many.dispatch_part':
    'The quantities you enter are dispatched now. You can dispatch the rest later.',
  /** Confirmation dialog, several orders: consequence. */
  'decision.consequence.many.fail_delivery':
    'The items count as not shipped and can be dispatched again.',
  /** Confirmation dialog, several orders: consequence. */
  'decision.consequence.many.prepare': 'Packing starts now.',
  /** Confirmation dialog, several orders: consequence. */
  'decision.consequence.many.ready': 'We’ll tell the buyers that they can pick up their orders.',
  /** Confirmation dialog, several orders: consequence. */
  'decision.consequence.many.refund': 'The money is sent immediately.',
  /** Confirmation dialog, several orders: consequence. */
  'decision.consequence.many.settle': 'The full amount due is recorded as paid.',
  /** Confirmation dialog, one order: consequence. */
  'decision.consequence.one.cancel':
    'The order won’t be shipped, and its stock is available again.',
  /** Confirmation dialog, one order: consequence. */
  'decision.consequence.one.cancel_rest': 'Items that haven’t shipped are cancelled and refunded.',
  /** Confirmation dialog, one order: consequence. */
  'decision.consequence.one.close':
    'Everything was returned or refunded, so there’s no sale and no commission.',
  /** Confirmation dialog, one order: consequence. */
  'decision.consequence.one.complete': 'The order becomes a sale, and its commission is earned.',
  /** Confirmation dialog, one order: consequence. */
  'decision.consequence.one.confirm':
    'The order is accepted and can be packed. This also approves it.',
  /** Confirmation dialog, one order: consequence. */
  'decision.consequence.one.deliver': 'The shipment is marked as received by the buyer.',
  /** Confirmation dialog, one order: consequence. */
  'decision.consequence.one.dispatch': 'All items that haven’t shipped yet are dispatched now.',
  /** Confirmation dialog, one order: consequence. */
  'decision.consequence.one.dispatch_part':
    'The quantities you enter are dispatched now. You can dispatch the rest later.',
  /** Confirmation dialog, one order: consequence. */
  'decision.consequence.one.fail_delivery':
    'The items count as not shipped and can be dispatched again.',
  /** Confirmation dialog, one order: consequence. */
  'decision.consequence.one.prepare': 'Packing starts now.',
  /** Confirmation dialog, one order: consequence. */
  'decision.consequence.one.ready': 'We’ll tell the buyer that they can pick up the order.',
  /** Confirmation dialog, one order: consequence. */
  'decision.consequence.one.refund': 'The money is sent immediately.',
  /** Confirmation dialog, one order: consequence. */
  'decision.consequence.one.settle': 'The full amount due is recorded as paid.',
  /** Label in the row of an order that was just decided. */
  'decision.decided.cancel': 'Cancelled',
  /** Label in the row of an order that was just decided. */
  'decision.decided.cancel_rest': 'Rest cancelled',
  /** Label in the row of an order that was just decided. */
  'decision.decided.close': 'Closed',
  /** Label in the row of an order that was just decided. */
  'decision.decided.complete': 'Completed',
  /** Label in the row of an order that was just decided. */
  'decision.decided.confirm': 'Confirmed',
  /** Label in the row of an order that was just decided. */
  'decision.decided.deliver': 'Delivered',
  /** Label in the row of an order that was just decided. */
  'decision.decided.dispatch': 'Dispatched',
  /** Label in the row of an order that was just decided. */
  'decision.decided.dispatch_part': 'Partly dispatched',
  /** Label in the row of an order that was just decided. */
  'decision.decided.fail_delivery': 'Delivery failed',
  /** Label in the row of an order that was just decided. */
  'decision.decided.prepare': 'Being prepared',
  /** Label in the row of an order that was just decided. */
  'decision.decided.ready': 'Ready for pickup',
  /** Label in the row of an order that was just decided. */
  'decision.decided.refund': 'Refunded',
  /** Label in the row of an order that was just decided. */
  'decision.decided.settle': 'Payment recorded',
  /** Notice after the decision about {{name}}. */
  'decision.done.cancel': '{{name}} was cancelled.',
  /** Notice after the decision about {{name}}. */
  'decision.done.cancel_rest': 'The rest of {{name}} was cancelled.',
  /** Notice after the decision about {{name}}. */
  'decision.done.close': '{{name}} was closed.',
  /** Notice after the decision about {{name}}. */
  'decision.done.complete': '{{name}} was completed.',
  /** Notice after the decision about {{name}}. */
  'decision.done.confirm': '{{name}} was confirmed.',
  /** Notice after the decision about {{name}}. */
  'decision.done.deliver': '{{name}} was delivered.',
  /** Notice after the decision about {{name}}. */
  'decision.done.dispatch': '{{name}} was dispatched.',
  /** Notice after the decision about {{name}}. */
  'decision.done.dispatch_part': 'Part of {{name}} was dispatched.',
  /** Notice after the decision about {{name}}. */
  'decision.done.fail_delivery': 'The failed delivery of {{name}} was recorded.',
  /** Notice after the decision about {{name}}. */
  'decision.done.prepare': '{{name}} is being prepared.',
  /** Notice after the decision about {{name}}. */
  'decision.done.ready': '{{name}} is ready for pickup.',
  /** Notice after the decision about {{name}}. */
  'decision.done.refund': 'The refund for {{name}} was sent.',
  /** Notice after the decision about {{name}}. */
  'decision.done.settle': 'The payment for {{name}} was recorded.',
  /** Field: carrier. */
  'decision.field.carrier': 'Carrier',
  /** Field: number of the receipt or bank transfer. */
  'decision.field.reference': 'Receipt or transfer number',
  /** Field: tracking number. */
  'decision.field.trackingNumber': 'Tracking number',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.cancel': '{{actor}} cancelled this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.cancel_rest': '{{actor}} cancelled the rest of this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.close': '{{actor}} closed this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.complete': '{{actor}} completed this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.confirm': '{{actor}} confirmed this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.deliver': '{{actor}} recorded the delivery {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.dispatch': '{{actor}} dispatched this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.dispatch_part': '{{actor}} dispatched part of this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.fail_delivery': '{{actor}} recorded a failed delivery {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.prepare': '{{actor}} started preparing this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.ready': '{{actor}} marked this as ready for pickup {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.refund': '{{actor}} issued a refund for this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.settle': '{{actor}} recorded the payment {{ago}}.',
  /** Reason for cancelling an order. */
  'reason.buyer_request': 'Requested by buyer',
  /** Reason for a refund. */
  'reason.changed_mind': 'Buyer changed their mind',
  /** Reason for a failed delivery or a refund. */
  'reason.damaged': 'Damaged',
  /** Reason for cancelling an order. */
  'reason.duplicate_order': 'Duplicate order',
  /** Reason for a refund. */
  'reason.expired': 'Expired',
  /** Reason for cancelling an order. */
  'reason.fraud_suspected': 'Suspected fraud',
  /** Reason for a failed delivery. */
  'reason.nobody_there': 'Recipient not available',
  /** Reason for a refund. */
  'reason.not_as_described': 'Not as described',
  /** Reason for cancelling an order. */
  'reason.not_paid': 'Not paid',
  /** Reason for cancelling an order. */
  'reason.other': 'Another reason',
  /** Reason for cancelling an order. */
  'reason.out_of_stock': 'Out of stock',
  /** Reason for a refund. */
  'reason.overcharged': 'Overcharged',
  /** Reason for a failed delivery. */
  'reason.refused': 'Refused by buyer',
  /** Reason for a failed delivery. */
  'reason.wrong_address': 'Wrong address',
  /** Reason for a refund. */
  'reason.wrong_item': 'Wrong item',
  /** History entry of an order. */
  'record.event.order.cancelled': 'Cancelled',
  /** History entry of an order. */
  'record.event.order.closed': 'Closed without sale',
  /** History entry of an order. */
  'record.event.order.completed': 'Completed',
  /** History entry of an order. */
  'record.event.order.confirmed': 'Confirmed',
  /** History entry of an order. */
  'record.event.order.delivered': 'Delivered',
  /** History entry of an order. */
  'record.event.order.delivery_failed': 'Delivery failed',
  /** History entry of an order. */
  'record.event.order.dispatched': 'Dispatched',
  /** History entry of an order. */
  'record.event.order.partly_dispatched': 'Partly dispatched',
  /** History entry of an order. */
  'record.event.order.placed': 'Placed',
  /** History entry of an order. */
  'record.event.order.prepared': 'Being prepared',
  /** History entry of an order. */
  'record.event.order.ready': 'Ready for pickup',
  /** History entry of an order. */
  'record.event.order.rest_cancelled': 'Rest cancelled',
  /** History entry of an order. */
  'record.event.order.shipment_delivered': 'Shipment delivered',
  /** History entry of an order. */
  'record.event.order.undone': 'Decision undone',
  /** History entry: payment requested from the buyer. */
  'record.event.payment.charged': 'Payment requested',
  /** History entry of an order. */
  'record.event.payment.failed': 'Payment failed',
  /** History entry of an order. */
  'record.event.payment.on_account': 'Charged to account',
  /** History entry of an order. */
  'record.event.payment.paid': 'Paid',
  /** History entry of an order. */
  'record.event.payment.refund_failed': 'Refund failed',
  /** History entry of an order. */
  'record.event.payment.refund_sent': 'Refund sent',
  /** History entry of an order. */
  'record.event.payment.refunded': 'Refunded',
  /** Number of orders, in the question before a bulk action. */
  'records.orders_one': '{{number}} order',
  /** Number of orders, in the question before a bulk action. */
  'records.orders_other': '{{number}} orders',
  /** Order status. */
  'status.cancelled': 'Cancelled',
  /** Order status: ended without a sale because everything was returned or refunded. */
  'status.closed': 'Closed',
  /** Order status. */
  'status.completed': 'Completed',
  /** Order status. */
  'status.confirmed': 'Confirmed',
  /** Order status. */
  'status.delivered': 'Delivered',
  /** Order status. */
  'status.dispatched': 'Dispatched',
  /** Order status. */
  'status.draft': 'Draft',
  /** Order status. */
  'status.partly_dispatched': 'Partly dispatched',
  /** Order status. */
  'status.placed': 'Placed',
  /** Order status. */
  'status.preparing': 'Being prepared',
} as const
