/** What kinds of record that are found are called. */
export const en = {
  /** Heading over what is found of this kind. */
  'found.afya-product': 'Afya products',
  /** Heading over what is found of this kind. */
  'found.agent': 'Agents',
  /** Heading over what is found of this kind. */
  'found.b2b-sale': 'B2B sales',
  /** Heading over what is found of this kind. */
  'found.b2c-sale': 'B2C sales',
  /** Heading over what is found of this kind. */
  'found.business': 'Businesses',
  /** Heading over what is found of this kind. */
  'found.commission-voucher': 'Commission vouchers',
  /** Heading over what is found of this kind. */
  'found.company': 'Companies',
  /** Heading over what is found of this kind. */
  'found.listing': 'Business listings',
  /** Heading over what is found of this kind. */
  'found.listing-plan': 'Listing plans',
  /** Heading over what is found of this kind. */
  'found.merchant-sale': 'Merchant sales',
  /** Heading over what is found of this kind. */
  'found.order': 'Orders',
  /** Heading over what is found of this kind. */
  'found.product': 'Products',
  /** Heading over what is found of this kind. */
  'found.return-voucher': 'Sales returns',
  /** Heading over what is found of this kind. */
  'found.service': 'Services',
  /** Heading over what is found of this kind. */
  'found.shop-user': 'Shop users',
  /** Heading over what is found of this kind. */
  'found.staff-member': 'Staff members',
  /** Heading: businesses that have not been approved. */
  'found.submitted-business': 'Businesses, not approved',
  /** Heading: products that have not been approved. */
  'found.submitted-product': 'Products, not approved',
}
