/**
 * Settings applied by other services of the shop, not by the console or its backend: complete sections, or single
 * settings as `section.path`. The form shows this beside them.
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
