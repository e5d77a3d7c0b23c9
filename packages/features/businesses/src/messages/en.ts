declare module '@console/core/i18n' {
  interface MessageCatalogue {
    businesses: typeof en
  }
}

/** Business messages in English, the source of the translations. */
export const en = {
  /** Requested change: made by the owner. */
  'answer.changed': 'Changed',
  /** Requested change: not made. */
  'answer.same': 'Not changed',
  /** Card: requested changes and the owner’s reply; {{ago}} is the time since the reply. */
  'answer.title': 'Answered {{ago}}',
  /** Empty state of the business queue. */
  'approve.empty': 'No businesses to approve. New businesses appear here when they register.',
  /** Title of the queue of businesses. */
  'approve.title': 'Businesses to approve',
  /** Empty state of the approved business list. */
  'approved.empty': 'No approved businesses yet. Businesses appear here once they’re approved.',
  /** Title of the list of approved businesses. */
  'approved.title': 'Approved businesses',
  /** Capability of a business: selling medicines. */
  'capability.afya': 'Pharmacy',
  /** Capability of a business: selling to businesses. */
  'capability.b2b': 'Businesses',
  /** Capability of a business: selling to consumers. */
  'capability.b2c': 'Consumers',
  /** Capability of a business: directory listing. */
  'capability.directory': 'Directory',
  /** Capability of a business: in-shop payments. */
  'capability.merchant': 'In-shop payments',
  /** Capability of a business: services. */
  'capability.services': 'Services',
  /** Column and filter: date of first approval. */
  'column.approvedAt': 'Approved',
  /** Column: logo, name and number of a business. */
  'column.business': 'Business',
  /** CSV column: business number. */
  'column.businessNo': 'Business number',
  /** Column and filter: capabilities of a business. */
  'column.capabilities': 'Trades in',
  /** Column and filter. */
  'column.country': 'Country',
  /** Column and filter: county or region. */
  'column.county': 'County',
  /** Column: earliest expiry date of the documents. */
  'column.documentsExpire': 'Documents expire',
  /** Column: order value in the last 30 days, by currency. */
  'column.gmv30d': 'Value, 30 days',
  /** Column and filter: kind of business. */
  'column.kind': 'Kind',
  /** Column: registered name. */
  'column.legalName': 'Legal name',
  /** Column: orders in the last 30 days. */
  'column.orders30d': 'Orders, 30 days',
  /** Column and filter: listing plan of a business. */
  'column.plan': 'Plan',
  /** Column: number of products. */
  'column.products': 'Products',
  /** Column: buyer rating. */
  'column.rating': 'Rating',
  /** Column: recruiting agent. */
  'column.recruitedBy': 'Recruited by',
  /** Column: return rate. */
  'column.returns': 'Returns',
  /** CSV column: number of reviews behind a rating. */
  'column.reviewCount': 'Reviews',
  /** Column and filter: risk of a business. */
  'column.risk': 'Risk',
  /** Column: tax number. */
  'column.taxPin': 'Tax PIN',
  /** Empty state of the contacts. */
  'contacts.none': 'No contacts besides the owner.',
  /** Column: role of a contact. */
  'contacts.role': 'Role',
  /** Card and field: contacts of a business. */
  'contacts.title': 'Contacts',
  /** A country. */
  'country.BI': 'Burundi',
  /** A country. */
  'country.DJ': 'Djibouti',
  /** A country. */
  'country.ET': 'Ethiopia',
  /** A country. */
  'country.KE': 'Kenya',
  /** A country. */
  'country.RW': 'Rwanda',
  /** A country. */
  'country.SO': 'Somalia',
  /** A country. */
  'country.TZ': 'Tanzania',
  /** A country. */
  'country.UG': 'Uganda',
  /** Fact: time since the last order. */
  'details.lastOrder': 'Last order',
  /** Fact: town and country of a business. */
  'details.place': 'Location',
  /** Fact: risk signals of a business. */
  'details.riskSignals': 'Risk signals',
  /** Card: key facts of a record. */
  'details.title': 'At a glance',
  /** Field of a business. */
  'field.address': 'Address',
  /** Field of a person. */
  'field.email': 'Email',
  /** Field of a business: logo. */
  'field.logo': 'Logo',
  /** Field of a person. */
  'field.name': 'Name',
  /** Field of a person. */
  'field.phone': 'Phone',
  /** Fact: coordinates of a business. */
  'field.position': 'Map location',
  /** Field of a business. */
  'field.registrationNo': 'Registration number',
  /** Field of a business: town. */
  'field.town': 'Town',
  /** Field of a business. */
  'field.tradingName': 'Trading name',
  /** Field of a business. */
  'field.website': 'Website',
  /** Filter: businesses with a document expiring within 30 days. */
  'filter.documentsExpiring': 'Documents expire within 30 days',
  /** Filter: businesses without orders for 60 days. */
  'filter.dormant': 'No orders for 60 days',
  /** Filter: businesses with 3 stars or fewer. */
  'filter.lowRated': '3 stars or fewer',
  /** Kind of a business. */
  'kind.distributor': 'Distributor',
  /** Kind of a business. */
  'kind.manufacturer': 'Manufacturer',
  /** Kind of a business. */
  'kind.pharmacy': 'Pharmacy',
  /** Kind of a business. */
  'kind.retailer': 'Retailer',
  /** Kind of a business. */
  'kind.service_provider': 'Service provider',
  /** Kind of a business. */
  'kind.wholesaler': 'Wholesaler',
  /** Row menu: link to the review of the last submission. */
  'link.submission': 'Open the submission',
  /** Fact: number of directory listings. */
  'offer.listings': 'Directory listings',
  /** Fact: number of services. */
  'offer.services': 'Services',
  /** Card: offering of a business. */
  'offer.title': 'Offering',
  /** Link to a list of orders. */
  'orders.agents': 'All agent orders',
  /** Link to a list of orders. */
  'orders.b2b': 'All B2B orders',
  /** Link to a list of orders. */
  'orders.b2c': 'All B2C orders',
  /** Empty state of the orders. */
  'orders.none': 'No orders yet.',
  /** Tab and heading of the latest orders. */
  'orders.title': 'Orders',
  /** Card and field: owner of a business. */
  'owner.title': 'Owner',
  /** Accessible name of the chart of orders. */
  'performance.chart': 'Orders per day, last 90 days',
  /** Column: a day. */
  'performance.day': 'Day',
  /** Card: orders by day. */
  'performance.days': 'Last 90 days',
  /** Empty state of the performance. */
  'performance.none': 'No sales yet.',
  /** Column and series: orders on a day. */
  'performance.orders': 'Orders',
  /** Column: returns on a day. */
  'performance.returns': 'Returns',
  /** Tab and card: performance of a business. */
  'performance.title': 'Performance',
  /** Column: order value on a day in one currency. */
  'performance.value': 'Value, {{currency}}',
  /** A town or an address with its country, among the facts of a business. @same */
  'place.of': '{{place}}, {{country}}',
  /** Instead of missing coordinates. */
  'position.none': 'Not set',
  /** Title of the screens of one business. */
  'record.title': 'Business',
  /** Card: details from the registration. */
  'registration.title': 'Registration details',
  /** Beside a submission: the live business. */
  'related.live': 'Live',
  /** Beside a live business: its last submission. */
  'related.submission': 'Submission',
  /** Risk of a business. */
  'risk.high': 'High',
  /** Risk of a business. */
  'risk.low': 'Low',
  /** Risk of a business. */
  'risk.medium': 'Medium',
  /** Risk signal of a business. */
  'riskSignal.document_mismatch': 'Documents don’t match',
  /** Risk signal of a business. */
  'riskSignal.fast_growth': 'Unusually fast growth',
  /** Risk signal of a business. */
  'riskSignal.many_returns': 'Many returns',
  /** Risk signal of a business. */
  'riskSignal.new_owner': 'New owner',
  /** Risk signal of a business. */
  'riskSignal.shared_account': 'Shared account',
  /** Risk signal of a business. */
  'riskSignal.shared_phone': 'Shared phone number',
  /** Tab of a record: check results and possible duplicates. */
  'tab.checks': 'Checks and duplicates',
  /** Tab and card of a record. */
  'tab.documents': 'Documents',
  /** Tab of a record: payout accounts and in-shop payments. */
  'tab.money': 'Payments',
  /** Tab of a record: overview. */
  'tab.overview': 'Overview',
  /** Status of an in-shop payment number. */
  'tills.active': 'Active',
  /** Status of an in-shop payment number. */
  'tills.inactive': 'Inactive',
  /** Empty state of the in-shop payment numbers. */
  'tills.none': 'No in-shop payment numbers.',
  /** Column: in-shop payment number. */
  'tills.number': 'Number',
  /** Kind of in-shop payment number: with a reference. */
  'tills.paybill': 'Paybill',
  /** Column: provider of an in-shop payment number. */
  'tills.provider': 'Provider',
  /** Column: status of an in-shop payment number. */
  'tills.state': 'Status',
  /** Kind of in-shop payment number: one till. */
  'tills.till': 'Till',
  /** Card: in-shop payment numbers. */
  'tills.title': 'In-shop payment numbers',
  /** Tab: everything in this list. */
  'view.all': 'All',
  /** Tab: businesses with documents expiring soon. */
  'view.documentsExpiring': 'Documents expiring',
  /** Tab: businesses without recent orders. */
  'view.dormant': 'Dormant',
  /** Tab: businesses approved in the last 30 days. */
  'view.new': 'New this month',
} as const
