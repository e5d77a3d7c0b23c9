/** Time zones for the days of the marketplace: those of its trading countries. */
export const timeZones = [
  'Africa/Nairobi',
  'Africa/Kampala',
  'Africa/Dar_es_Salaam',
  'Africa/Kigali',
  'Africa/Addis_Ababa',
  'Africa/Mogadishu',
  'Africa/Djibouti',
  'Europe/Istanbul',
  'Asia/Riyadh',
  'Asia/Dubai',
  'UTC',
] as const

/** Possible first days of a week. */
export const weekdays = ['monday', 'saturday', 'sunday'] as const

/** Countries with tax rates, as ISO 3166 codes. */
export const taxCountries = ['KE', 'UG', 'TZ', 'RW', 'ET', 'SO'] as const

/** Tax classes of goods. */
export const taxClasses = ['standard', 'reduced', 'zero'] as const

/** Types of records with a deadline for their review. */
export const reviewedKinds = [
  'business',
  'agent',
  'product',
  'service',
  'listing',
  'review',
  'returnVoucher',
  'commissionVoucher',
] as const

/** Types of records that can be approved automatically for trusted sellers. */
export const autoApprovedKinds = ['product', 'service', 'listing'] as const

/** Events with notifications. */
export const notifiedEvents = [
  'orderPlaced',
  'orderCancelled',
  'returnRaised',
  'businessSubmitted',
  'productSubmitted',
  'reviewOverdue',
  'voucherToApprove',
  'paymentFailed',
] as const

/** Channels of notifications. */
export const notifyChannels = ['console', 'email', 'sms'] as const
