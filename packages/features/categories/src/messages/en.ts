declare module '@console/core/i18n' {
  interface MessageCatalogue {
    categories: typeof en
  }
}

/** English messages of categories, the source of the translations. */
export const en = {
  /** Button: shows the category to shoppers. */
  'action.activate': 'Activate',
  /** Button: hides the category from shoppers. */
  'action.deactivate': 'Deactivate',
  /** Empty pane beside the tree. */
  'categories.choose': 'Select a category to view or edit it.',
  /** Button, and heading of a new category. */
  'categories.create': 'New category',
  /** Menu entry of a category, and heading of a new subcategory. */
  'categories.createBelow': 'New subcategory',
  /** Empty tree. */
  'categories.empty': 'Add your first category.',
  /** Contents of a category to delete; part of a list. */
  'categories.records_one': '{{number}} product or service',
  /** Contents of a category to delete; part of a list. */
  'categories.records_other': '{{number}} products or services',
  /** Page title. */
  'categories.title': 'Categories',
  /** Confirmation: consequence; {{records}} is such as “23 listings”. */
  'deactivate.question': 'Shoppers will no longer see {{records}}.',
  /** Link below the subcategories: reorders them in the tree. */
  'details.arrange': 'Reorder in the tree',
  /** Tab: inputs of the listings. */
  'details.inputs': 'Inputs',
  /** Link to the whole list. */
  'details.listings.all_one': 'View {{number}} listing',
  /** Link to the whole list. */
  'details.listings.all_other': 'View all {{number}} listings',
  /** Empty list of listings. */
  'details.listings.none': 'No listings in this category yet.',
  /** Link: the category’s own page. */
  'details.open': 'Details',
  /** Empty list of subcategories. */
  'details.subcategories.none': 'No subcategories yet.',
  /** Tab: details of a category. */
  'details.tab': 'Details',
  /** Name of the tabs, for screen readers. */
  'details.tabs': 'Category sections',
  /** Link: shows the category in the tree. */
  'details.tree': 'Show in the tree',
  /** The same link for users who can edit. */
  'details.tree.edit': 'Merge or delete in the tree',
  /** Error of the URL slug. */
  'error.slug': 'Use 2 to 60 lowercase Latin letters, digits and hyphens.',
  /** History event. */
  'event.activate': 'Activated',
  /** History event. */
  'event.deactivate': 'Deactivated',
  /** Label, and changed field in a history. */
  'field.icon': 'Icon',
  /** Changed field in a history. */
  'field.name': 'name',
  /** Label: name. */
  'field.name.ar': 'Name in Arabic',
  /** Label: name. */
  'field.name.en': 'Name in English',
  /** Hint below the names in other languages. */
  'field.name.missing': 'If empty, the English name is used.',
  /** Label: name. */
  'field.name.tr': 'Name in Turkish',
  /** Label, and changed field in a history. */
  'field.slug': 'URL slug',
  /** Hint below the URL slug. */
  'field.slug.note': 'Part of the page’s web address. Changing it breaks existing links.',
  /** Icon. */
  'icon.baby': 'Baby',
  /** Icon. */
  'icon.bed': 'Bed',
  /** Icon. */
  'icon.book-open': 'Book',
  /** Icon. */
  'icon.car': 'Car',
  /** Icon. */
  'icon.coffee': 'Cup',
  /** Icon. */
  'icon.droplets': 'Water',
  /** Icon. */
  'icon.dumbbell': 'Dumbbell',
  /** Icon. */
  'icon.graduation-cap': 'Graduation cap',
  /** Icon. */
  'icon.hammer': 'Hammer',
  /** Icon. */
  'icon.heart-pulse': 'Heart',
  /** Icon. */
  'icon.house': 'House',
  /** Icon. */
  'icon.package': 'Parcel',
  /** Icon. */
  'icon.palette': 'Palette',
  /** Icon. */
  'icon.pill': 'Pill',
  /** Icon. */
  'icon.shirt': 'Shirt',
  /** Icon. */
  'icon.smartphone': 'Phone',
  /** Icon. */
  'icon.sprout': 'Sprout',
  /** Icon. */
  'icon.stethoscope': 'Stethoscope',
  /** Icon. */
  'icon.store': 'Shop',
  /** Icon. */
  'icon.toy-brick': 'Toy brick',
  /** Icon. */
  'icon.truck': 'Lorry',
  /** Icon. */
  'icon.utensils': 'Cutlery',
  /** Icon. */
  'icon.wrench': 'Spanner',
  /** Icon. */
  'icon.zap': 'Lightning',
  /** Category tree. @same */
  'kind.afya': 'Afya',
  /** Category tree. */
  'kind.product': 'Products',
  /** Category tree. */
  'kind.service': 'Services',
  /** Language in a list of missing names. */
  'language.ar': 'Arabic',
  /** Language in a list of missing names. */
  'language.tr': 'Turkish',
  /** Contents of a category to delete; part of a list. */
  'listing.records_one': '{{number}} listing',
  /** Contents of a category to delete; part of a list. */
  'listing.records_other': '{{number}} listings',
  /** Page title: categories of the directory. */
  'listing.title': 'Listing categories',
  /** Mark of a name: missing languages. */
  missing: 'No name in {{languages}}',
  /** Above the preview of an inactive category. */
  'preview.hidden': 'Hidden from shoppers because this category, or one above it, is inactive.',
  /** State of a category: visible to shoppers. */
  'state.active': 'Active',
  /** State of a category: hidden from shoppers. */
  'state.inactive': 'Inactive',
  /** Question before a category is deleted or merged: number of subcategories. */
  subcategories_one: '{{number}} subcategory',
  /** Question before a category is deleted or merged: number of subcategories. */
  subcategories_other: '{{number}} subcategories',
  /** Filter choice: all states. */
  'table.all': 'All',
  /** Column: number of names in Arabic. */
  'table.arabic': 'Arabic names',
  /** Column: category. */
  'table.category': 'Category',
  /** Button: clears the filters. */
  'table.clear': 'Show all',
  /** Empty list. */
  'table.empty': 'No categories yet',
  /** Number of rows. */
  'table.found_one': '{{number}} category',
  /** Number of rows. */
  'table.found_other': '{{number}} categories',
  /** Column, tab and heading. */
  'table.listings': 'Listings',
  /** No match: title. */
  'table.noMatch': 'No categories match',
  /** No match: text. */
  'table.noMatch.hint': 'Try changing the filters.',
  /** Number of names in a language, of all. */
  'table.of': '{{number}} of {{all}}',
  /** Column: position among its siblings. */
  'table.order': 'Order',
  /** Column and filter: state. */
  'table.state': 'State',
  /** Column, tab and heading. */
  'table.subcategories': 'Subcategories',
  /** Column: subcategory. */
  'table.subcategory': 'Subcategory',
  /** Link: reorders the categories in the tree. */
  'table.tree': 'Arrange as a tree',
  /** Column: number of names in Turkish. */
  'table.turkish': 'Turkish names',
  /** Filter: categories without a translation. */
  'table.untranslated': 'Translation missing',
  /** Filter: categories without listings. */
  'table.withoutListings': 'Without listings',
} as const
