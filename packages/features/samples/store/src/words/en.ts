/** The words of the store in English, their source. */
export const en = {
  /** Button: takes a product, or all chosen, out of the store. It can be put back. */
  'action.remove': 'Remove from the store',
  /** Button: puts a product, or all chosen, back into the store. */
  'action.restore': 'Put back in the store',
  /** Below a field for categories or tags: makes one of what was typed. {{text}}: that. */
  'chips.add': 'Add “{{text}}”',
  /** Below a field for categories or tags. */
  'chips.hint': 'Choose one, or type a new one and press Enter.',
  /** Button on a category or tag. {{text}}: that. */
  'chips.remove': 'Remove {{text}}',
  /** Column, filter and field: what sorts of prints a product belongs to. */
  'column.categories': 'Categories',
  /** Column, fact and tab: who has ordered. */
  'column.customer': 'Customer',
  /** Column, filter and fact: when something was done. */
  'column.date': 'Date',
  /** Column, filter and fact: how an order was paid. */
  'column.method': 'Payment',
  /** Column: what a product is called. */
  'column.name': 'Product',
  /** Column and filter: what a product costs with tax; of the line of an order, without it. */
  'column.price': 'Price',
  /** Column of an order’s lines. */
  'column.product': 'Product',
  /** Column, filter and field: how many pieces there are, or were ordered. */
  'column.quantity': 'Quantity',
  /** Column: the number of an order. */
  'column.reference': 'Reference',
  /** Column: whether the store shows a product. */
  'column.shelf': 'Store',
  /** Column and field: the number that a product is stored under. */
  'column.sku': 'SKU',
  /** Column and filter: where an order stands. */
  'column.status': 'Status',
  /** Filter: how much there is of a product. */
  'column.stock': 'Stock',
  /** Column, filter and field: words that products are found by. */
  'column.tags': 'Tags',
  /** Column, filter and fact: what an order or a line comes to. */
  'column.total': 'Total',
  /** Of who has ordered. */
  'customer.company': 'Company',
  /** Below a drawn map: where on earth an address is. {{latitude}}, {{longitude}}: degrees. */
  'customer.degrees': 'Latitude {{latitude}}°, longitude {{longitude}}°',
  /** Of who has ordered. */
  'customer.email': 'Email',
  /** Heading over the address that the invoice goes to. */
  'customer.invoiceAddress': 'Invoice address',
  /** Of who has ordered. */
  'customer.jobTitle': 'Job title',
  /** Of who has ordered. */
  'customer.name': 'Name',
  /** Of who has ordered. */
  'customer.phone': 'Phone',
  /** Heading over the address that the order goes to. */
  'customer.shippingAddress': 'Shipping address',
  /** Before many are taken out of the store: what happens. */
  'decision.consequence.many.remove': 'Shoppers no longer see them. You can put them back.',
  /** Before many are put back into the store: what happens. */
  'decision.consequence.many.restore': 'Shoppers see them again.',
  /** Before one is taken out of the store: what happens. */
  'decision.consequence.one.remove': 'Shoppers no longer see it. You can put it back.',
  /** Before one is put back into the store: what happens. */
  'decision.consequence.one.restore': 'Shoppers see it again.',
  /** In the row of what the reader has just taken out of the store. */
  'decision.decided.remove': 'Removed',
  /** In the row of what the reader has just put back. */
  'decision.decided.restore': 'Put back',
  /** Said after a product was taken out of the store. {{name}}: of it. */
  'decision.done.remove': '{{name}} was removed from the store.',
  /** Said after a product was put back. {{name}}: of it. */
  'decision.done.restore': '{{name}} is in the store again.',
  /** Who came first. {{actor}}: who; {{ago}}: when. */
  'decision.happened.remove': '{{actor}} removed this {{ago}}.',
  /** Who came first. {{actor}}: who; {{ago}}: when. */
  'decision.happened.restore': '{{actor}} put this back {{ago}}.',
  /** Why a button cannot be pressed. */
  'hindrance.wrong_status': 'It is so already.',
  /** Button: chooses a picture of a product from a file. */
  'images.add': 'Add a picture',
  /** Why a picture was not taken. */
  'images.broken': 'This picture cannot be read.',
  /** Beside the button that adds a picture. {{megabytes}}: the most that is taken. */
  'images.hint': 'PNG, JPEG, WebP or GIF, up to {{megabytes}} MB.',
  /** What the pictures are a choice of, for screen readers. */
  'images.main': 'The picture that stands for the product',
  /** What one of the pictures is called, for screen readers. {{place}}: from 1; {{total}}: how many there are. */
  'images.name': 'Picture {{place}} of {{total}}',
  /** Button on a picture. {{name}}: what it is called. */
  'images.remove': 'Remove: {{name}}',
  /** Why a picture was not taken. {{megabytes}}: the most that is taken. */
  'images.size': 'This picture is larger than {{megabytes}} MB.',
  /** Why a file was not taken. */
  'images.type': 'This is no picture of a type that can be shown: PNG, JPEG, WebP or GIF.',
  /** Link, heading and paper: the invoice of an order. */
  'invoice.title': 'Invoice',
  /** On an invoice, over the address of who pays it. */
  'invoice.to': 'To',
  /** Column on an invoice, with its currency. */
  'invoice.total': 'Total in USD',
  /** How an order was paid. */
  'method.bank_wire': 'Bank wire',
  /** How an order was paid. */
  'method.check': 'Check',
  /** How an order was paid. */
  'method.credit_card': 'Credit card',
  /** How an order was paid: a name. @same */
  'method.paypal': 'PayPal',
  /** Of the payment of an order. */
  'order.amount': 'Amount',
  /** Column: who carries an order. */
  'order.carrier': 'Carrier',
  /** Tab: what became of an order, how it was paid and sent. */
  'order.details': 'Details',
  /** Below the lines of an order. */
  'order.discount': 'Discount',
  /** Heading over what one reads first of an order. */
  'order.facts': 'At a glance',
  /** Column: what sending an order costs. */
  'order.fee': 'Fee',
  /** Tab and heading: what was ordered. */
  'order.lines': 'Products',
  /** Heading over how an order was paid. */
  'order.payment': 'Payment',
  /** Heading over how an order was sent. */
  'order.shipping': 'Shipping',
  /** Heading over the statuses that an order has come to, the newest first. */
  'order.statuses': 'Status history',
  /** Below the lines of an order. */
  'order.subtotal': 'Subtotal',
  /** Below the lines of an order. */
  'order.tax': 'Tax',
  /** The title of the page of an order. */
  'order.title': 'Order',
  /** Below the lines of an order: what they come to. */
  'order.total': 'Total',
  /** Column: the number that a carrier finds an order by. */
  'order.tracking': 'Tracking number',
  /** The number of a payment. */
  'order.transaction': 'Transaction',
  /** In place of how an order was sent. */
  'order.unshipped': 'Nothing has been sent yet.',
  /** Where an order stands (specification 4). */
  'orderStatus.accepted': 'Payment accepted',
  /** Where an order stands (specification 4). */
  'orderStatus.awaiting_cash': 'Awaiting Cash-on-delivery payment',
  /** Where an order stands (specification 4). */
  'orderStatus.awaiting_check': 'Awaiting check payment',
  /** Where an order stands (specification 4). */
  'orderStatus.awaiting_paypal': 'Awaiting PayPal payment',
  /** Where an order stands (specification 4). */
  'orderStatus.awaiting_wire': 'Awaiting bank wire payment',
  /** Where an order stands (specification 4). */
  'orderStatus.canceled': 'Canceled',
  /** Where an order stands (specification 4). */
  'orderStatus.delivered': 'Delivered',
  /** Where an order stands (specification 4). */
  'orderStatus.payment_error': 'Payment error',
  /** Where an order stands (specification 4). */
  'orderStatus.preorder_paid': 'On pre-order (paid)',
  /** Where an order stands (specification 4). */
  'orderStatus.preorder_unpaid': 'On pre-order (not paid)',
  /** Where an order stands (specification 4). */
  'orderStatus.preparing': 'Preparing the order',
  /** Where an order stands (specification 4). */
  'orderStatus.refunded': 'Refunded',
  /** Where an order stands (specification 4). */
  'orderStatus.remote_accepted': 'Remote payment accepted',
  /** Where an order stands (specification 4). */
  'orderStatus.shipped': 'Shipped',
  /** View of the list of orders: all there are. */
  'orders.all': 'All',
  /** List of orders without any. */
  'orders.empty': 'Nothing has been ordered yet.',
  /** The list of the store’s orders. */
  'orders.title': 'Store orders',
  /** Heading over the first fields of a product. */
  'product.basic': 'Basic information',
  /** Below the field for a size: how it is written. */
  'product.centimetres': 'Such as 30 cm',
  /** Field: what a product has cost before, or costs elsewhere. */
  'product.compared': 'Compared price',
  /** Below the field for the compared price. */
  'product.compared.hint': 'What it has cost before, or costs elsewhere.',
  /** What a choice of the currency would be called, for screen readers. */
  'product.currency': 'Currency',
  /** Field: a size of a product. */
  'product.depth': 'Depth',
  /** Field: what is said of a product. */
  'product.description': 'Description',
  /** Below a price that does not belong to the price without tax and the rate. */
  'product.disagreed': 'With this tax rate, the two prices do not agree.',
  /** Field: what is paid for sending beside the usual fee. */
  'product.extraFee': 'Extra shipping fee',
  /** Notice where a product was neither taken out of the store nor put back. */
  'product.failed': 'The product was not changed',
  /** Field: what is paid for a product. */
  'product.gross': 'Price with tax',
  /** Field: a size of a product. */
  'product.height': 'Height',
  /** Heading over the pictures of a product. */
  'product.images': 'Pictures',
  /** Heading over how many pieces of a product there are, and under which number. */
  'product.inventory': 'Inventory',
  /** Below the field for a weight: how it is written. */
  'product.kilograms': 'Such as 1.5 kg',
  /** Field: what a product is called. */
  'product.name': 'Name',
  /** Field: what a product costs without tax. */
  'product.net': 'Price without tax',
  /** In place of a product that there is not. */
  'product.none': 'There is no such product',
  /** Below that there is no such product; a link to all of them follows. */
  'product.none.text': 'Its address may be wrong, or was never one of this store.',
  /** Heading over the prices of a product. */
  'product.pricing': 'Pricing',
  /** Button: saves a product. */
  'product.save': 'Save the product',
  /** Notice after a product was saved. {{name}}: of it. */
  'product.saved': '{{name}} was saved.',
  /** Heading over the sizes of a product and what sending it costs. */
  'product.shipping': 'Shipping',
  /** Field: which part of the price is added as tax. */
  'product.taxRate': 'Tax rate in %',
  /** The title of the page of a product. */
  'product.title': 'Product',
  /** Field and column: of a product, or of what was sent. */
  'product.weight': 'Weight',
  /** Field: a size of a product. */
  'product.width': 'Width',
  /** View of the list of products: those in the store and those that were removed. */
  'products.all': 'All',
  /** List of products without any. */
  'products.empty': 'The store has no products yet.',
  /** Button, link and heading: a product that is yet to be written. */
  'products.new': 'New product',
  /** The list of the store’s products, and the link to it. */
  'products.title': 'Store products',
  /** What happened to a product. */
  'record.event.store-product.removed': 'Removed from the store',
  /** What happened to a product. */
  'record.event.store-product.restored': 'Put back in the store',
  /** What happened to a product. */
  'record.event.store-product.undone': 'Taken back',
  /** In the question about many: so many products. */
  'records.store-products_one': '{{number}} product',
  /** In the question about many: so many products. */
  'records.store-products_other': '{{number}} products',
  /** View and status: the store shows a product. */
  'status.offered': 'In the store',
  /** View and status: a product was taken out of the store. */
  'status.removed': 'Removed',
  /** How much there is of a product: 5 at most. */
  'stock.few': '5 or fewer',
  /** How much there is of a product. */
  'stock.plenty': 'More than 25',
  /** How much there is of a product. */
  'stock.some': '6 to 25',
  /** Heading in the finder over what it finds of the store. */
  'store.title': 'Store',
} as const
