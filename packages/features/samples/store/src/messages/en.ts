declare module '@console/core/i18n' {
  interface MessageCatalogue {
    store: typeof en
  }
}

/** English messages of the store, the source of the translations. */
export const en = {
  /** Button: removes one or more selected products from the store. They can be restored. */
  'action.remove': 'Remove from the store',
  /** Button: restores one or more removed products. */
  'action.restore': 'Restore to the store',
  /** Tooltip of a disabled button: the product is already removed, or already in the store. */
  'blocker.wrong_status': 'Already done.',
  /** Under a field for categories or tags: creates a new value. {{text}}: the typed text. */
  'chips.add': 'Add “{{text}}”',
  /** Hint under a field for categories or tags. */
  'chips.hint': 'Choose one, or type a new one and press Enter.',
  /** Button on a category or tag. {{text}}: its name. */
  'chips.remove': 'Remove {{text}}',
  /** Column, filter and field: categories of a product. */
  'column.categories': 'Categories',
  /** Column, detail and tab: customer of an order. */
  'column.customer': 'Customer',
  /** Column, filter and detail: date of an order, a payment or a status. */
  'column.date': 'Date',
  /** Column, filter and detail: payment method. */
  'column.method': 'Payment',
  /** Column: name of a product. */
  'column.name': 'Product',
  /** Column and filter: price of a product with tax; in order lines, without tax. */
  'column.price': 'Price',
  /** Column of the order lines. */
  'column.product': 'Product',
  /** Column, filter and field: pieces in stock, or ordered. */
  'column.quantity': 'Quantity',
  /** Column: order number. */
  'column.reference': 'Reference',
  /** Column: whether the store offers a product. */
  'column.shelf': 'Store',
  /** Column and field: stock-keeping unit. */
  'column.sku': 'SKU',
  /** Column and filter: status of an order. */
  'column.status': 'Status',
  /** Filter: stock level of a product. */
  'column.stock': 'Stock',
  /** Column, filter and field: search tags of a product. */
  'column.tags': 'Tags',
  /** Column, filter and detail: total of an order or a line. */
  'column.total': 'Total',
  /** Detail of a customer. */
  'customer.company': 'Company',
  /** Under a drawn map: coordinates of an address. {{latitude}}, {{longitude}}: degrees. */
  'customer.degrees': 'Latitude {{latitude}}°, longitude {{longitude}}°',
  /** Detail of a customer. */
  'customer.email': 'Email',
  /** Heading: address for the invoice. */
  'customer.invoiceAddress': 'Billing address',
  /** Detail of a customer. */
  'customer.jobTitle': 'Job title',
  /** Detail of a customer. */
  'customer.name': 'Name',
  /** Detail of a customer. */
  'customer.phone': 'Phone',
  /** Heading: address for the delivery. */
  'customer.shippingAddress': 'Shipping address',
  /** Confirmation: consequence of removing several products. */
  'decision.consequence.many.remove':
    'Shoppers will no longer see these products. You can restore them later.',
  /** Confirmation: consequence of restoring several products. */
  'decision.consequence.many.restore': 'Shoppers will see these products again.',
  /** Confirmation: consequence of removing one product. */
  'decision.consequence.one.remove':
    'Shoppers will no longer see this product. You can restore it later.',
  /** Confirmation: consequence of restoring one product. */
  'decision.consequence.one.restore': 'Shoppers will see this product again.',
  /** Row of a product that the reader has just removed. */
  'decision.decided.remove': 'Removed',
  /** Row of a product that the reader has just restored. */
  'decision.decided.restore': 'Restored',
  /** Notice: product removed from the store. {{name}}: its name. */
  'decision.done.remove': '{{name}} was removed from the store.',
  /** Notice: product restored. {{name}}: its name. */
  'decision.done.restore': '{{name}} was restored to the store.',
  /** Notice: someone else was faster. {{actor}}: their name; {{ago}}: elapsed time. */
  'decision.happened.remove': '{{actor}} removed this {{ago}}.',
  /** Notice: someone else was faster. {{actor}}: their name; {{ago}}: elapsed time. */
  'decision.happened.restore': '{{actor}} restored this {{ago}}.',
  /** Button: adds a picture of a product from a file. */
  'images.add': 'Add a picture',
  /** Error under the pictures: damaged or unreadable file. */
  'images.broken': 'We couldn’t read this picture. Try another file.',
  /** Hint beside the button that adds a picture. {{megabytes}}: maximum file size. */
  'images.hint': 'PNG, JPEG, WebP or GIF, up to {{megabytes}} MB.',
  /** Accessible name of the choice of the main picture. */
  'images.main': 'Main picture',
  /** Accessible name of a picture. {{place}}: its position; {{total}}: number of pictures. */
  'images.name': 'Picture {{place}} of {{total}}',
  /** Button on a picture. {{name}}: its accessible name. */
  'images.remove': 'Remove {{name}}',
  /** Error under the pictures: file too large. {{megabytes}}: maximum file size. */
  'images.size': 'This picture is larger than {{megabytes}} MB.',
  /** Error under the pictures: unsupported file type. */
  'images.type': 'This image type isn’t supported. Use PNG, JPEG, WebP or GIF.',
  /** Link, heading and printed title: invoice of an order. */
  'invoice.title': 'Invoice',
  /** Heading on an invoice: recipient. */
  'invoice.to': 'To',
  /** Column on an invoice: total, with its currency. */
  'invoice.total': 'Total in USD',
  /** Payment method. */
  'method.bank_wire': 'Bank wire',
  /** Payment method. */
  'method.check': 'Check',
  /** Payment method. */
  'method.credit_card': 'Credit card',
  /** Payment method: a brand name. @same */
  'method.paypal': 'PayPal',
  /** Detail of a payment. */
  'order.amount': 'Amount',
  /** Column: carrier of a shipment. */
  'order.carrier': 'Carrier',
  /** Tab: statuses, payment and shipping of an order. */
  'order.details': 'Details',
  /** Total under the order lines. */
  'order.discount': 'Discount',
  /** Column: shipping fee. */
  'order.fee': 'Fee',
  /** Heading: key details of an order. */
  'order.glance': 'At a glance',
  /** Tab and heading: products of an order. */
  'order.lines': 'Products',
  /** Heading: payment of an order. */
  'order.payment': 'Payment',
  /** Heading: shipments of an order. */
  'order.shipping': 'Shipping',
  /** Heading: past statuses of an order, the newest first. */
  'order.statuses': 'Status history',
  /** Total under the order lines. */
  'order.subtotal': 'Subtotal',
  /** Total under the order lines. */
  'order.tax': 'Tax',
  /** Title of the order screen. */
  'order.title': 'Order',
  /** Total under the order lines: grand total. */
  'order.total': 'Total',
  /** Column: tracking number of a shipment. */
  'order.tracking': 'Tracking number',
  /** Detail of a payment: its number. */
  'order.transaction': 'Transaction',
  /** Placeholder for the shipments of an order. */
  'order.unshipped': 'This order hasn’t shipped yet.',
  /** Status of an order (specification 4). */
  'orderStatus.accepted': 'Payment accepted',
  /** Status of an order (specification 4). */
  'orderStatus.awaiting_cash': 'Awaiting Cash-on-delivery payment',
  /** Status of an order (specification 4). */
  'orderStatus.awaiting_check': 'Awaiting check payment',
  /** Status of an order (specification 4). */
  'orderStatus.awaiting_paypal': 'Awaiting PayPal payment',
  /** Status of an order (specification 4). */
  'orderStatus.awaiting_wire': 'Awaiting bank wire payment',
  /** Status of an order (specification 4). */
  'orderStatus.canceled': 'Canceled',
  /** Status of an order (specification 4). */
  'orderStatus.delivered': 'Delivered',
  /** Status of an order (specification 4). */
  'orderStatus.payment_error': 'Payment error',
  /** Status of an order (specification 4). */
  'orderStatus.preorder_paid': 'On pre-order (paid)',
  /** Status of an order (specification 4). */
  'orderStatus.preorder_unpaid': 'On pre-order (not paid)',
  /** Status of an order (specification 4). */
  'orderStatus.preparing': 'Preparing the order',
  /** Status of an order (specification 4). */
  'orderStatus.refunded': 'Refunded',
  /** Status of an order (specification 4). */
  'orderStatus.remote_accepted': 'Remote payment accepted',
  /** Status of an order (specification 4). */
  'orderStatus.shipped': 'Shipped',
  /** View of the order list: all orders. */
  'orders.all': 'All',
  /** Empty order list. */
  'orders.empty': 'No orders yet.',
  /** Title of the order list. */
  'orders.title': 'Store orders',
  /** Heading: first fields of a product. */
  'product.basic': 'Basic information',
  /** Hint under a size field. */
  'product.centimetres': 'For example, 30 cm',
  /** Field: earlier price of a product, or its price elsewhere. */
  'product.compared': 'Compare-at price',
  /** Hint under the compare-at price. */
  'product.compared.hint': 'The previous price, or the price at other stores.',
  /** Accessible name of the currency of a price. */
  'product.currency': 'Currency',
  /** Field: size of a product. */
  'product.depth': 'Depth',
  /** Field: description of a product. */
  'product.description': 'Description',
  /** Error under a price: it doesn’t match the other price and the tax rate. */
  'product.disagreed': 'The two prices don’t match at this tax rate.',
  /** Field: surcharge on the usual shipping fee. */
  'product.extraFee': 'Extra shipping fee',
  /** Notice: removing or restoring a product failed. */
  'product.failed': 'Couldn’t update the product',
  /** Field: price of a product with tax. */
  'product.gross': 'Price with tax',
  /** Field: size of a product. */
  'product.height': 'Height',
  /** Heading: pictures of a product. */
  'product.images': 'Pictures',
  /** Heading: stock and SKU of a product. */
  'product.inventory': 'Inventory',
  /** Hint under a weight field. */
  'product.kilograms': 'For example, 1.5 kg',
  /** Field: name of a product. */
  'product.name': 'Name',
  /** Field: price of a product without tax. */
  'product.net': 'Price without tax',
  /** Title: unknown product. */
  'product.none': 'Product not found',
  /** Message for an unknown product, before a link to all products. */
  'product.none.text': 'The link may be wrong, or the product was never in this store.',
  /** Heading: prices of a product. */
  'product.pricing': 'Pricing',
  /** Button: saves a product. */
  'product.save': 'Save product',
  /** Notice: product saved. {{name}}: its name. */
  'product.saved': '{{name}} was saved.',
  /** Heading: sizes and shipping fee of a product. */
  'product.shipping': 'Shipping',
  /** Field: tax rate of a product. */
  'product.taxRate': 'Tax rate (%)',
  /** Title of the product screen. */
  'product.title': 'Product',
  /** Field and column: weight of a product or a shipment. */
  'product.weight': 'Weight',
  /** Field: size of a product. */
  'product.width': 'Width',
  /** View of the product list: offered and removed products. */
  'products.all': 'All',
  /** Empty product list. */
  'products.empty': 'No products yet.',
  /** Button, link and heading: a new product. */
  'products.new': 'New product',
  /** Title of the product list, and link to it. */
  'products.title': 'Store products',
  /** History of a product. */
  'record.event.store-product.removed': 'Removed from the store',
  /** History of a product. */
  'record.event.store-product.restored': 'Restored to the store',
  /** History of a product. */
  'record.event.store-product.undone': 'Undone',
  /** Confirmation of a bulk action: number of products. */
  'records.store-products_one': '{{number}} product',
  /** Confirmation of a bulk action: number of products. */
  'records.store-products_other': '{{number}} products',
  /** View and status: product offered in the store. */
  'status.offered': 'In the store',
  /** View and status: product removed from the store. */
  'status.removed': 'Removed',
  /** Stock level: 5 pieces at most. */
  'stock.few': '5 or fewer',
  /** Stock level. */
  'stock.plenty': 'More than 25',
  /** Stock level. */
  'stock.some': '6 to 25',
  /** Heading of the store’s results in the command palette. */
  'store.title': 'Store',
} as const
