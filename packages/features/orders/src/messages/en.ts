declare module '@console/core/i18n' {
  interface MessageCatalogue {
    orders: typeof en
  }
}

/** Order messages in English, the source of the translations. */
export const en = {
  /** Title of the agent order list. */
  'agents.title': 'Agent orders',
  /** Between the amount of an order and the limit. */
  'approval.limit': 'exceeds the limit of',
  /** Title of the approval banner, where the author is unknown. */
  'approval.title': 'This order needs an administrator’s approval.',
  /** The same, for an order created by an administrator, {{name}}. */
  'approval.written': 'Created by {{name}}. Another administrator must approve this order.',
  /** The same, for an order created by a staff member, {{name}}. */
  'approval.written.staff': 'Created by {{name}}. An administrator must approve this order.',
  /** Title of the B2B order list. */
  'b2b.title': 'B2B orders',
  /** Title of the B2C order list. */
  'b2c.title': 'B2C orders',
  /** Breakdown line: delivery charge. */
  'breakdown.delivery': 'Delivery',
  /** Breakdown line. */
  'breakdown.discount': 'Discount',
  /** Breakdown line: amount not paid yet. */
  'breakdown.due': 'Balance due',
  /** Breakdown line. */
  'breakdown.paid': 'Paid',
  /** Breakdown line. */
  'breakdown.refunded': 'Refunded',
  /** Breakdown line: refunds sent but not confirmed yet. */
  'breakdown.refunding': 'Refund pending',
  /** Breakdown line: amount no longer owed. */
  'breakdown.returned': 'Returns and cancellations',
  /** Breakdown line: all lines before tax. */
  'breakdown.subtotal': 'Subtotal',
  /** Breakdown line. */
  'breakdown.tax': 'Tax',
  /** Heading of the breakdown card. */
  'breakdown.title': 'Order summary',
  /** Breakdown line. */
  'breakdown.total': 'Total',
  /** Checkbox in the cancel form. */
  'cancel.restock': 'Return reserved items to stock',
  /** Hint under the checkbox in the cancel form. */
  'cancel.restock.help': 'Leave this off if the goods are broken or lost.',
  /** Banner of a cancelled order: name, date and reason. */
  cancellation: 'Cancelled by {{name}} on {{date}}: {{reason}}.',
  /** Banner of a cancelled order: stock not released. */
  'cancellation.notRestocked': 'Reserved items weren’t returned to stock.',
  /** Banner of a partly cancelled order: name, date and reason. */
  'cancellation.rest': 'Undispatched items cancelled by {{name}} on {{date}}: {{reason}}.',
  /** Banner of a cancelled order: stock released. */
  'cancellation.restocked': 'Reserved items were returned to stock.',
  /** Column and fact: agent of an order. */
  'column.agent': 'Agent',
  /** Column: agent’s commission on an order. */
  'column.agentCommission': 'Agent commission',
  /** Column and fact: buyer. */
  'column.buyer': 'Buyer',
  /** Column and fact: carrier. */
  'column.carrier': 'Carrier',
  /** Column: time of the last status change. */
  'column.changed': 'Last change',
  /** Column and fact: county of the delivery address. */
  'column.county': 'County',
  /** Filter and fact: delivery or pickup. */
  'column.delivery': 'Delivery',
  /** Column and fact: due date of an order on account. */
  'column.due': 'Payment due',
  /** Column and filter: warnings about an order. */
  'column.flags': 'Flags',
  /** Column: number of lines. */
  'column.lines': 'Lines',
  /** Column and filter: payment method. */
  'column.method': 'Paid via',
  /** Column: the reference of an order. */
  'column.order': 'Order',
  /** Column and filter: payment status. */
  'column.payment': 'Payment',
  /** Column and filter: date an order was placed. */
  'column.placed': 'Placed',
  /** Column and fact: promised delivery date. */
  'column.promised': 'Promised for',
  /** Column and fact: buyer’s purchase order number. */
  'column.purchaseOrder': 'PO number',
  /** Column and filter: selling business. */
  'column.seller': 'Seller',
  /** Column and filter: order status. */
  'column.status': 'Status',
  /** Column, filter and fact: order total. */
  'column.total': 'Total',
  /** Fact: agent’s commission. */
  'commission.agent': 'Agent',
  /** Fact: marketplace’s commission. */
  'commission.platform': 'Marketplace',
  /** Heading of the commission rates of each line. */
  'commission.rates': 'Rates at time of order',
  /** Tab and heading: commission on an order. */
  'commission.title': 'Commission',
  /** Fact: delivery address. */
  'delivery.address': 'Address',
  /** Fact in the delivery card: delivery method. */
  'delivery.method': 'Method',
  /** Fact: note from the buyer. */
  'delivery.note': 'Buyer’s note',
  /** Heading of the delivery card. */
  'delivery.title': 'Delivery',
  /** Delivery method. */
  'deliveryMethod.delivery': 'Delivery',
  /** Delivery method. */
  'deliveryMethod.pickup': 'Pickup',
  /** Fact: staff member who created an order. */
  'details.createdBy': 'Created by',
  /** Fact: the buyer’s e-mail address, masked. */
  'details.email': 'Email',
  /** Fact: person who ordered for a business. */
  'details.orderedBy': 'Ordered by',
  /** Fact: the buyer’s telephone number, masked. */
  'details.phone': 'Phone',
  /** Fact: the receipt of a completed order. */
  'details.sale': 'Sale',
  /** Heading of the key facts of an order. */
  'details.title': 'At a glance',
  /** Field: carrier of all orders without one of their own. */
  'dispatchMany.carrier': 'Default carrier',
  /** Reason a pasted row was ignored. */
  'dispatchMany.fault.carrier': 'Row {{line}}: the carrier name for {{reference}} is too long.',
  /** Reason a pasted row was ignored. */
  'dispatchMany.fault.tracking':
    'Row {{line}}: the tracking number for {{reference}} must have 4 to 40 characters.',
  /** Reason a pasted row was ignored. */
  'dispatchMany.fault.twice':
    'Row {{line}}: {{reference}} appears more than once. The first row is used.',
  /** Reason a pasted row was ignored. */
  'dispatchMany.fault.unknown': 'Row {{line}}: “{{reference}}” isn’t one of the selected orders.',
  /** Number of orders filled in from the pasted rows. */
  'dispatchMany.filled_one': '{{number}} order filled in.',
  /** Number of orders filled in from the pasted rows. */
  'dispatchMany.filled_other': '{{number}} orders filled in.',
  /** Hint under the checkbox that skips orders. */
  'dispatchMany.leaveOut.help': 'They stay selected, so you can dispatch them later.',
  /** Checkbox that skips orders without a tracking number. */
  'dispatchMany.leaveOut_one': 'Skip {{number}} order without a tracking number',
  /** Checkbox that skips orders without a tracking number. */
  'dispatchMany.leaveOut_other': 'Skip {{number}} orders without a tracking number',
  /** Error: no order has a tracking number. */
  'dispatchMany.nothing': 'Enter a tracking number for at least one order.',
  /** Field for spreadsheet rows. */
  'dispatchMany.paste': 'Paste from a spreadsheet',
  /** Hint under the field for spreadsheet rows. */
  'dispatchMany.paste.help':
    'One row per order: reference, carrier (optional) and tracking number.',
  /** Warning: several orders have the same tracking number. */
  'dispatchMany.shared':
    'Several orders share the tracking number {{number}}: {{orders}}. That’s fine if they leave in one parcel.',
  /** Filter and tab: orders past their promised date. */
  'filter.late': 'Late',
  /** Filter and tab: orders on account past their due date. */
  'filter.overdue': 'Overdue',
  /** Warning about an order; also a tab. */
  'flag.address_mismatch': 'Addresses differ',
  /** Warning about an order; also a tab. */
  'flag.credit_exceeded': 'Over credit',
  /** Warning about an order; also a tab. */
  'flag.first_order': 'First order',
  /** Warning about an order; also a tab. */
  'flag.high_value': 'High value',
  /** Warning about an order; also a tab. */
  'flag.needs_approval': 'Over limit',
  /** Warning about an order: custom price. */
  'flag.price_overridden': 'Custom price',
  /** Warning about an order; also a tab. */
  'flag.stock_short': 'Short of stock',
  /** Line column: cancelled pieces. */
  'lines.cancelled': 'Cancelled',
  /** Note under the quantity of a line: cancelled pieces. */
  'lines.cancelledOf': '{{number}} cancelled',
  /** Line column. */
  'lines.discount': 'Discount',
  /** Line column: dispatched pieces. */
  'lines.dispatched': 'Dispatched',
  /** Line column: pieces still to dispatch. */
  'lines.left': 'To send',
  /** Line column. */
  'lines.product': 'Product',
  /** Line column: quantity. */
  'lines.quantity': 'Qty',
  /** Line column: returned pieces. */
  'lines.returned': 'Returned',
  /** Line column. */
  'lines.tax': 'Tax',
  /** Heading of the lines of an order. */
  'lines.title': 'Lines',
  /** Line column; {{currency}} applies to all amounts. */
  'lines.total': 'Total, {{currency}}',
  /** Line column: unit price before tax. */
  'lines.unitPrice': 'Unit price',
  /** Note under a custom price: the list price. */
  'lines.usually': 'list price {{price}}',
  /** Label before the reason for a custom price. */
  'lines.why': 'Reason:',
  /** Placeholder of the country field of a new order. */
  'manual.address.chooseCountry': 'Choose a country',
  /** Field of a new order: delivery address. */
  'manual.address.country': 'Country',
  /** Field of a new order: delivery address. */
  'manual.address.line1': 'Street and number',
  /** Fact about a buyer. */
  'manual.address.title': 'Address',
  /** Field of a new order: delivery address. */
  'manual.address.town': 'Town',
  /** Fact about a business buyer: contact person. */
  'manual.buyer.contact': 'Contact',
  /** Fact about a buyer: credit left. An amount follows. */
  'manual.buyer.credit': 'Available credit',
  /** Choice: previous buyer, or business on the marketplace. */
  'manual.buyer.known': 'Existing buyer',
  /** Field of a new buyer. */
  'manual.buyer.name': 'Name',
  /** Choice: buyer created with the order. */
  'manual.buyer.new': 'New buyer',
  /** Fact about a buyer without credit. */
  'manual.buyer.noCredit': 'No credit account',
  /** Hint under the phone field of a new buyer. */
  'manual.buyer.phoneNote': 'Include the country code, for example +254 012 345 678.',
  /** Hint under the buyer search. */
  'manual.buyer.search': 'Search by name, business or the last digits of the phone number.',
  /** Accessible name of the choice between an existing and a new buyer. */
  'manual.buyer.source': 'Existing or new buyer',
  /** Field of a new buyer. */
  'manual.buyer.type': 'Buyer type',
  /** Buyer type. */
  'manual.buyerType.business': 'Business',
  /** Buyer type. */
  'manual.buyerType.person': 'Person',
  /** Link above the manual order list. */
  'manual.drafts.count_one': 'Your drafts ({{number}})',
  /** Link above the manual order list. */
  'manual.drafts.count_other': 'Your drafts ({{number}})',
  /** Button of a draft; `name` is its buyer. */
  'manual.drafts.delete': 'Delete the draft for {{name}}',
  /** Consequence in the dialog that deletes a draft. */
  'manual.drafts.deleteMessage': 'The order you started will be lost. This can’t be undone.',
  /** Button in the dialog that deletes a draft. */
  'manual.drafts.deleteNow': 'Delete',
  /** Title of the dialog that deletes a draft. */
  'manual.drafts.deleteTitle': 'Delete this draft?',
  /** Accessible name of the delete button while it works. */
  'manual.drafts.deleting': 'Deleting',
  /** Title of the empty state of the drafts list. */
  'manual.drafts.empty': 'No drafts yet',
  /** Empty state of the drafts list. */
  'manual.drafts.emptyMessage': 'Orders you start but don’t place are kept here for 30 days.',
  /** Button that cancels deleting a draft. */
  'manual.drafts.keep': 'Keep draft',
  /** Number of lines of a draft. */
  'manual.drafts.lines_one': '{{number}} line',
  /** Number of lines of a draft. */
  'manual.drafts.lines_other': '{{number}} lines',
  /** Placeholder for the buyer of a draft without one. */
  'manual.drafts.nobody': 'No buyer yet',
  /** Error after a failed attempt to delete a draft. */
  'manual.drafts.notDeleted': 'Couldn’t delete the draft. Try again.',
  /** Title of the list of the reader’s drafts. */
  'manual.drafts.title': 'Your drafts',
  /** Error of the buyer search. */
  'manual.error.buyer': 'Choose a buyer from the results.',
  /** Error: payment on account not available. */
  'manual.error.credit': 'This buyer has no credit account in the order’s currency.',
  /** Error of an order without lines. */
  'manual.error.lines': 'Add at least one product.',
  /** Error of the phone field. */
  'manual.error.phone': 'Enter the number with + and the country code, such as +254 012 345 678.',
  /** Error of a line: product from another seller. */
  'manual.error.seller': 'This product is from another seller. An order can have only one seller.',
  /** Reason above the disabled “Place order” button. */
  'manual.held.asking': 'Calculating the price. You can place the order when it’s ready.',
  /** The same. */
  'manual.held.changed': 'Prices have changed. Accept the new prices first.',
  /** The same. */
  'manual.held.failed': 'Couldn’t load the price. The order can’t be placed without it.',
  /** The same. */
  'manual.held.mismatched':
    'The server returned a price for another order or currency, so this order can’t be placed.',
  /** The same. */
  'manual.held.refused': 'The server couldn’t price this order, so it can’t be placed.',
  /** Announcement after adding a product. */
  'manual.lines.added': '{{name}} added',
  /** Hint at the maximum number of lines. @limit */
  'manual.lines.full': 'An order can have up to {{number}} lines.',
  /** Hint under the field that adds products. */
  'manual.lines.hint':
    'Type a name, or type or scan a code and press Enter. The first product sets the seller.',
  /** Button of a line with a custom price: back to the list price. */
  'manual.lines.listPrice': 'List price',
  /** The same button, for screen readers. */
  'manual.lines.listPriceOf': 'List price for {{name}}',
  /** Minimum quantity, after the price of a product. */
  'manual.lines.moq': 'at least {{number}}',
  /** Announcement after scanning a product already in the order. */
  'manual.lines.more': '{{name}}: quantity {{number}}',
  /** Hint under the field that adds products, after the first one. */
  'manual.lines.ofSeller': 'Only products from {{seller}}. An order can have only one seller.',
  /** Button of a line. */
  'manual.lines.override': 'Custom price',
  /** Hint under the custom price field. */
  'manual.lines.override.note':
    'This is the final price: quantity discounts don’t apply. Someone else must approve it.',
  /** The same button, for screen readers. */
  'manual.lines.overrideOf': 'Custom price for {{name}}',
  /** Field of a line: reason for a custom price. */
  'manual.lines.reason': 'Reason for this price',
  /** Button of a line. */
  'manual.lines.remove': 'Remove {{name}}',
  /** Announcement after removing a line. */
  'manual.lines.removed': '{{name}} removed',
  /** Field that adds products to an order. */
  'manual.lines.search': 'Product or code',
  /** Stock of a product, lower than the quantity entered. */
  'manual.lines.short': 'Only {{number}} in stock',
  /** Stock of a product. */
  'manual.lines.stock': '{{number}} in stock',
  /** Button, and title of the screen. */
  'manual.new': 'New manual order',
  /** Field of a new order: note from the buyer. */
  'manual.note': 'Note',
  /** Button that places the order. */
  'manual.place': 'Place order',
  /** Link to the order placed from a draft. */
  'manual.placed.open': 'Open order',
  /** Title shown instead of a draft that was placed. */
  'manual.placed.title': 'This draft is now order {{reference}}',
  /** Button that checks on an order sent without a response. */
  'manual.placing.ask': 'Check status',
  /** The same button while it works. */
  'manual.placing.asking': 'Checking status…',
  /** Details of an order sent without a response. */
  'manual.placing.known':
    'We sent the order for {{amount}} on {{time}} and haven’t had a response yet. Checking its status won’t place it twice.',
  /** Title shown instead of a draft whose order has no response yet. */
  'manual.placing.title': 'Checking the status of this order',
  /** Required checkbox for an order over a limit. */
  'manual.review.asksApproval': 'I understand that another administrator must approve this order',
  /** Title of the pricing error. */
  'manual.review.failed': 'Couldn’t price this order',
  /** Message of the pricing error without details. */
  'manual.review.kept': 'Your order details are kept.',
  /** Warning above the review of an order; an amount follows. */
  'manual.review.overCredit': 'This order exceeds the buyer’s available credit:',
  /** Warning above the review of an order; an amount follows. */
  'manual.review.overLimit': 'This order exceeds the limit for manual orders:',
  /** Warning above the review of an order; old and new prices follow. */
  'manual.review.pricesChanged': 'Prices have changed since you added these products:',
  /** Button of the pricing error. */
  'manual.review.retry': 'Try again',
  /** Warning above the review of an order; the products follow. */
  'manual.review.stockShort': 'Not enough stock. Change these lines before you place the order:',
  /** Button that accepts the new prices. */
  'manual.review.takePrices': 'Accept new prices',
  /** Requested quantity and stock of a product. */
  'manual.review.wantedOf': '{{wanted}} requested, {{number}} in stock',
  /** Fact: value of the pieces so far. */
  'manual.soFar.goods': 'Goods',
  /** Note under the running total of a new order. */
  'manual.soFar.note': 'Before discount, tax and delivery. The full price is on the review step.',
  /** Fact: number of pieces in a new order. */
  'manual.soFar.pieces': 'Pieces',
  /** Heading of the running total of a new order. */
  'manual.soFar.title': 'Order so far',
  /** Step of a new order. */
  'manual.step.delivery': 'Delivery and payment',
  /** Last step of a new order. */
  'manual.step.review': 'Review',
  /** Title of the manual order list. */
  'manual.title': 'Manual orders',
  /** Empty state of an order list. */
  'orders.empty': 'No orders yet. New orders appear here as they come in.',
  /** Payment method. */
  'paymentMethod.bank_transfer': 'Bank transfer',
  /** Payment method. */
  'paymentMethod.card': 'Card',
  /** Payment method. */
  'paymentMethod.cash_on_delivery': 'Cash on delivery',
  /** Payment method. */
  'paymentMethod.mobile_money': 'Mobile money',
  /** Payment method. */
  'paymentMethod.on_account': 'On account',
  /** Payment status. */
  'paymentStatus.failed': 'Failed',
  /** Payment status. */
  'paymentStatus.on_account': 'On account',
  /** Payment status. */
  'paymentStatus.paid': 'Paid',
  /** Payment status. */
  'paymentStatus.partly_refunded': 'Partly refunded',
  /** Payment status. */
  'paymentStatus.pending': 'Pending',
  /** Payment status. */
  'paymentStatus.refunded': 'Refunded',
  /** Payment status: refund sent, not confirmed yet. */
  'paymentStatus.refunding': 'Refund pending',
  /** Payment status. */
  'paymentStatus.unpaid': 'Unpaid',
  /** Column: an amount. */
  'payments.amount': 'Amount',
  /** Column: date of a payment. */
  'payments.at': 'Date',
  /** Provider of a payment recorded by staff. */
  'payments.byHand': 'Recorded manually',
  /** Fact: credit limit of a buyer. */
  'payments.limit': 'Credit limit',
  /** Empty state of the payments. */
  'payments.none': 'No payments yet.',
  /** Column: payment provider. */
  'payments.provider': 'Provider',
  /** Column: result of a payment. */
  'payments.state': 'Result',
  /** Heading of the payments of an order. */
  'payments.title': 'Payments',
  /** Column: payment or refund. */
  'payments.type': 'Kind',
  /** Fact: debt of a buyer without this order. */
  'payments.used': 'Already owed',
  /** Button that selects all pieces of all lines. */
  'pieces.all': 'All',
  /** Heading of the lines in the partial dispatch form. */
  'pieces.leaving': 'Pieces to dispatch',
  /** Button that clears all quantities. */
  'pieces.none': 'None',
  /** Label of a quantity field: its maximum. */
  'pieces.of': 'Of {{number}}',
  /** Heading of the lines in the refund form. */
  'pieces.refunded': 'Pieces to refund',
  /** Title of a printed document, for a fully returned order. */
  'print.creditNote': 'Credit note',
  /** Total of a credit note. */
  'print.credited': 'Credited',
  /** On a credit note: the invoice it cancels. */
  'print.forInvoice': 'For invoice',
  /** On a printed document, above the seller. */
  'print.from': 'From',
  /** Title of a printed document, and the link to it. */
  'print.invoice': 'Invoice',
  /** Title of a printed document: invoice of a cancelled order. */
  'print.invoice.cancelled': 'Cancelled invoice',
  /** Button that prints the invoices of the selected orders. */
  'print.invoices': 'Invoices',
  /** On an invoice: order number. */
  'print.orderNumber': 'Order',
  /** Printed column: box to tick by hand. */
  'print.packed': 'Packed',
  /** Title of a printed document, and the link to it. */
  'print.packingList': 'Packing list',
  /** Button that prints the packing lists of the selected orders. */
  'print.packingLists': 'Packing lists',
  /** On a packing list: total number of pieces. */
  'print.pieces': 'Pieces to pack',
  /** On an invoice, before the tax number of its seller. */
  'print.taxNumber': 'Tax number',
  /** On a printed document, above the buyer and address. */
  'print.to': 'To',
  /** Printed column: pieces to pack. */
  'print.toPack': 'To pack',
  /** Field: reason for an action. */
  reason: 'Reason',
  /** Placeholder of the reason field. */
  'reason.choose': 'Choose a reason',
  /** Field: note on a reason. */
  'reason.note': 'Note',
  /** Error: “Another reason” without a note. */
  'reason.noteMissing': 'Describe the reason in at least 10 characters.',
  /** Title of the page of one order. */
  'record.title': 'Order',
  /** Fact in the refund form: amount for the buyer. */
  'refund.amount': 'Refund to buyer',
  /** Fact in the refund form: reversed agent commission. */
  'refund.commission.agent': 'Agent commission reversed',
  /** Fact in the refund form: reversed marketplace commission. */
  'refund.commission.platform': 'Marketplace commission reversed',
  /** Field in the refund form: refunded part of the delivery charge. */
  'refund.delivery': 'Delivery charge',
  /** Hint under the delivery charge field. */
  'refund.delivery.left': 'Up to {{amount}}.',
  /** Field in the refund form. */
  'refund.method': 'Refund method',
  /** Fact in the refund form: payments less refunds. */
  'refund.refundable': 'Maximum refundable',
  /** Heading in the refund form. */
  'refund.sum': 'Refund summary',
  /** Refund method. */
  'refundMethod.cash': 'Cash',
  /** Refund method. */
  'refundMethod.mobile_money': 'Mobile money',
  /** Refund method. */
  'refundMethod.original': 'Original payment method',
  /** Fact: person who made a refund. */
  'refunds.by': 'Refunded by',
  /** After “No refunds yet”, for users without permission. */
  'refunds.byOthers': 'Only administrators can make refunds.',
  /** Empty state of the refunds. */
  'refunds.none': 'No refunds yet.',
  /** Heading of a refund, counted from 1. */
  'refunds.number': 'Refund {{number}}',
  /** Heading of the refunds for returns and cancellations. */
  'refunds.others': 'Refunds for returns and cancellations',
  /** Heading of the refunds without a return. */
  'refunds.title': 'Refunds',
  /** Column: refunded pieces. */
  'refunds.what': 'Items',
  /** Empty state of the returns. */
  'returns.none': 'No returns yet.',
  /** Column: return number. */
  'returns.number': 'Return',
  /** Column: date of the return request. */
  'returns.raised': 'Requested',
  /** Tab and heading of the returns. */
  'returns.title': 'Returns',
  /** Shipment status. */
  'shipmentState.delivered': 'Delivered',
  /** Shipment status. */
  'shipmentState.failed': 'Delivery failed',
  /** Shipment status. */
  'shipmentState.under_way': 'In transit',
  /** Fact: time a shipment arrived or came back. */
  'shipments.ended': 'Delivered or failed',
  /** Fact: reason a shipment came back. */
  'shipments.failure': 'Reason for failed delivery',
  /** Fact: time of dispatch. */
  'shipments.left': 'Dispatched',
  /** Empty state of the shipments. */
  'shipments.none': 'No shipments yet.',
  /** Fact: recipient of a shipment. */
  'shipments.receivedBy': 'Received by',
  /** Hint under the recipient field. */
  'shipments.receivedBy.help': 'Leave empty if unknown.',
  /** Heading of a shipment, counted from 1. */
  'shipments.title': 'Shipment {{number}}',
  /** Fact: carrier’s tracking number. */
  'shipments.tracking': 'Tracking number',
  /** Field: choice between several shipments. */
  'shipments.which': 'Shipment',
  /** Tab: shipments and remaining pieces. */
  'tab.fulfilment': 'Fulfilment',
  /** Tab: returns and refunds. */
  'tab.returns': 'Returns and refunds',
  /** Tab: order overview. */
  'tab.summary': 'Summary',
  /** Payment type: money in. */
  'transaction.charge': 'Payment',
  /** Payment type: money back. */
  'transaction.refund': 'Refund',
  /** Payment result. */
  'transactionState.failed': 'Failed',
  /** Payment result. */
  'transactionState.pending': 'Pending',
  /** Payment result. */
  'transactionState.succeeded': 'Succeeded',
  /** Tab of a list. */
  'view.all': 'All',
  /** Tab and column of a list: orders that need approval. */
  'view.needsApproval': 'Needs approval',
  /** Tab of a list: orders with returns. */
  'view.returned': 'With returns',
  /** Tab of a list, and filter: orders placed this month. */
  'view.thisMonth': 'This month',
  /** Tab of a list: orders to dispatch. */
  'view.toDispatch': 'To dispatch',
} as const
