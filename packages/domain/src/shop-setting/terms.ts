/** Time zones that the marketplace's days can be counted in: those of the countries that it trades with. */
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

/** On which day a week begins. */
export const weekdays = ['monday', 'saturday', 'sunday'] as const

/** Countries whose taxes are kept, by their ISO 3166 codes. */
export const taxCountries = ['KE', 'UG', 'TZ', 'RW', 'ET', 'SO'] as const

/** Which goods a tax rate is for. */
export const taxClasses = ['standard', 'reduced', 'zero'] as const

/** What is reviewed within a promised time. */
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

/** What may be approved without a person, where its seller has earned that. */
export const autoApprovedKinds = ['product', 'service', 'listing'] as const

/** What somebody can be told of. */
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

/** How they are told. */
export const notifyChannels = ['console', 'email', 'sms'] as const
