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
  /** Of an icon: what it shows. */
  'icon.baby': 'Baby',
  'icon.bed': 'Bed',
  'icon.book-open': 'Book',
  'icon.car': 'Car',
  'icon.coffee': 'Cup',
  'icon.droplets': 'Water',
  'icon.dumbbell': 'Dumbbell',
  'icon.graduation-cap': 'Graduation cap',
  'icon.hammer': 'Hammer',
  'icon.heart-pulse': 'Heart',
  'icon.house': 'House',
  'icon.package': 'Parcel',
  'icon.palette': 'Palette',
  'icon.pill': 'Pill',
  'icon.shirt': 'Shirt',
  'icon.smartphone': 'Phone',
  'icon.sprout': 'Sprout',
  'icon.stethoscope': 'Stethoscope',
  'icon.store': 'Shop',
  'icon.toy-brick': 'Toy brick',
  'icon.truck': 'Lorry',
  'icon.utensils': 'Cutlery',
  'icon.wrench': 'Spanner',
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
  /** At a name: in which languages it is missing. */
  missing: 'No name in {{languages}}',
  /** Over a preview of what is switched off. */
  'preview.hidden': 'Shoppers do not see it: it, or what it stands in, is inactive.',
} as const
