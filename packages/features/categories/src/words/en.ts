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
  /** Asked before a category is deactivated; {{records}} is such as “23 listings”. */
  'deactivate.question': 'Shoppers will no longer see {{records}}.',
  /** Below the subcategories: where they are put into another order. */
  'details.arrange': 'Arrange them in the tree',
  /** Tab: what listings in it are asked. */
  'details.inputs': 'Inputs',
  /** Link to the whole list. */
  'details.listings.all_one': '{{number}} listing, in the list of listings',
  /** The same. */
  'details.listings.all_other': 'All {{number}} in the list of listings',
  /** Where there is none. */
  'details.listings.none': 'No listing stands in it.',
  /** Link: leads to the category’s own screen. */
  'details.open': 'Details',
  /** Where there is none. */
  'details.subcategories.none': 'It has no subcategories.',
  /** Tab: what is written of a category. */
  'details.tab': 'Details',
  /** Names the tabs, for screen readers. */
  'details.tabs': 'Parts of this category',
  /** Link: leads to where it stands among the others. */
  'details.tree': 'Show it in the tree',
  /** The same, for who may change it: what is done there. */
  'details.tree.edit': 'Merge or delete in the tree',
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
  /** Of a category: shoppers see it. */
  'state.active': 'Active',
  /** Of a category: shoppers do not see it. */
  'state.inactive': 'Inactive',
  /** In the question before a category is deleted or merged: how many are below it. */
  subcategories_one: '{{number}} subcategory',
  /** In the question before a category is deleted or merged: how many are below it. */
  subcategories_other: '{{number}} subcategories',
  /** Choice: active or not. */
  'table.all': 'All',
  /** Column: how many names there are in Arabic. */
  'table.arabic': 'Named in Arabic',
  /** Column. */
  'table.category': 'Category',
  /** Button: shows all again. */
  'table.clear': 'Show all',
  /** Where there is no category at all. */
  'table.empty': 'No categories yet',
  /** How many are shown. */
  'table.found_one': '{{number}} category',
  /** The same. */
  'table.found_other': '{{number}} categories',
  /** Column, tab and heading. */
  'table.listings': 'Listings',
  /** Where the filters leave nothing. */
  'table.noMatch': 'No category is like that',
  /** Below it. */
  'table.noMatch.hint': 'The filters leave nothing over.',
  /** How many names of all there are in a language. */
  'table.of': '{{number}} of {{all}}',
  /** Column: its place among the others. */
  'table.order': 'Order',
  /** Column, and a choice: active or not. */
  'table.state': 'State',
  /** Column, tab and heading. */
  'table.subcategories': 'Subcategories',
  /** Column. */
  'table.subcategory': 'Subcategory',
  /** Link: where categories are put into another order. */
  'table.tree': 'Arrange as a tree',
  /** Column: how many names there are in Turkish. */
  'table.turkish': 'Named in Turkish',
  /** Filter. */
  'table.untranslated': 'Translation missing',
  /** Filter. */
  'table.withoutListings': 'Without listings',
} as const
