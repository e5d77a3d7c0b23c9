declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'pharmacy-imports': typeof en
  }
}

/** English messages of the pharmacy imports, the source of the translations. */
export const en = {
  /** Column of a product file. @same */
  'column.atcCode': 'ATC',
  /** Column of a product file. */
  'column.brandName': 'Brand name',
  /** Column of a product file. */
  'column.coldChain': 'Cold chain',
  /** Column of a product file. */
  'column.company': 'Company or licence no.',
  /** Column of a company file. */
  'column.country': 'Country',
  /** Column of a product file. */
  'column.currency': 'Currency',
  /** Column of a product file. */
  'column.dosageForm': 'Dosage form',
  /** Column of a company file. */
  'column.email': 'Email',
  /** Column of a product file. */
  'column.genericName': 'Generic name',
  /** Column of a product file. @same */
  'column.gtin': 'GTIN',
  /** Column of a product file. */
  'column.ingredients': 'Ingredients and strengths',
  /** Column of a company file. */
  'column.kind': 'Type',
  /** Column of a company file. */
  'column.licenceExpiresOn': 'Licence expires',
  /** Column of a company file. */
  'column.licenceNo': 'Licence no.',
  /** Column of a product file. */
  'column.listPrice': 'List price',
  /** Column of a company file. */
  'column.name': 'Company',
  /** Column of a product file. */
  'column.packContainer': 'Container',
  /** Column of a product file. */
  'column.packUnit': 'Unit',
  /** Column of a product file. */
  'column.packUnits': 'Units in a pack',
  /** Column of a company file. */
  'column.person': 'Contact person',
  /** Column of a company file. */
  'column.phone': 'Phone',
  /** Column of a product file. */
  'column.registrationExpiresOn': 'Registration expires',
  /** Column of a product file. */
  'column.registrationNo': 'Registration no.',
  /** Column of a company file. */
  'column.regulator': 'Regulator',
  /** Column of a product file. */
  'column.route': 'Route',
  /** Column of a product file. */
  'column.schedule': 'Schedule',
  /** Column of a product file. */
  'column.shelfLifeMonths': 'Shelf life in months',
  /** Column of a product file. */
  'column.storage': 'Storage',
  /** Column of a product file. */
  'column.warnings': 'Warnings',
  /** Heading and document title. */
  'companies.title': 'Import companies',
  /** Error of a cell: two companies share the name. */
  'fault.company_several': 'Several companies have this name. Enter the licence no.',
  /** Error of a cell. */
  'fault.company_unknown': 'No company has this name or licence no.',
  /** Error of a cell. */
  'fault.gtin_wrong': 'Wrong check digit',
  /** Error of a cell: an ingredient lacks a name, a number or a unit. */
  'fault.ingredients': 'Use the form “Paracetamol 500 mg”, with + between ingredients',
  /** Error of a cell, such as 350.5 in a currency without cents. */
  'fault.price_decimals': 'Too many decimals for this currency',
  /** Error of a cell. */
  'fault.route_wrong': 'This form can’t be given by this route',
  /** Result: number of added pictures. */
  'pictures.added_one': '{{number}} picture added',
  'pictures.added_other': '{{number}} pictures added',
  /** Beside a matched product. */
  'pictures.by.gtin': 'matched by GTIN',
  /** Beside a product chosen by the user. */
  'pictures.by.hand': 'chosen by you',
  /** Beside a matched product. */
  'pictures.by.registration': 'matched by registration no.',
  /** Button: opens the file picker. */
  'pictures.choose': 'Choose pictures',
  /** Beside that button. */
  'pictures.drop': 'or drop them here',
  /** Error: the product search failed. */
  'pictures.failedMatch': 'Couldn’t look up the products. Nothing was uploaded.',
  /** Reason for a skipped file; {{size}} is in megabytes. */
  'pictures.fault.bytes': 'Larger than {{size}} MB',
  /** Reason for a skipped picture: decoding needs too much memory. */
  'pictures.fault.pixels': 'More than 50 megapixels',
  /** Reason for a skipped picture; {{side}} is in pixels. */
  'pictures.fault.small': 'Smaller than {{side}} × {{side}} pixels',
  /** Reason for a skipped file. */
  'pictures.fault.type': 'Not a valid JPEG, PNG or WebP',
  /** During the upload: number of pictures left. */
  'pictures.left': '{{number}} left to upload',
  /** Too many files: {{number}} were skipped; {{max}} is the maximum. */
  'pictures.leftOut_one': '{{number}} file was skipped. You can add up to {{max}} at once.',
  'pictures.leftOut_other': '{{number}} files were skipped. You can add up to {{max}} at once.',
  /** Heading: number of skipped files. */
  'pictures.notTaken': 'Skipped ({{number}})',
  /** Heading: number of pictures with a known product. */
  'pictures.ofProducts': 'Matched ({{number}})',
  /** Button: chooses another product for the picture. */
  'pictures.other': 'Change product',
  /** Label of a field; {{file}} is the file’s name. */
  'pictures.product': 'Which product does {{file}} show?',
  /** Button: removes the file {{file}}. */
  'pictures.remove': 'Remove {{file}}',
  /** Button: uploads the picture again. */
  'pictures.retry': 'Try again',
  /** Button: uploads all failed pictures again. */
  'pictures.retryAll': 'Try {{number}} again',
  /** Limits of the upload: {{max}} pictures, {{size}} megabytes, {{side}} pixels. */
  'pictures.rules':
    'Up to {{max}} JPEG, PNG or WebP pictures, each up to {{size}} MB and at least {{side}} × {{side}} pixels. Name files by GTIN or registration number to match them automatically.',
  /** Button: uploads all matched pictures. */
  'pictures.send_one': 'Add {{number}} picture',
  'pictures.send_other': 'Add {{number}} pictures',
  /** State of a picture: the upload failed. */
  'pictures.state.failed': 'Upload failed',
  /** State of a picture: not uploaded; {{max}} is the maximum per product. @limit */
  'pictures.state.over': 'The product can’t have more than {{max}} pictures',
  /** State of a picture: waiting for the upload. */
  'pictures.state.queued': 'Waiting to upload',
  /** State of a picture. */
  'pictures.state.sending': 'Uploading',
  /** State of a picture: the product shows it. */
  'pictures.state.shown': 'Added',
  /** State of a picture. */
  'pictures.state.there': 'Already on the product',
  /** State of a picture. */
  'pictures.state.twice': 'Duplicate file',
  /** Heading and document title. */
  'pictures.title': 'Product images',
  /** Heading: number of pictures without a product. */
  'pictures.toAssign': 'Unmatched ({{number}})',
  /** During the file check: number of files left. */
  'pictures.unknown': 'Checking {{number}} more',
  /** Heading and document title. */
  'products.title': 'Import Afya products',
} as const
