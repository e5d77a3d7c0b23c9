/** The names of the fields of businesses: messages to the owner are attached to these, and changes are named by them. */
export const businessFields = {
  '/tradingName': 'field.tradingName',
  '/legalName': 'column.legalName',
  '/registrationNo': 'field.registrationNo',
  '/taxPin': 'column.taxPin',
  '/address': 'field.address',
  '/website': 'field.website',
  '/owner': 'owner.title',
  '/contacts': 'contacts.title',
} as const
