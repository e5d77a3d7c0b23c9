declare module '@console/core/i18n' {
  interface MessageCatalogue {
    pharmacy: typeof en
  }
}

/** English messages of companies and their products, the source of the translations. */
export const en = {
  /** ATC main group. */
  'atc.A': 'A · Alimentary tract and metabolism',
  /** ATC main group. */
  'atc.B': 'B · Blood and blood forming organs',
  /** ATC main group. */
  'atc.C': 'C · Cardiovascular system',
  /** ATC main group. */
  'atc.D': 'D · Skin',
  /** ATC main group. */
  'atc.G': 'G · Genito-urinary system and sex hormones',
  /** ATC main group. */
  'atc.H': 'H · Systemic hormones',
  /** ATC main group. */
  'atc.J': 'J · Infections',
  /** ATC main group. */
  'atc.L': 'L · Cancer and immune system',
  /** ATC main group. */
  'atc.M': 'M · Muscles and skeleton',
  /** ATC main group. */
  'atc.N': 'N · Nervous system',
  /** ATC main group. */
  'atc.P': 'P · Parasites',
  /** ATC main group. */
  'atc.R': 'R · Respiratory system',
  /** ATC main group. */
  'atc.S': 'S · Eyes and ears',
  /** ATC main group. */
  'atc.V': 'V · Various',
  /** Recall class. */
  'class.I': 'Class I',
  /** Severity of a recall class. */
  'class.I.means': 'May cause death or lasting harm.',
  /** Recall class. */
  'class.II': 'Class II',
  /** Severity of a recall class. */
  'class.II.means': 'May cause temporary harm.',
  /** Recall class. */
  'class.III': 'Class III',
  /** Severity of a recall class. */
  'class.III.means': 'Unlikely to cause harm.',
  /** Page title, and link to it. */
  'companies.edit': 'Edit company',
  /** Empty list of companies. */
  'companies.empty': 'No companies yet. Add one or upload a list.',
  /** Page title, and link to it. */
  'companies.new': 'New company',
  /** Page title, and link to it. */
  'companies.title': 'Companies',
  /** Link above the list of companies. */
  'companies.upload': 'Upload companies from a file',
  /** Column, detail and field of a company. */
  'company.country': 'Country',
  /** Column, detail and field of a company. */
  'company.kind': 'Type',
  /** Column, detail and field of a company. */
  'company.licence': 'Licence',
  /** Column, detail and field of a company. */
  'company.licenceExpiresOn': 'Licence expires',
  /** Column, detail and field of a company. */
  'company.licenceNo': 'Licence no.',
  /** Column, detail and field of a company. */
  'company.name': 'Company',
  /** Column, detail and field of a company. */
  'company.products': 'Products',
  /** Column, detail and field of a company. */
  'company.regulator': 'Regulator',
  /** Link: products of a company. */
  'company.toProducts': 'View products',
  /** Column, detail and field of a company. */
  'contact.email': 'Email',
  /** Column, detail and field of a company. */
  'contact.person': 'Contact person',
  /** Column, detail and field of a company. */
  'contact.phone': 'Phone',
  /** Hint below the phone field. */
  'contact.phone.hint': 'Include the country code, such as +254…',
  /** Heading: contacts of a company. */
  contacts: 'Contacts',
  /** Link and tab: edits the record. */
  edit: 'Edit',
  /** Error in the product form. */
  'error.atc': 'Enter a code such as N02BE01.',
  /** Error in the product form. */
  'error.gtin': 'This isn’t a valid GTIN. Check the digits.',
  /** Error in the product form. */
  'error.route': 'This form can’t be given by this route.',
  /** Expiry state of a licence or registration. */
  'expiry.expired': 'Expired',
  /** Expiry state of a licence or registration. */
  'expiry.expiring': 'Expires soon',
  /** Expiry state of a licence or registration. */
  'expiry.valid': 'Valid',
  /** Heading: history of a company. */
  history: 'History',
  /** Confirmation: question before a picture is removed. */
  'image.ask': 'Remove this picture?',
  /** Notice: the picture was not removed. */
  'image.failed': 'Couldn’t remove the picture',
  /** Confirmation: button that keeps the picture. */
  'image.keep': 'Keep picture',
  /** Confirmation: consequence. */
  'image.note': 'The product will no longer show it. You can upload it again later.',
  /** Button below a picture of a product. */
  'image.remove': 'Remove picture',
  /** Notice: the picture was removed. */
  'image.removed': 'Picture removed',
  /** Button during the removal. */
  'image.removing': 'Removing',
  /** Filter: products with pictures. */
  'image.with': 'With pictures',
  /** Filter: products without pictures. */
  'image.without': 'Without pictures',
  /** Button: adds an ingredient. */
  'ingredient.add': 'Add ingredient',
  /** Column, detail and field of a product. */
  'ingredient.name': 'Ingredient',
  /** Column, detail and field of a product. */
  'ingredient.per': 'Per',
  /** Option: strength of one piece. */
  'ingredient.perWhole': 'One unit',
  /** Button: removes an ingredient. */
  'ingredient.remove': 'Remove ingredient {{number}}',
  /** Column, detail and field of a product. */
  'ingredient.unit': 'Strength unit',
  /** Value: no. */
  no: 'No',
  /** Column, detail and field of a product. */
  'pack.container': 'Container',
  /** Column, detail and field of a product. */
  'pack.unitName': 'Unit',
  /** Column, detail and field of a product. */
  'pack.units': 'Units in a pack',
  /** Contents of a pack. {{unit}} is a unit, {{container}} a container. @same */
  packOf: '{{units}} × {{unit}}, {{container}}',
  /** Column, detail and field of a product. */
  'product.atcCode': 'ATC code',
  /** Filter: first letter of the ATC code. */
  'product.atcGroup': 'ATC group',
  /** Column, detail and field of a product. */
  'product.brandName': 'Brand',
  /** Column, detail and field of a product. */
  'product.coldChain': 'Cold chain',
  /** Column, detail and field of a product. */
  'product.company': 'Company',
  /** Filter: country of the company. */
  'product.country': 'Company country',
  /** Column, detail and field of a product. */
  'product.currency': 'Currency',
  /** Column, detail and field of a product. */
  'product.dosageForm': 'Form',
  /** Column, detail and field of a product. */
  'product.genericName': 'Generic name',
  /** Heading: overview of a product. */
  'product.glance': 'At a glance',
  /** Column, detail and field: trade number of a product. @same */
  'product.gtin': 'GTIN',
  /** Mark and filter: the product is hidden because its company is suspended. */
  'product.hidden': 'Company suspended',
  /** Banner of a product: its company is suspended. */
  'product.hidden.banner':
    'Hidden because its company is suspended. Its own status hasn’t changed, and it will be visible again once the company is reinstated.',
  /** Column, detail and field of a product. */
  'product.image': 'Pictures',
  /** Tab and card of a product. */
  'product.images': 'Pictures',
  /** Column, detail and field of a product. */
  'product.ingredients': 'Ingredients',
  /** Column, detail and field of a product. */
  'product.listPrice': 'List price',
  /** Column, detail and field of a product. */
  'product.pack': 'Pack',
  /** Column, detail and field of a product. */
  'product.packContainer': 'Container',
  /** Column, detail and field of a product. */
  'product.packUnit': 'Unit',
  /** Column of an export. */
  'product.packUnits': 'Units in a pack',
  /** Column, detail and field of a product. */
  'product.prescription': 'Prescription only',
  /** Product form: consequence of the schedule. */
  'product.prescription.follows': 'Prescription only, because of its schedule.',
  /** Page title, and link to it. */
  'product.record': 'Afya product',
  /** Column, detail and field of a product. */
  'product.registration': 'Registration',
  /** Column, detail and field of a product. */
  'product.registrationExpiresOn': 'Registration expires',
  /** Column, detail and field of a product. */
  'product.registrationNo': 'Registration no.',
  /** Tab and card of a product. */
  'product.regulation': 'Regulation',
  /** Column, detail and field of a product. */
  'product.route': 'Route',
  /** Tab and card of a product. */
  'product.same': 'Same generic',
  /** Column, detail and field of a product. */
  'product.schedule': 'Schedule',
  /** Column, detail and field of a product. */
  'product.shelfLifeMonths': 'Shelf life in months',
  /** Column, detail and field of a product. */
  'product.storage': 'Storage',
  /** Column, detail and field of a product. */
  'product.strength': 'Strength',
  /** Tab and card of a product. */
  'product.tab': 'Product',
  /** Column, detail and field of a product. */
  'product.warnings': 'Warnings',
  /** Empty list of products. */
  'products.empty': 'No products yet. Add one or upload a list.',
  /** Link: upload of product pictures. */
  'products.images': 'Upload product images',
  /** Page title, and link to it. */
  'products.new': 'New product',
  /** Button: saves the form as a draft. */
  'products.save': 'Save as draft',
  /** Page title, and link to it. */
  'products.title': 'Afya products',
  /** Link: upload of a file. */
  'products.upload': 'Upload products from a file',
  /** Banner of a recalled product. */
  'recall.banner': 'Recalled, class {{class}}: {{reason}}. Lots: {{lots}}.',
  /** Field and filter: recall class. */
  'recall.class': 'Recall class',
  /** Field: recalled lots. */
  'recall.lots': 'Lots',
  /** Hint below the field of lots. */
  'recall.lots.hint': 'Enter one per line, or separate with commas.',
  /** Field: brand name, typed to confirm. */
  'recall.name': 'Type “{{name}}” to confirm',
  /** Field: note on a recall. */
  'recall.note': 'Note',
  /** Field: reason for a recall. */
  'recall.reason': 'Reason',
  /** Status of a recalled product; {{class}} is I, II or III. */
  recalledClass: 'Recalled, class {{class}}',
  /** Empty list: no other product of this generic name. */
  'same.none': 'No other products with this generic name.',
  /** Column: price of one tablet, dose or millilitre. */
  'same.unitPrice': 'Price per unit',
  /** Button of a form. */
  save: 'Save',
  /** Notice: the product was saved. */
  saved: 'Saved.',
  /** Column, detail and field of a company. */
  status: 'Status',
  /** Tab over a list. */
  'view.all': 'All',
  /** Tab over a list. */
  'view.drafts': 'Drafts',
  /** Tab: companies with an expiring licence. */
  'view.licences': 'Expiring licences',
  /** Tab over a list. */
  'view.noImage': 'Without pictures',
  /** Tab: products with an expiring registration. */
  'view.registrations': 'Expiring registrations',
  /** Value: yes. */
  yes: 'Yes',
} as const
