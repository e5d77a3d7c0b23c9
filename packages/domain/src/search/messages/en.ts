declare module '@console/core/i18n' {
  interface MessageCatalogue {
    searchHits: typeof en
  }
}

/** English messages for groups of search results (the source language). */
export const en = {
  /** Heading of a group of search results. */
  'searchHits.afya-product': 'Afya products',
  /** Heading of a group of search results. */
  'searchHits.agent': 'Agents',
  /** Heading of a group of search results. */
  'searchHits.b2b-sale': 'B2B sales',
  /** Heading of a group of search results. */
  'searchHits.b2c-sale': 'B2C sales',
  /** Heading of a group of search results. */
  'searchHits.business': 'Businesses',
  /** Heading of a group of search results. */
  'searchHits.commission-voucher': 'Commission vouchers',
  /** Heading of a group of search results. */
  'searchHits.company': 'Companies',
  /** Heading of a group of search results. */
  'searchHits.listing': 'Business listings',
  /** Heading of a group of search results. */
  'searchHits.listing-plan': 'Listing plans',
  /** Heading of a group of search results. */
  'searchHits.merchant-sale': 'Merchant sales',
  /** Heading of a group of search results. */
  'searchHits.order': 'Orders',
  /** Heading of a group of search results. */
  'searchHits.product': 'Products',
  /** Heading of a group of search results. */
  'searchHits.return-voucher': 'Sales returns',
  /** Heading of a group of search results. */
  'searchHits.service': 'Services',
  /** Heading of a group of search results. */
  'searchHits.shop-user': 'Shop users',
  /** Heading of a group of search results. */
  'searchHits.staff-member': 'Staff members',
  /** Heading of a group of search results: businesses awaiting approval. */
  'searchHits.submitted-business': 'Unapproved businesses',
  /** Heading of a group of search results: products awaiting approval. */
  'searchHits.submitted-product': 'Unapproved products',
}
