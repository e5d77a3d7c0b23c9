/** The words of categories, in English, their source. */
export const en = {
  /** Button: shoppers see it again. */
  'action.activate': 'Activate',
  /** Button: shoppers do not see it any more. */
  'action.deactivate': 'Deactivate',
  /** Beside the tree, while none is open. */
  'categories.choose': 'Choose a category to see and change it.',
  /** Button, and heading of what is written. */
  'categories.create': 'New category',
  /** In the menu of a category, and heading of what is written. */
  'categories.createBelow': 'New subcategory',
  /** Where there are none. */
  'categories.empty': 'Begin with a first category.',
  /** What stands in one that is to be deleted: part of a list. */
  'categories.records_one': '{{number}} product or service',
  /** The same. */
  'categories.records_other': '{{number}} products or services',
  /** Title of the screen. */
  'categories.title': 'Categories',
  /** At the address, where it has other characters. */
  'error.slug': 'Use 2 to 60 small Latin letters, digits and hyphens.',
  /** In a history. */
  'event.activate': 'Activated',
  /** In a history. */
  'event.deactivate': 'Deactivated',
  /** Label, and in a history what was changed: the picture. */
  'field.icon': 'Icon',
  /** In a history: what was changed. */
  'field.name': 'name',
  /** Label. */
  'field.name.ar': 'Name in Arabic',
  /** Label. */
  'field.name.en': 'Name in English',
  /** Below the names in other languages. */
  'field.name.missing': 'Left empty, the English name is shown.',
  /** Label. */
  'field.name.tr': 'Name in Turkish',
  /** Label, and in a history what was changed. */
  'field.slug': 'Address',
  /** Below it. */
  'field.slug.note': 'The part of its web address. Links to the old one end when it changes.',
  /** One of the pictures: what it shows. */
  'icon.baby': 'Baby',
  /** One of the pictures: what it shows. */
  'icon.bed': 'Bed',
  /** One of the pictures: what it shows. */
  'icon.book-open': 'Book',
  /** One of the pictures: what it shows. */
  'icon.car': 'Car',
  /** One of the pictures: what it shows. */
  'icon.coffee': 'Cup',
  /** One of the pictures: what it shows. */
  'icon.droplets': 'Water',
  /** One of the pictures: what it shows. */
  'icon.dumbbell': 'Dumbbell',
  /** One of the pictures: what it shows. */
  'icon.graduation-cap': 'Graduation cap',
  /** One of the pictures: what it shows. */
  'icon.hammer': 'Hammer',
  /** One of the pictures: what it shows. */
  'icon.heart-pulse': 'Heart',
  /** One of the pictures: what it shows. */
  'icon.house': 'House',
  /** One of the pictures: what it shows. */
  'icon.package': 'Parcel',
  /** One of the pictures: what it shows. */
  'icon.palette': 'Palette',
  /** One of the pictures: what it shows. */
  'icon.pill': 'Pill',
  /** One of the pictures: what it shows. */
  'icon.shirt': 'Shirt',
  /** One of the pictures: what it shows. */
  'icon.smartphone': 'Phone',
  /** One of the pictures: what it shows. */
  'icon.sprout': 'Sprout',
  /** One of the pictures: what it shows. */
  'icon.stethoscope': 'Stethoscope',
  /** One of the pictures: what it shows. */
  'icon.store': 'Shop',
  /** One of the pictures: what it shows. */
  'icon.toy-brick': 'Toy brick',
  /** One of the pictures: what it shows. */
  'icon.truck': 'Lorry',
  /** One of the pictures: what it shows. */
  'icon.utensils': 'Cutlery',
  /** One of the pictures: what it shows. */
  'icon.wrench': 'Spanner',
  /** One of the pictures: what it shows. */
  'icon.zap': 'Lightning',
  /** One of the three trees. @same */
  'kind.afya': 'Afya',
  /** One of the three trees. */
  'kind.product': 'Products',
  /** One of the three trees. */
  'kind.service': 'Services',
  /** Part of what is missing. */
  'language.ar': 'Arabic',
  /** Part of what is missing. */
  'language.tr': 'Turkish',
  /** What stands in one that is to be deleted: part of a list. */
  'listing.records_one': '{{number}} listing',
  /** The same. */
  'listing.records_other': '{{number}} listings',
  /** Title of the screen of the directory's categories. */
  'listing.title': 'Listing categories',
  /** At a name: in which languages it is missing. */
  missing: 'No name in {{languages}}',
  /** Over a preview of what is switched off. */
  'preview.hidden': 'Shoppers do not see it: it, or what it stands in, is inactive.',
} as const
