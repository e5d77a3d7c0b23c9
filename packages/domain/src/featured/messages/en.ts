declare module '@console/core/i18n' {
  interface MessageCatalogue {
    featured: typeof en
  }
}

/** English messages for featured items (the source language). */
export const en = {
  /** Button: features an item. */
  'action.feature': 'Feature',
  /** Button: stops featuring an item. */
  'action.unfeature': 'Stop featuring',
  /** Blocker: explains an unavailable action. */
  'blocker.hidden_by_business': 'The business is suspended.',
  /** Blocker: explains an unavailable action. */
  'blocker.slot_taken': 'This place is taken.',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in its current status.',
  /** Confirmation dialog, several items: consequence. */
  'decision.consequence.many.feature':
    'They appear on the home page while there are free places. Any without a place aren’t featured.',
  /** Confirmation dialog, several items: consequence. */
  'decision.consequence.many.unfeature':
    'They’re removed from the home page. Nothing else changes.',
  /** Confirmation dialog, one item: consequence. */
  'decision.consequence.one.feature': 'It appears on the home page, in the next free place.',
  /** Confirmation dialog, one item: consequence. */
  'decision.consequence.one.unfeature': 'It’s removed from the home page. Nothing else changes.',
  /** Label in the row of an item that was just decided. */
  'decision.decided.feature': 'Featured',
  /** Label in the row of an item that was just decided. */
  'decision.decided.unfeature': 'No longer featured',
  /** Notice after the decision about {{name}}. */
  'decision.done.feature': '{{name}} is featured.',
  /** Notice after the decision about {{name}}. */
  'decision.done.unfeature': '{{name}} is no longer featured.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.feature': '{{actor}} featured this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.unfeature': '{{actor}} stopped featuring this {{ago}}.',
  /** History entry of an item. */
  'record.event.featured.featured': 'Featured',
  /** History entry of an item. */
  'record.event.featured.scheduled': 'Scheduled to be featured',
  /** History entry of an item. */
  'record.event.featured.undone': 'Decision undone',
  /** History entry of an item. */
  'record.event.featured.unfeatured': 'No longer featured',
  /** Number of products, in the question before a bulk action. */
  'records.products_one': '{{number}} product',
  /** Number of products, in the question before a bulk action. */
  'records.products_other': '{{number}} products',
  /** Number of services, in the question before a bulk action. */
  'records.service-products_one': '{{number}} service',
  /** Number of services, in the question before a bulk action. */
  'records.service-products_other': '{{number}} services',
} as const
