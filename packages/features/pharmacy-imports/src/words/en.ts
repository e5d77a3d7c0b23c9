/** The words of imports of the pharmacy, in English, their source. */
export const en = {
  /** A column of a file of products. @same */
  'column.atcCode': 'ATC',
  /** The same. */
  'column.brandName': 'Brand name',
  /** The same. */
  'column.coldChain': 'Cold chain',
  /** The same. */
  'column.company': 'Company, or its licence no.',
  /** A column of a file of companies. */
  'column.country': 'Country code',
  /** The same. */
  'column.currency': 'Currency',
  /** The same. */
  'column.dosageForm': 'Dosage form',
  /** The same. */
  'column.email': 'Email',
  /** The same. */
  'column.genericName': 'Generic name',
  /** The same. @same */
  'column.gtin': 'GTIN',
  /** The same. */
  'column.ingredients': 'Ingredients and strengths',
  /** The same. */
  'column.kind': 'Kind',
  /** The same. */
  'column.licenceExpiresOn': 'Licence expires',
  /** The same. */
  'column.licenceNo': 'Licence no.',
  /** The same. */
  'column.listPrice': 'List price',
  /** The same. */
  'column.name': 'Company',
  /** The same. */
  'column.packContainer': 'Container',
  /** The same. */
  'column.packUnit': 'Unit',
  /** The same. */
  'column.packUnits': 'Units in a pack',
  /** The same. */
  'column.person': 'Contact person',
  /** The same. */
  'column.phone': 'Phone',
  /** The same. */
  'column.registrationExpiresOn': 'Registration expires',
  /** The same. */
  'column.registrationNo': 'Registration no.',
  /** The same. */
  'column.regulator': 'Regulator',
  /** The same. */
  'column.route': 'Route',
  /** The same. */
  'column.schedule': 'Schedule',
  /** The same. */
  'column.shelfLifeMonths': 'Shelf life in months',
  /** The same. */
  'column.storage': 'Storage',
  /** The same. */
  'column.warnings': 'Warnings',
  /** Heading, and title of the document. */
  'companies.title': 'Import companies',
  /** Why a cell is not taken: two companies are called so. */
  'fault.company_several': 'Several companies are called so: write the licence no.',
  /** The same. */
  'fault.company_unknown': 'No company has this name or licence no.',
  /** The same. */
  'fault.gtin_wrong': 'Its check digit is wrong',
  /** The same: not each has a name, a number and a unit. */
  'fault.ingredients': 'Write each as “Paracetamol 500 mg”, with + between them',
  /** The same. */
  'fault.route_wrong': 'This form is not given in this way',
  /** Heading, and title of the document. */
  'products.title': 'Import Afya products',
} as const
