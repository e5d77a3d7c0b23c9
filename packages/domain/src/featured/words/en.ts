/** The words of featured items, in English, their source. */
export const en = {
  /** Button: puts an item among the featured ones. */
  'action.feature': 'Feature',
  /** Button: takes an item out of the featured ones. */
  'action.unfeature': 'Stop featuring',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.feature':
    'They are shown on the home page, in the places that are free; those for which there is none are not.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.unfeature':
    'They leave the home page. Nothing else about them changes.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.feature':
    'It is shown on the home page, in the next place that is free.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.unfeature': 'It leaves the home page. Nothing else about it changes.',
  /** In the row of what the reader has just decided. */
  'decision.decided.feature': 'Featured',
  /** In the row of what the reader has just decided. */
  'decision.decided.unfeature': 'No longer featured',
  /** Said after an item was featured. */
  'decision.done.feature': '{{name}} is featured.',
  /** Said after an item was taken out of the featured ones. */
  'decision.done.unfeature': '{{name}} is no longer featured.',
  /** Who decided first. */
  'decision.happened.feature': '{{actor}} featured this {{ago}}.',
  /** Who decided first. */
  'decision.happened.unfeature': '{{actor}} stopped featuring this {{ago}}.',
  /** Why a button cannot be pressed. */
  'hindrance.hidden_by_business': 'Its business is suspended.',
  /** Why a button cannot be pressed. */
  'hindrance.slot_taken': 'The place is taken.',
  /** Why a button cannot be pressed. */
  'hindrance.wrong_status': 'Its present status does not allow this.',
  /** In the history. */
  'record.event.featured.featured': 'Featured',
  /** In the history. */
  'record.event.featured.scheduled': 'Scheduled to be featured',
  /** In the history. */
  'record.event.featured.undone': 'Decision taken back',
  /** In the history. */
  'record.event.featured.unfeatured': 'No longer featured',
  /** In the question about many: so many products. */
  'records.products_one': '{{number}} product',
  /** In the question about many: so many products. */
  'records.products_other': '{{number}} products',
  /** In the question about many: so many services. */
  'records.service-products_one': '{{number}} service',
  /** In the question about many: so many services. */
  'records.service-products_other': '{{number}} services',
} as const
