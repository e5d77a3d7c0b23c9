/** The words of businesses in English, their source. */
export const en = {
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
  /** Column and filter: how much care a business needs. */
  'column.risk': 'Risk',
  /** Column: the number a business pays taxes under. */
  'column.taxPin': 'Tax PIN',
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
  /** Risk of a business. */
  'risk.high': 'High',
  /** Risk of a business. */
  'risk.low': 'Low',
  /** Risk of a business. */
  'risk.medium': 'Medium',
  /** Tab: everything in this list. */
  'view.all': 'All',
  /** Tab: businesses of which a document ends soon. */
  'view.documentsExpiring': 'Documents expiring',
  /** Tab: businesses without orders for long. */
  'view.dormant': 'Dormant',
  /** Tab: businesses approved in the last 30 days. */
  'view.new': 'New this month',
} as const
