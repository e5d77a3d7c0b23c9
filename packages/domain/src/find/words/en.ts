/** What kinds of record that are found are called. */
export const en = {
  'found.afya-product': 'Afya products',
  'found.agent': 'Agents',
  'found.b2b-sale': 'B2B sales',
  'found.b2c-sale': 'B2C sales',
  'found.business': 'Businesses',
  'found.commission-voucher': 'Commission vouchers',
  'found.company': 'Companies',
  'found.listing': 'Business listings',
  'found.listing-plan': 'Listing plans',
  'found.merchant-sale': 'Merchant sales',
  'found.order': 'Orders',
  'found.product': 'Products',
  'found.return-voucher': 'Sales returns',
  'found.service': 'Services',
  'found.shop-user': 'Shop users',
  'found.staff-member': 'Staff members',
  /** Businesses that have not been approved. */
  'found.submitted-business': 'Businesses, not approved',
  /** Products that have not been approved. */
  'found.submitted-product': 'Products, not approved',
}
