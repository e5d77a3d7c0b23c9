/** The words of businesses in English, their source. */
export const en = {
  /** Of what was asked for: its owner has changed it. */
  'answer.changed': 'Changed',
  /** Of what was asked for: it is as it was. */
  'answer.same': 'Not changed',
  /** Card: what was asked for, and what became of it. {{ago}} is how long ago it was answered. */
  'answer.title': 'Answered {{ago}}',
  /** The queue of businesses is empty. */
  'approve.empty': 'Nothing is waiting. New businesses appear here the moment they register.',
  /** Title of the queue of businesses. */
  'approve.title': 'Businesses to approve',
  /** There is no approved business. */
  'approved.empty': 'No approved businesses yet. They come from the queue.',
  /** Title of the list of approved businesses. */
  'approved.title': 'Approved businesses',
  /** What a business does here: sells medicines. */
  'capability.afya': 'Pharmacy',
  /** What a business does here: sells to businesses. */
  'capability.b2b': 'Businesses',
  /** What a business does here: sells to consumers. */
  'capability.b2c': 'Consumers',
  /** What a business does here: is listed in the directory. */
  'capability.directory': 'Directory',
  /** What a business does here: takes payments in its shop. */
  'capability.merchant': 'In-shop payments',
  /** What a business does here: gives services. */
  'capability.services': 'Services',
  /** Column and filter: when a business was first approved. */
  'column.approvedAt': 'Approved',
  /** Column: logo, name and number of a business. */
  'column.business': 'Business',
  /** CSV column: the number of a business. */
  'column.businessNo': 'Business number',
  /** Column and filter: what a business does here. */
  'column.capabilities': 'Trades in',
  /** Column and filter. */
  'column.country': 'Country',
  /** Column and filter: county or region. */
  'column.county': 'County',
  /** Column: when the first document ends. */
  'column.documentsExpire': 'Documents until',
  /** Column: value of the orders of the last 30 days, by currency. */
  'column.gmv30d': 'Value, 30 days',
  /** Column and filter: what a business is. */
  'column.kind': 'Kind',
  /** Column: the registered name. */
  'column.legalName': 'Legal name',
  /** Column: orders of the last 30 days. */
  'column.orders30d': 'Orders, 30 days',
  /** Column and filter: the listing plan a business pays for. */
  'column.plan': 'Plan',
  /** Column: how many products a business has. */
  'column.products': 'Products',
  /** Column: how buyers rate a business. */
  'column.rating': 'Rating',
  /** Column: the agent who brought a business. */
  'column.recruitedBy': 'Recruited by',
  /** Column: share of what is returned. */
  'column.returns': 'Returns',
  /** CSV column: how many reviews a rating comes from. */
  'column.reviewCount': 'Reviews',
  /** Column and filter: how much care a business needs. */
  'column.risk': 'Risk',
  /** Column: the number a business pays taxes under. */
  'column.taxPin': 'Tax PIN',
  /** Where a business names nobody but its owner. */
  'contacts.none': 'Nobody but the owner.',
  /** Column: what someone does in a business. */
  'contacts.role': 'Role',
  /** Card and field: whom one talks to in a business. */
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
  /** Fact: how long ago the last order was. */
  'facts.lastOrder': 'Last order',
  /** Fact: town and country of a business. */
  'facts.place': 'Place',
  /** Fact: why a business needs care. */
  'facts.riskSignals': 'Reasons for caution',
  /** Card: what one reads first of a record. */
  'facts.title': 'At a glance',
  /** Field of a business. */
  'field.address': 'Address',
  /** Field of a person. */
  'field.email': 'Email',
  /** Field of a business: its picture. */
  'field.logo': 'Logo',
  /** Field of a person. */
  'field.name': 'Name',
  /** Field of a person. */
  'field.phone': 'Phone',
  /** Fact: where a business is, in degrees. */
  'field.position': 'Position',
  /** Field of a business. */
  'field.registrationNo': 'Registration number',
  /** Field of a business: where it is. */
  'field.town': 'Town',
  /** Field of a business. */
  'field.tradingName': 'Trading name',
  /** Field of a business. */
  'field.website': 'Website',
  /** Filter: businesses of which a document ends within 30 days. */
  'filter.documentsExpiring': 'Documents expire in 30 days',
  /** Filter: businesses without an order for 60 days. */
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
  /** Menu of a row: where the last submission was reviewed. */
  'link.submission': 'Open the submission',
  /** Fact: how many entries in the directory a business has. */
  'offer.listings': 'Directory entries',
  /** Fact: how many services a business offers. */
  'offer.services': 'Services',
  /** Card: how much a business offers. */
  'offer.title': 'What it offers',
  /** Link to a list of orders. */
  'orders.agents': 'All agent orders',
  /** Link to a list of orders. */
  'orders.b2b': 'All B2B orders',
  /** Link to a list of orders. */
  'orders.b2c': 'All B2C orders',
  /** Where nothing was ordered of a business. */
  'orders.none': 'Nothing was ordered here yet.',
  /** Tab and heading of the latest orders. */
  'orders.title': 'Orders',
  /** Card and field: whose business it is. */
  'owner.title': 'Owner',
  /** Read out for the chart of orders. */
  'performance.chart': 'Orders of each of the last 90 days',
  /** Column: a day. */
  'performance.day': 'Day',
  /** Card: orders by day. */
  'performance.days': 'The last 90 days',
  /** Where a business has not traded yet. */
  'performance.none': 'It has not traded yet.',
  /** Column and name of the bars: orders of a day. */
  'performance.orders': 'Orders',
  /** Column: how much was returned on a day. */
  'performance.returns': 'Returns',
  /** Tab and card: how a business does. */
  'performance.title': 'Performance',
  /** Column: value of the orders of a day in one currency. */
  'performance.value': 'Value, {{currency}}',
  /** A town or an address with its country, among the facts of a business. @same */
  'place.of': '{{place}}, {{country}}',
  /** In place of the position of a business. */
  'position.none': 'Not placed on the map',
  /** Title of the screens of one business. */
  'record.title': 'Business',
  /** Card: what a business has stated of itself. */
  'registration.title': 'As registered',
  /** Beside a submission: the business as it trades. */
  'related.live': 'Live',
  /** Beside a business that trades: its last submission. */
  'related.submission': 'Submission',
  /** Risk of a business. */
  'risk.high': 'High',
  /** Risk of a business. */
  'risk.low': 'Low',
  /** Risk of a business. */
  'risk.medium': 'Medium',
  /** Why a business needs care. */
  'riskSignal.document_mismatch': 'Documents do not match',
  /** Why a business needs care. */
  'riskSignal.fast_growth': 'Grows very fast',
  /** Why a business needs care. */
  'riskSignal.many_returns': 'Many returns',
  /** Why a business needs care. */
  'riskSignal.new_owner': 'New owner',
  /** Why a business needs care. */
  'riskSignal.shared_account': 'Shares an account',
  /** Why a business needs care. */
  'riskSignal.shared_phone': 'Shares a phone number',
  /** Tab of a record: what the checks found, and records that may be the same. */
  'tab.checks': 'Checks and duplicates',
  /** Tab and card of a record. */
  'tab.documents': 'Documents',
  /** Tab of a record: where a business is paid. */
  'tab.money': 'Money',
  /** Tab of a record: what a business has stated of itself. */
  'tab.overview': 'Overview',
  /** State of a number that customers pay to. */
  'tills.active': 'Active',
  /** State of a number that customers pay to. */
  'tills.inactive': 'Inactive',
  /** Where a business has no such number. */
  'tills.none': 'Customers cannot pay in its shop.',
  /** Column: a number that customers pay to. */
  'tills.number': 'Number',
  /** Kind of a number that customers pay to: with a reference. */
  'tills.paybill': 'Paybill',
  /** Column: who runs a number that customers pay to. */
  'tills.provider': 'Provider',
  /** Column: whether a number can be paid to. */
  'tills.state': 'State',
  /** Kind of a number that customers pay to: of one till. */
  'tills.till': 'Till',
  /** Card: numbers that customers in a shop pay to. */
  'tills.title': 'Numbers for paying in the shop',
  /** Tab: everything in this list. */
  'view.all': 'All',
  /** Tab: businesses of which a document ends soon. */
  'view.documentsExpiring': 'Documents expiring',
  /** Tab: businesses without orders for long. */
  'view.dormant': 'Dormant',
  /** Tab: businesses approved in the last 30 days. */
  'view.new': 'New this month',
} as const
