/** The words of imports of the pharmacy, in English, their source. */
export const en = {
  /** A column of a file of companies. */
  'column.country': 'Country code',
  /** The same. */
  'column.email': 'Email',
  /** The same. */
  'column.kind': 'Kind',
  /** The same. */
  'column.licenceExpiresOn': 'Licence expires',
  /** The same. */
  'column.licenceNo': 'Licence no.',
  /** The same. */
  'column.name': 'Company',
  /** The same. */
  'column.person': 'Contact person',
  /** The same. */
  'column.phone': 'Phone',
  /** The same. */
  'column.regulator': 'Regulator',
  /** Heading, and title of the document. */
  'companies.title': 'Import companies',
} as const
