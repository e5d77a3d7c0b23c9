/** The words of companies and their products, in English, their source. */
export const en = {
  /** What the medicines of a main group of the ATC index are for. */
  'atc.A': 'A · Alimentary tract and metabolism',
  /** What the medicines of a main group of the ATC index are for. */
  'atc.B': 'B · Blood and blood forming organs',
  /** What the medicines of a main group of the ATC index are for. */
  'atc.C': 'C · Cardiovascular system',
  /** What the medicines of a main group of the ATC index are for. */
  'atc.D': 'D · Skin',
  /** What the medicines of a main group of the ATC index are for. */
  'atc.G': 'G · Genito-urinary system and sex hormones',
  /** What the medicines of a main group of the ATC index are for. */
  'atc.H': 'H · Hormones for the whole body',
  /** What the medicines of a main group of the ATC index are for. */
  'atc.J': 'J · Infections',
  /** What the medicines of a main group of the ATC index are for. */
  'atc.L': 'L · Cancer and immune system',
  /** What the medicines of a main group of the ATC index are for. */
  'atc.M': 'M · Muscles and skeleton',
  /** What the medicines of a main group of the ATC index are for. */
  'atc.N': 'N · Nervous system',
  /** What the medicines of a main group of the ATC index are for. */
  'atc.P': 'P · Parasites',
  /** What the medicines of a main group of the ATC index are for. */
  'atc.R': 'R · Respiratory system',
  /** What the medicines of a main group of the ATC index are for. */
  'atc.S': 'S · Eyes and ears',
  /** What the medicines of a main group of the ATC index are for. */
  'atc.V': 'V · Various',
  /** How grave a recall is. */
  'class.I': 'Class I',
  /** How grave a recall is. */
  'class.I.means': 'It may kill or do lasting harm.',
  /** How grave a recall is. */
  'class.II': 'Class II',
  /** How grave a recall is. */
  'class.II.means': 'It may do harm for a time.',
  /** How grave a recall is. */
  'class.III': 'Class III',
  /** How grave a recall is. */
  'class.III.means': 'It is unlikely to do harm.',
  /** Title of a screen, and button that leads to it. */
  'companies.edit': 'Edit company',
  /** In place of a list without rows. */
  'companies.empty': 'There are no companies. Write one down.',
  /** Title of a screen, and button that leads to it. */
  'companies.new': 'New company',
  /** Title of a screen, and button that leads to it. */
  'companies.title': 'Companies',
  /** A link above the list of companies. */
  'companies.upload': 'Upload companies from a file',
  /** Column, fact and field of a company. */
  'company.country': 'Country',
  /** Column, fact and field of a company. */
  'company.kind': 'Kind',
  /** Column, fact and field of a company. */
  'company.licence': 'Licence',
  /** Column, fact and field of a company. */
  'company.licenceExpiresOn': 'Licence expires',
  /** Column, fact and field of a company. */
  'company.licenceNo': 'Licence no.',
  /** Column, fact and field of a company. */
  'company.name': 'Company',
  /** Column, fact and field of a company. */
  'company.products': 'Products',
  /** Column, fact and field of a company. */
  'company.regulator': 'Regulator',
  /** Link to the list of what a company brings to the market. */
  'company.toProducts': 'Its products',
  /** Column, fact and field of a company. */
  'contact.email': 'Email',
  /** Column, fact and field of a company. */
  'contact.person': 'Person',
  /** Column, fact and field of a company. */
  'contact.phone': 'Phone',
  /** Below the field of a telephone number. */
  'contact.phone.hint': 'With the country’s code: +254…',
  /** Heading over whom to ask at a company. */
  contacts: 'Contacts',
  /** Link, and tab: changes what is written. */
  edit: 'Edit',
  /** What is wrong in the form of a product. */
  'error.atc': 'An ATC code is like N02BE01.',
  /** What is wrong in the form of a product. */
  'error.gtin': 'This is no GTIN: its last digit does not fit the others.',
  /** What is wrong in the form of a product. */
  'error.route': 'This form is not given in this way.',
  /** How near the last day of a licence or a registration is. */
  'expiry.expired': 'Expired',
  /** How near the last day of a licence or a registration is. */
  'expiry.expiring': 'Expires soon',
  /** How near the last day of a licence or a registration is. */
  'expiry.valid': 'Valid',
  /** Heading over what happened to a company. */
  history: 'History',
  /** Question before a picture is taken away from a product. */
  'image.ask': 'Remove this picture?',
  /** Notice: a picture could not be removed. */
  'image.failed': 'The picture could not be removed',
  /** Button that leaves it. */
  'image.keep': 'Keep it',
  /** Below that question. */
  'image.note': 'The product no longer shows it. It can be uploaded again.',
  /** Button below a picture of a product. */
  'image.remove': 'Remove this picture',
  /** Notice. */
  'image.removed': 'The picture was removed',
  /** While it is removed. */
  'image.removing': 'Being removed',
  /** Whether a product has pictures. */
  'image.with': 'With pictures',
  /** Whether a product has pictures. */
  'image.without': 'Without pictures',
  /** Button: adds an ingredient. */
  'ingredient.add': 'Add ingredient',
  /** Column, fact and field of a product. */
  'ingredient.name': 'Ingredient',
  /** Column, fact and field of a product. */
  'ingredient.per': 'In how much',
  /** Choice: a strength is that of one piece. */
  'ingredient.perWhole': 'One piece',
  /** Button: removes an ingredient. */
  'ingredient.remove': 'Remove ingredient {{number}}',
  /** Column, fact and field of a product. */
  'ingredient.unit': 'Measured in',
  /** Whether something is so. */
  no: 'No',
  /** Column, fact and field of a product. */
  'pack.container': 'Container',
  /** Column, fact and field of a product. */
  'pack.unitName': 'Unit',
  /** Column, fact and field of a product. */
  'pack.units': 'Units in a pack',
  /** What a pack holds. {{unit}} is one of the units, {{container}} one of the containers. @same */
  packOf: '{{units}} × {{unit}}, {{container}}',
  /** Column, fact and field of a product. */
  'product.atcCode': 'ATC code',
  /** Filter: what a medicine is for, by the first letter of its ATC code. */
  'product.atcGroup': 'ATC group',
  /** Column, fact and field of a product. */
  'product.brandName': 'Brand',
  /** Column, fact and field of a product. */
  'product.coldChain': 'Cold chain',
  /** Column, fact and field of a product. */
  'product.company': 'Company',
  /** Filter: where the company of a medicine is. */
  'product.country': 'Country of the company',
  /** Column, fact and field of a product. */
  'product.currency': 'Currency',
  /** Column, fact and field of a product. */
  'product.dosageForm': 'Form',
  /** Column, fact and field of a product. */
  'product.genericName': 'Generic name',
  /** Heading of what one reads first of a product. */
  'product.glance': 'At a glance',
  /** Column, fact and field: the trade number of a product. @same */
  'product.gtin': 'GTIN',
  /** Mark on a product, and filter: it is hidden since its company is suspended. */
  'product.hidden': 'Company suspended',
  /** Over a product whose company is suspended. */
  'product.hidden.banner':
    'Hidden, because its company is suspended. Its own status stays, and it is seen again once the company is reinstated.',
  /** Column, fact and field of a product. */
  'product.image': 'Pictures',
  /** Tab of a product, and heading of a card. */
  'product.images': 'Pictures',
  /** Column, fact and field of a product. */
  'product.ingredients': 'Ingredients',
  /** Column, fact and field of a product. */
  'product.listPrice': 'List price',
  /** Column, fact and field of a product. */
  'product.pack': 'Pack',
  /** The same. */
  'product.packContainer': 'Container',
  /** The same. */
  'product.packUnit': 'Unit',
  /** The same, in a file. */
  'product.packUnits': 'Units in a pack',
  /** Column, fact and field of a product. */
  'product.prescription': 'On prescription only',
  /** In the form: what follows from the schedule. */
  'product.prescription.follows': 'It is sold on a prescription only: its schedule says so.',
  /** Title of a screen, and button that leads to it. */
  'product.record': 'Afya product',
  /** Column, fact and field of a product. */
  'product.registration': 'Registration',
  /** Column, fact and field of a product. */
  'product.registrationExpiresOn': 'Registration expires',
  /** Column, fact and field of a product. */
  'product.registrationNo': 'Registration no.',
  /** Tab of a product, and heading of a card. */
  'product.regulation': 'Regulation',
  /** Column, fact and field of a product. */
  'product.route': 'Route',
  /** Tab of a product, and heading of a card. */
  'product.same': 'Same generic',
  /** Column, fact and field of a product. */
  'product.schedule': 'Schedule',
  /** Column, fact and field of a product. */
  'product.shelfLifeMonths': 'Shelf life in months',
  /** Column, fact and field of a product. */
  'product.storage': 'Storage',
  /** Column, fact and field of a product. */
  'product.strength': 'Strength',
  /** Tab of a product, and heading of a card. */
  'product.tab': 'Product',
  /** Column, fact and field of a product. */
  'product.warnings': 'Warnings',
  /** In place of a list without rows. */
  'products.empty': 'There are no products. Write one down.',
  /** Link to a screen. */
  'products.images': 'Upload product images',
  /** Title of a screen, and button that leads to it. */
  'products.new': 'New product',
  /** Button of a form. */
  'products.save': 'Save as draft',
  /** Title of a screen, and button that leads to it. */
  'products.title': 'Afya products',
  /** Link to a screen. */
  'products.upload': 'Upload products from a file',
  /** Over a product that is recalled. */
  'recall.banner': 'Recalled, class {{class}}: {{reason}}. Lots: {{lots}}.',
  /** Field and filter: how grave a recall is. */
  'recall.class': 'Class of the recall',
  /** Field: the lots that come back. */
  'recall.lots': 'Lots',
  /** Below the field of lots. */
  'recall.lots.hint': 'One a line, or with commas between them.',
  /** Field: the brand name, written once more. */
  'recall.name': 'Write “{{name}}” to confirm',
  /** Field: what else is said of a recall. */
  'recall.note': 'Note',
  /** Field: why a product is recalled. */
  'recall.reason': 'Reason',
  /** Status of a product that is recalled. {{class}} is I, II or III. */
  recalledClass: 'Recalled, class {{class}}',
  /** In place of other products of the same generic name. */
  'same.none': 'There is no other product of this generic name.',
  /** Column: what one tablet, dose or millilitre costs. */
  'same.unitPrice': 'Price per unit',
  /** Button of a form. */
  save: 'Save',
  /** Notice: what was written of a product is saved. */
  saved: 'Saved.',
  /** Column, fact and field of a company. */
  status: 'Status',
  /** Tab over a list. */
  'view.all': 'All',
  /** Tab over a list. */
  'view.drafts': 'Drafts',
  /** Tab over a list. */
  'view.licences': 'Licences that expire',
  /** Tab over a list. */
  'view.noImage': 'Without pictures',
  /** Tab over a list. */
  'view.registrations': 'Registrations that expire',
  /** Whether something is so. */
  yes: 'Yes',
} as const
