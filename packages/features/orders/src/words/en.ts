/** The words of orders, in English, their source. */
export const en = {
  /** Title of the list of orders that agents have brought. */
  'agents.title': 'Agent orders',
  /** After an amount, before the limit that it is over. */
  'approval.limit': 'over the limit of',
  /** Over what an administrator has to look at before an order is confirmed. */
  'approval.title': 'An administrator has to approve of this.',
  /** The same, where an administrator wrote it: {{name}}. */
  'approval.written': 'Written by {{name}}: another administrator has to approve of this.',
  /** The same, where a staff member wrote it: {{name}}. */
  'approval.written.staff': 'Written by {{name}}: an administrator has to approve of this.',
  /** Title of the list of what businesses have ordered. */
  'b2b.title': 'B2B orders',
  /** Title of the list of what people have ordered. */
  'b2c.title': 'B2C orders',
  /** Line of what an order comes to: what bringing it costs. */
  'breakdown.delivery': 'Delivery',
  /** Line of what an order comes to. */
  'breakdown.discount': 'Discount',
  /** Line of what an order comes to: what is still to be paid. */
  'breakdown.due': 'Still due',
  /** Line of what an order comes to. */
  'breakdown.paid': 'Paid',
  /** Line of what an order comes to. */
  'breakdown.refunded': 'Refunded',
  /** Line of what an order comes to: what was sent back and has no answer. */
  'breakdown.refunding': 'Refund without an answer yet',
  /** Line of what an order comes to: what is not owed any more. */
  'breakdown.returned': 'Returned or cancelled',
  /** Line of what an order comes to: all lines, without tax. */
  'breakdown.subtotal': 'Subtotal',
  /** Line of what an order comes to. */
  'breakdown.tax': 'Tax',
  /** Heading of what an order comes to. */
  'breakdown.title': 'What it comes to',
  /** Line of what an order comes to. */
  'breakdown.total': 'Total',
  /** Checkbox in the form that cancels an order. */
  'cancel.restock': 'What was reserved can be sold again',
  /** Below the checkbox in the form that cancels an order. */
  'cancel.restock.help': 'Leave it out where the goods are broken or lost.',
  /** Banner: who cancelled an order, when and why. */
  cancellation: 'Cancelled by {{name}} on {{date}}: {{reason}}.',
  /** Banner of a cancelled order: its goods are not for sale again. */
  'cancellation.notRestocked': 'What was reserved was not put back into stock.',
  /** Banner: who cancelled what had not left of an order, when and why. */
  'cancellation.rest': 'What had not left was cancelled by {{name}} on {{date}}: {{reason}}.',
  /** Banner of a cancelled order: its goods are for sale again. */
  'cancellation.restocked': 'What was reserved is in stock again.',
  /** Column and fact: who brought an order. */
  'column.agent': 'Agent',
  /** Column: what an agent earns with an order. */
  'column.agentCommission': 'Agent commission',
  /** Column and fact: who has ordered. */
  'column.buyer': 'Buyer',
  /** Column and fact: who brings an order. */
  'column.carrier': 'Carrier',
  /** Column: when the status became what it is. */
  'column.changed': 'Last change',
  /** Column and fact: where an order goes to. */
  'column.county': 'County',
  /** Filter and fact: brought, or picked up. */
  'column.delivery': 'Delivery',
  /** Column and fact: when an order on account is to be paid. */
  'column.due': 'Payment due',
  /** Column and filter: what somebody should know before an order goes on. */
  'column.flags': 'To note',
  /** Column: how many lines an order has. */
  'column.lines': 'Lines',
  /** Column and filter: how an order is paid. */
  'column.method': 'Paid by',
  /** Column: the reference of an order. */
  'column.order': 'Order',
  /** Column and filter: where the payment stands. */
  'column.payment': 'Payment',
  /** Column and filter: when an order was placed. */
  'column.placed': 'Placed',
  /** Column and fact: when an order should be there. */
  'column.promised': 'Promised for',
  /** Column and fact: the buyer’s own number of an order. */
  'column.purchaseOrder': 'Buyer’s number',
  /** Column and filter: which business sells. */
  'column.seller': 'Seller',
  /** Column and filter: where an order stands. */
  'column.status': 'Status',
  /** Column, filter and fact: what an order comes to. */
  'column.total': 'Total',
  /** Fact: what the agent earns with an order. */
  'commission.agent': 'Agent',
  /** Fact: what the marketplace earns with an order. */
  'commission.platform': 'Marketplace',
  /** Heading of the rates of each line. */
  'commission.rates': 'Rates when it was placed',
  /** Tab and heading of who earns what with an order. */
  'commission.title': 'Commission',
  /** Fact: where an order goes to. */
  'delivery.address': 'Address',
  /** How an order gets to its buyer, in the card about that. */
  'delivery.method': 'Method',
  /** Fact: what the buyer asks for. */
  'delivery.note': 'The buyer asks',
  /** Heading of where an order goes to. */
  'delivery.title': 'Delivery',
  /** How an order comes to its buyer. */
  'deliveryMethod.delivery': 'Brought',
  /** How an order comes to its buyer. */
  'deliveryMethod.pickup': 'Picked up',
  /** Field: who brings all of many orders for which no other is named. */
  'dispatchMany.carrier': 'Carrier for all',
  /** A pasted row fills nothing: why. */
  'dispatchMany.fault.carrier':
    'Row {{line}}: the name of the carrier of {{reference}} is too long.',
  /** A pasted row fills nothing: why. */
  'dispatchMany.fault.tracking':
    'Row {{line}}: the tracking number of {{reference}} does not have 4 to 40 characters.',
  /** A pasted row fills nothing: why. */
  'dispatchMany.fault.twice':
    'Row {{line}}: {{reference}} stands there already. The first row counts.',
  /** A pasted row fills nothing: why. */
  'dispatchMany.fault.unknown': 'Row {{line}}: “{{reference}}” is none of the chosen orders.',
  /** How many orders a paste has filled in. */
  'dispatchMany.filled_one': '{{number}} order is filled in.',
  /** How many orders a paste has filled in. */
  'dispatchMany.filled_other': '{{number}} orders are filled in.',
  /** Below the checkbox that leaves orders out. */
  'dispatchMany.leaveOut.help': 'They stay chosen, to be dispatched later.',
  /** Checkbox: orders without a tracking number are not dispatched. */
  'dispatchMany.leaveOut_one': 'Leave out {{number}} order that has no tracking number',
  /** Checkbox: orders without a tracking number are not dispatched. */
  'dispatchMany.leaveOut_other': 'Leave out {{number}} orders that have no tracking number',
  /** Error: no order has a tracking number. */
  'dispatchMany.nothing': 'Write the tracking number of at least one order.',
  /** Field that takes rows of a spreadsheet. */
  'dispatchMany.paste': 'Paste from a spreadsheet',
  /** Below the field that takes rows of a spreadsheet. */
  'dispatchMany.paste.help':
    'A row for each order: its reference, the carrier if you like, and the tracking number.',
  /** Below the fields: several orders have the same tracking number. */
  'dispatchMany.shared':
    '{{number}} is the tracking number of several orders: {{orders}}. That is right if they leave in one parcel.',
  /** Fact: who of the staff wrote an order down. */
  'facts.createdBy': 'Written by',
  /** Fact: the buyer’s e-mail address, masked. */
  'facts.email': 'E-mail',
  /** Fact: who has ordered for a business. */
  'facts.orderedBy': 'Ordered by',
  /** Fact: the buyer’s telephone number, masked. */
  'facts.phone': 'Phone',
  /** Fact: the receipt of a completed order. */
  'facts.sale': 'Sale',
  /** Heading of what one reads first of an order. */
  'facts.title': 'At a glance',
  /** Filter and tab: orders that should have been there. */
  'filter.late': 'Late',
  /** Filter and tab: orders on account that should have been paid. */
  'filter.overdue': 'Overdue',
  /** What somebody should know before an order goes on; also a tab. */
  'flag.address_mismatch': 'Addresses differ',
  /** What somebody should know before an order goes on; also a tab. */
  'flag.credit_exceeded': 'Over credit',
  /** What somebody should know before an order goes on; also a tab. */
  'flag.first_order': 'First order',
  /** What somebody should know before an order goes on; also a tab. */
  'flag.high_value': 'High value',
  /** What somebody should know before an order goes on; also a tab. */
  'flag.needs_approval': 'Over the limit',
  /** What somebody should know of an order: it has a price that was agreed on. */
  'flag.price_overridden': 'Other price',
  /** What somebody should know before an order goes on; also a tab. */
  'flag.stock_short': 'Short of stock',
  /** Column of lines: pieces that never leave. */
  'lines.cancelled': 'Cancelled',
  /** Below the pieces of a line: how many of them never leave. */
  'lines.cancelledOf': '{{number}} cancelled',
  /** Column of lines. */
  'lines.discount': 'Discount',
  /** Column of lines: pieces that have left. */
  'lines.dispatched': 'Dispatched',
  /** Column of lines: pieces that have not left. */
  'lines.left': 'To send',
  /** Column of lines. */
  'lines.product': 'Product',
  /** Column of lines: how many pieces. */
  'lines.quantity': 'Pieces',
  /** Column of lines: pieces that came back. */
  'lines.returned': 'Returned',
  /** Column of lines. */
  'lines.tax': 'Tax',
  /** Heading of the lines of an order. */
  'lines.title': 'Lines',
  /** Column of lines; the currency of all amounts. */
  'lines.total': 'Total, {{currency}}',
  /** Column of lines: what one costs, without tax. */
  'lines.unitPrice': 'Price each',
  /** Below a price that was agreed on: what it costs others. */
  'lines.usually': 'usually {{price}}',
  /** Before the reason of a price that was agreed on. */
  'lines.why': 'Why:',
  /** Field of a new order, while no country is chosen. */
  'manual.address.chooseCountry': 'Choose a country',
  /** Field of a new order: where it goes to. */
  'manual.address.country': 'Country',
  /** Field of a new order: where it goes to. */
  'manual.address.line1': 'Street and number',
  /** Fact about a buyer. */
  'manual.address.title': 'Address',
  /** Field of a new order: where it goes to. */
  'manual.address.town': 'Town',
  /** Fact about a business that buys: who orders for it. */
  'manual.buyer.contact': 'Contact',
  /** Fact about a buyer: what may still be owed. An amount follows. */
  'manual.buyer.credit': 'Credit left',
  /** Choice: somebody who has bought before, or a business of the marketplace. */
  'manual.buyer.known': 'Known buyer',
  /** Field of a new buyer. */
  'manual.buyer.name': 'Name',
  /** Choice: somebody who is written down with the order. */
  'manual.buyer.new': 'New buyer',
  /** Fact about a buyer who pays at once. */
  'manual.buyer.noCredit': 'No account',
  /** Below the telephone number of a new buyer. */
  'manual.buyer.phoneNote': 'With the country code, for example +254 012 345 678',
  /** Below the field that finds a buyer. */
  'manual.buyer.search': 'Search by name, business or the last digits of the phone number.',
  /** Read out for the choice between a known and a new buyer. */
  'manual.buyer.source': 'Known or new',
  /** Field of a new buyer. */
  'manual.buyer.type': 'Who is it?',
  /** What a new buyer is. */
  'manual.buyerType.business': 'A business',
  /** What a new buyer is. */
  'manual.buyerType.person': 'A person',
  /** Link over the list of manual orders. */
  'manual.drafts.count_one': '{{number}} draft of yours',
  /** Link over the list of manual orders. */
  'manual.drafts.count_other': '{{number}} drafts of yours',
  /** Button of a draft; `name` is its buyer. */
  'manual.drafts.delete': 'Delete the draft for {{name}}',
  /** Question before a draft is deleted. */
  'manual.drafts.deleteMessage': 'What is written in it is lost. Nothing brings it back.',
  /** Button of the question before a draft is deleted. */
  'manual.drafts.deleteNow': 'Delete',
  /** Title of the question before a draft is deleted. */
  'manual.drafts.deleteTitle': 'Delete this draft?',
  /** The button while a draft is deleted, for screen readers. */
  'manual.drafts.deleting': 'Deleting',
  /** Title where the reader has no drafts. */
  'manual.drafts.empty': 'No drafts',
  /** Where the reader has no drafts. */
  'manual.drafts.emptyMessage': 'An order that you begin and do not place waits here for 30 days.',
  /** Button of the question before a draft is deleted: it stays. */
  'manual.drafts.keep': 'Keep it',
  /** How many lines a draft has. */
  'manual.drafts.lines_one': '{{number}} line',
  /** How many lines a draft has. */
  'manual.drafts.lines_other': '{{number}} lines',
  /** In place of the buyer of a draft that has none yet. */
  'manual.drafts.nobody': 'No buyer yet',
  /** Where a draft could not be deleted. */
  'manual.drafts.notDeleted': 'It was not deleted. Try again.',
  /** Title of the list of orders that the reader has begun and not placed. */
  'manual.drafts.title': 'Your drafts',
  /** Error of the field that finds a buyer. */
  'manual.error.buyer': 'Choose somebody that was found.',
  /** Why an order cannot be put on account. */
  'manual.error.credit': 'This buyer has no account in the currency of the order.',
  /** Error of an order without lines. */
  'manual.error.lines': 'Add at least one product.',
  /** Error of a telephone number. */
  'manual.error.phone': 'Write it with + and the country code: +254 012 345 678.',
  /** Error of a line. */
  'manual.error.seller': 'This is of another seller: one order is of one seller.',
  /** Over the button that places an order: why it cannot be pressed now. */
  'manual.held.asking': 'The price is being asked for. The order can be placed once it is here.',
  /** The same. */
  'manual.held.changed': 'Prices have changed. Take the new ones first.',
  /** The same. */
  'manual.held.failed': 'The price could not be read. Without it the order is not placed.',
  /** The same. */
  'manual.held.foreign':
    'The server answered with the price of another order, or in another currency. At that price nothing is placed.',
  /** The same. */
  'manual.held.refused': 'The server gives no price for this order. Without one it is not placed.',
  /** Read out after a product was added. */
  'manual.lines.added': '{{name}} was added',
  /** Where no further line can be added. @limit */
  'manual.lines.full': 'An order has at most {{number}} lines.',
  /** Below the field that adds products. */
  'manual.lines.hint':
    'Type a name, or type or scan a code and press Enter. The first product decides the seller.',
  /** Button of a line with another price: it costs what it costs everybody again. */
  'manual.lines.listPrice': 'Usual price',
  /** The same button, for screen readers. */
  'manual.lines.listPriceOf': 'Usual price for {{name}}',
  /** After the price of a product: the least that is sold at once. */
  'manual.lines.moq': 'at least {{number}}',
  /** Read out after the code of a product that is in the order already. */
  'manual.lines.more': '{{name}}: {{number}} now',
  /** Below the field that adds products, once there is one. */
  'manual.lines.ofSeller': 'Only products of {{seller}}: one order is of one seller.',
  /** Button of a line. */
  'manual.lines.override': 'Other price',
  /** Below the field of another price. */
  'manual.lines.override.note':
    'This is what it costs: no discount for large quantities comes off it. Somebody else has to approve of it.',
  /** The same button, for screen readers. */
  'manual.lines.overrideOf': 'Other price for {{name}}',
  /** Field of a line: why it costs something else. */
  'manual.lines.reason': 'Why this price',
  /** Button of a line. */
  'manual.lines.remove': 'Remove {{name}}',
  /** Read out after a line was removed. */
  'manual.lines.removed': '{{name}} was removed',
  /** Field that adds products to an order. */
  'manual.lines.search': 'Product or code',
  /** How many pieces there are of a product, fewer than were entered. */
  'manual.lines.short': 'Only {{number}} in stock',
  /** How many pieces there are of a product. */
  'manual.lines.stock': '{{number}} in stock',
  /** Button, and title of the screen. */
  'manual.new': 'New manual order',
  /** Field of a new order: what the buyer asks for. */
  'manual.note': 'Note',
  /** Button: the order is placed. */
  'manual.place': 'Place the order',
  /** Link to the order that a draft has become. */
  'manual.placed.open': 'Open the order',
  /** Title in place of a draft that has become an order. */
  'manual.placed.title': 'This draft became order {{reference}}.',
  /** Button that asks again what became of an order that was sent and not answered. */
  'manual.placing.ask': 'Ask again',
  /** Its name while the answer is on its way. */
  'manual.placing.asking': 'Asking again…',
  /** What is known of an order that was sent and not answered. */
  'manual.placing.known':
    'The order, {{amount}}, was sent on {{time}} and has no answer yet. Asking again does not place it twice.',
  /** Title in place of a draft whose order was sent and not answered. */
  'manual.placing.title': 'Checking what became of this order',
  /** Box that has to be ticked where an order is over a limit. */
  'manual.review.asksApproval':
    'I know that an administrator who did not write it has to approve of it',
  /** Title where the server could not price an order. */
  'manual.review.failed': 'This could not be priced',
  /** Where the server could not price an order. */
  'manual.review.kept': 'What you wrote is kept.',
  /** Over the review of an order; an amount follows. */
  'manual.review.overCredit': 'This is more than the buyer may still owe:',
  /** Over the review of an order; an amount follows. */
  'manual.review.overLimit': 'This is over the limit for manual orders:',
  /** Over the review of an order: which prices, old and new, follows. */
  'manual.review.pricesChanged': 'Prices have changed since you chose these products:',
  /** Button where the server could not price an order. */
  'manual.review.retry': 'Try again',
  /** Over the review of an order: which products follows. */
  'manual.review.stockShort':
    'There is not enough of this in stock. Change the lines before you place the order:',
  /** Button: the new prices count. */
  'manual.review.takePrices': 'Take the new prices',
  /** How many pieces of a product are wanted, and how many there are. */
  'manual.review.wantedOf': '{{wanted}} wanted, {{number}} in stock',
  /** Fact: what the pieces cost so far. */
  'manual.soFar.goods': 'Goods',
  /** Below what is in an order so far. */
  'manual.soFar.note': 'Without discount, tax and delivery: the review has the whole price.',
  /** Fact: how many pieces there are in an order. */
  'manual.soFar.pieces': 'Pieces',
  /** Heading: what is in an order so far. */
  'manual.soFar.title': 'So far',
  /** Step of a new order. */
  'manual.step.delivery': 'Delivery and payment',
  /** Last step of a new order. */
  'manual.step.review': 'Review',
  /** Title of the list of orders that the staff have written down. */
  'manual.title': 'Manual orders',
  /** Where a list has no orders at all. */
  'orders.empty': 'No orders yet.',
  /** How an order is paid. */
  'paymentMethod.bank_transfer': 'Bank transfer',
  /** How an order is paid. */
  'paymentMethod.card': 'Card',
  /** How an order is paid. */
  'paymentMethod.cash_on_delivery': 'Cash on delivery',
  /** How an order is paid. */
  'paymentMethod.mobile_money': 'Mobile money',
  /** How an order is paid. */
  'paymentMethod.on_account': 'On account',
  /** Where the payment of an order stands. */
  'paymentStatus.failed': 'Failed',
  /** Where the payment of an order stands. */
  'paymentStatus.on_account': 'On account',
  /** Where the payment of an order stands. */
  'paymentStatus.paid': 'Paid',
  /** Where the payment of an order stands. */
  'paymentStatus.partly_refunded': 'Partly refunded',
  /** Where the payment of an order stands. */
  'paymentStatus.pending': 'Pending',
  /** Where the payment of an order stands. */
  'paymentStatus.refunded': 'Refunded',
  /** Where the payment of an order stands: something was sent back, and has no answer yet. */
  'paymentStatus.refunding': 'Refund pending',
  /** Where the payment of an order stands. */
  'paymentStatus.unpaid': 'Unpaid',
  /** Column: an amount. */
  'payments.amount': 'Amount',
  /** Column: when money moved. */
  'payments.at': 'When',
  /** Instead of the provider: an operator noted the transfer. */
  'payments.byHand': 'Noted by hand',
  /** Fact: what a buyer may owe. */
  'payments.limit': 'Credit limit',
  /** Where no money has moved. */
  'payments.none': 'No money has moved yet.',
  /** Column: through whom money moved. */
  'payments.provider': 'Provider',
  /** Column: what came of a payment. */
  'payments.state': 'Result',
  /** Heading of the payments of an order. */
  'payments.title': 'Payments',
  /** Column: in or back. */
  'payments.type': 'Kind',
  /** Fact: what a buyer owes without this order. */
  'payments.used': 'Owed besides',
  /** Button: chooses all pieces of all lines. */
  'pieces.all': 'All',
  /** Over the lines of which a part leaves. */
  'pieces.leaving': 'What leaves now',
  /** Button: chooses no pieces. */
  'pieces.none': 'None',
  /** Label of a number of pieces: how many there are at most. */
  'pieces.of': 'Of {{number}}',
  /** Over the lines of which something is refunded. */
  'pieces.refunded': 'What is paid back',
  /** Title of a paper: the invoice of an order of which nothing was kept. */
  'print.creditNote': 'Credit note',
  /** Sum of a credit note. */
  'print.credited': 'Credited',
  /** On a credit note: the invoice that it cancels out. */
  'print.forInvoice': 'For invoice',
  /** On paper: over who sells. */
  'print.from': 'From',
  /** Title of a paper, and the way to it. */
  'print.invoice': 'Invoice',
  /** Title of a paper: the invoice of a cancelled order. */
  'print.invoice.cancelled': 'Cancelled invoice',
  /** Button: the invoices of the selected orders. */
  'print.invoices': 'Invoices',
  /** On an invoice: the number of its order. */
  'print.orderNumber': 'Order',
  /** On paper, column: a box to tick with a pen. */
  'print.packed': 'Packed',
  /** Title of a paper, and the way to it. */
  'print.packingList': 'Packing list',
  /** Button: the packing lists of the selected orders. */
  'print.packingLists': 'Packing lists',
  /** On paper: how many pieces are to be packed in all. */
  'print.pieces': 'Pieces to pack',
  /** On an invoice, before the tax number of its seller. */
  'print.taxNumber': 'Tax number',
  /** On paper: over who buys, and where it goes. */
  'print.to': 'To',
  /** On paper, column: how many pieces are to be packed. */
  'print.toPack': 'To pack',
  /** Field: why something of an order is done. */
  reason: 'Reason',
  /** In the field of a reason before one is chosen. */
  'reason.choose': 'Choose a reason',
  /** Field: what is said of a reason. */
  'reason.note': 'Note',
  /** Error: another reason needs words. */
  'reason.noteMissing': 'Say which other reason in at least 10 characters.',
  /** Title of the page of one order. */
  'record.title': 'Order',
  /** Fact in the form of a refund. */
  'refund.amount': 'Goes back to the buyer',
  /** Fact in the form of a refund: what the agent gives back. */
  'refund.commission.agent': 'Agent gives back',
  /** Fact in the form of a refund: what the marketplace gives back. */
  'refund.commission.platform': 'Marketplace gives back',
  /** Field in the form of a refund: what of the delivery goes back. */
  'refund.delivery': 'Of the delivery',
  /** Below the field of what of the delivery goes back. */
  'refund.delivery.left': 'At most {{amount}}.',
  /** Field in the form of a refund. */
  'refund.method': 'How it goes back',
  /** Fact in the form of a refund: what came in, less what went back. */
  'refund.refundable': 'Can go back at most',
  /** Heading in the form of a refund. */
  'refund.sum': 'What it comes to',
  /** How money goes back. */
  'refundMethod.cash': 'In cash',
  /** How money goes back. */
  'refundMethod.mobile_money': 'Mobile money',
  /** How money goes back. */
  'refundMethod.original': 'The way it came',
  /** Fact: who made a refund. */
  'refunds.by': 'By',
  /** After “Nothing was refunded”, for who may not refund. */
  'refunds.byOthers': 'An administrator makes refunds.',
  /** Where nothing was refunded. */
  'refunds.none': 'Nothing was refunded.',
  /** Heading of a refund, counted from 1. */
  'refunds.number': 'Refund {{number}}',
  /** Heading of money that went back for returns and cancellations. */
  'refunds.others': 'Refunds of returns and cancellations',
  /** Heading of what was refunded without a return. */
  'refunds.title': 'Refunds',
  /** Column: which pieces were refunded. */
  'refunds.what': 'What',
  /** Where nothing was sent back. */
  'returns.none': 'Nothing of it was sent back.',
  /** Column: the number of a return. */
  'returns.number': 'Return',
  /** Column: when a return was asked for. */
  'returns.raised': 'Raised',
  /** Tab and heading of what was sent back. */
  'returns.title': 'Returns',
  /** Where a shipment is. */
  'shipmentState.delivered': 'Delivered',
  /** Where a shipment is. */
  'shipmentState.failed': 'Came back',
  /** Where a shipment is. */
  'shipmentState.under_way': 'Under way',
  /** Fact: when a shipment arrived or came back. */
  'shipments.ended': 'Arrived or came back',
  /** Fact: why a shipment came back. */
  'shipments.failure': 'Why it came back',
  /** Fact: when a shipment left. */
  'shipments.left': 'Left',
  /** Where nothing has left. */
  'shipments.none': 'Nothing has left yet.',
  /** Fact: who took a shipment. */
  'shipments.receivedBy': 'Received by',
  /** Below the field of who took a shipment. */
  'shipments.receivedBy.help': 'Leave it empty where nobody has said.',
  /** Heading of a shipment, counted from 1. */
  'shipments.title': 'Shipment {{number}}',
  /** Fact: by which number a carrier finds a shipment. */
  'shipments.tracking': 'Tracking number',
  /** Field: which of several shipments something is about. */
  'shipments.which': 'Which shipment',
  /** Tab: what has left and what stays. */
  'tab.fulfilment': 'Fulfilment',
  /** Tab: what came back, and what was paid back. */
  'tab.returns': 'Returns and refunds',
  /** Tab: what an order is. */
  'tab.summary': 'Summary',
  /** What a movement of money is: it comes in. */
  'transaction.charge': 'Payment',
  /** What a movement of money is: it goes back. */
  'transaction.refund': 'Refund',
  /** What came of a movement of money. */
  'transactionState.failed': 'Failed',
  /** What came of a movement of money. */
  'transactionState.pending': 'No answer yet',
  /** What came of a movement of money. */
  'transactionState.succeeded': 'Succeeded',
  /** Tab of a list. */
  'view.all': 'All',
  /** Tab and column of a list: somebody else has to approve of them. */
  'view.needsApproval': 'Needs approval',
  /** Tab of a list: something of them was sent back. */
  'view.returned': 'With returns',
  /** Tab of a list, and filter: what was placed in this month. */
  'view.thisMonth': 'This month',
  /** Tab of a list: what has to leave. */
  'view.toDispatch': 'To dispatch',
} as const
