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
  'column.country': 'Country',
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
  /** What came of it. {{number}}: how many pictures. */
  'pictures.added_one': '{{number}} picture was added',
  'pictures.added_other': '{{number}} pictures were added',
  /** Beside a product: how it was found. */
  'pictures.by.gtin': 'by its GTIN',
  /** The same. */
  'pictures.by.hand': 'chosen by you',
  /** The same. */
  'pictures.by.registration': 'by its registration no.',
  /** Button: opens the choice of files. */
  'pictures.choose': 'Choose pictures',
  /** Beside it. */
  'pictures.drop': 'or drop them here',
  /** Where products could not be looked for. */
  'pictures.failedMatch': 'The products could not be looked for. Nothing was sent.',
  /** Why a file is not taken. {{size}}: megabytes. */
  'pictures.fault.bytes': 'Larger than {{size}} MB',
  /** Why a picture is not taken: drawing it takes too much memory. */
  'pictures.fault.pixels': 'More than 50 megapixels',
  /** The same. {{side}}: pixels. */
  'pictures.fault.small': 'Smaller than {{side}} × {{side}} pixels',
  /** The same. */
  'pictures.fault.type': 'No JPEG, PNG or WebP, or damaged',
  /** While pictures are sent. {{number}}: how many are still to come. */
  'pictures.left': '{{number}} still on their way',
  /** More files were chosen than are taken. {{number}}: how many were left out, {{most}}: are taken. */
  'pictures.leftOut_one': '{{number}} file was left out: {{most}} are taken at once.',
  'pictures.leftOut_other': '{{number}} files were left out: {{most}} are taken at once.',
  /** Heading of the files that are not sent. {{number}}: how many. */
  'pictures.notTaken': 'Not taken ({{number}})',
  /** Heading of the pictures whose product is known. {{number}}: how many. */
  'pictures.ofProducts': 'With their product ({{number}})',
  /** Button: it is a picture of another product. */
  'pictures.other': 'Other product',
  /** Label of a field. {{file}}: the name of a file. */
  'pictures.product': 'Product shown on {{file}}',
  /** Button: leaves a file out. {{file}}: its name. */
  'pictures.remove': 'Leave out {{file}}',
  /** Button: tries again. */
  'pictures.retry': 'Try again',
  /** Button: tries again with all that failed. {{number}}: how many. */
  'pictures.retryAll': 'Try {{number}} again',
  /** What files are taken. {{most}}: how many, {{size}}: megabytes, {{side}}: pixels. */
  'pictures.rules':
    'Up to {{most}} pictures: JPEG, PNG or WebP, up to {{size}} MB each and at least {{side}} × {{side}} pixels. A GTIN or a registration no. in the name of a file says of which product it is.',
  /** Button: sends all whose product is known. {{number}}: how many. */
  'pictures.send_one': 'Add {{number}} picture',
  'pictures.send_other': 'Add {{number}} pictures',
  /** The same: it could not be sent. */
  'pictures.state.failed': 'Not sent',
  /** The same: it is sent soon. */
  'pictures.state.queued': 'Waiting to be sent',
  /** The same. */
  'pictures.state.sending': 'Being sent',
  /** The same: the product shows it now. */
  'pictures.state.shown': 'Added',
  /** The same. */
  'pictures.state.there': 'The product shows it already',
  /** The same. */
  'pictures.state.twice': 'Chosen twice: the bytes are the same',
  /** Heading, and title of the document. */
  'pictures.title': 'Product images',
  /** Heading of the pictures whose product nobody knows yet. {{number}}: how many. */
  'pictures.toAssign': 'Of which product? ({{number}})',
  /** While files are looked at. {{number}}: how many are still to come. */
  'pictures.unknown': '{{number}} still being looked at',
  /** Heading, and title of the document. */
  'products.title': 'Import Afya products',
} as const
