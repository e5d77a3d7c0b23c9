declare module '@console/core/i18n' {
  interface MessageCatalogue {
    found: typeof en
  }
}

/** English messages for groups of search results (the source language). */
export const en = {
  /** Heading of a group of search results. */
  'found.afya-product': 'Afya products',
  /** Heading of a group of search results. */
  'found.agent': 'Agents',
  /** Heading of a group of search results. */
  'found.b2b-sale': 'B2B sales',
  /** Heading of a group of search results. */
  'found.b2c-sale': 'B2C sales',
  /** Heading of a group of search results. */
  'found.business': 'Businesses',
  /** Heading of a group of search results. */
  'found.commission-voucher': 'Commission vouchers',
  /** Heading of a group of search results. */
  'found.company': 'Companies',
  /** Heading of a group of search results. */
  'found.listing': 'Business listings',
  /** Heading of a group of search results. */
  'found.listing-plan': 'Listing plans',
  /** Heading of a group of search results. */
  'found.merchant-sale': 'Merchant sales',
  /** Heading of a group of search results. */
  'found.order': 'Orders',
  /** Heading of a group of search results. */
  'found.product': 'Products',
  /** Heading of a group of search results. */
  'found.return-voucher': 'Sales returns',
  /** Heading of a group of search results. */
  'found.service': 'Services',
  /** Heading of a group of search results. */
  'found.shop-user': 'Shop users',
  /** Heading of a group of search results. */
  'found.staff-member': 'Staff members',
  /** Heading of a group of search results: businesses awaiting approval. */
  'found.submitted-business': 'Unapproved businesses',
  /** Heading of a group of search results: products awaiting approval. */
  'found.submitted-product': 'Unapproved products',
}
