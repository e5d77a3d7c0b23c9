/**
 * Settings that the shop's other services apply, not the console or its backend: whole sections, or single settings as
 * `section.path`. The form says so beside them.
 */
export const appliedByOthers = [
  'general.defaultCurrency',
  'general.defaultLanguage',
  'general.weekStartsOn',
  'orders.prefixes.b2c',
  'orders.prefixes.b2b',
  'orders.prefixes.agent',
  'orders.autoCancelUnpaidHours',
  'orders.autoCompleteDays',
  'delivery',
  'returns',
  'review.slaHours.review',
  'review.slaHours.returnVoucher',
  'review.autoApprove.kinds',
  'review.autoApprove.trustedAfter',
  'featured.slots.category',
  'featured.slots.search',
  'notifications',
] as const
