declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'application-settings': typeof en
  }
}

/** English messages of the shop settings, the source of the translations. */
export const en = {
  /** Record type that can be approved automatically. */
  'autoApproved.listing': 'Listings',
  /** Record type that can be approved automatically. */
  'autoApproved.product': 'Products',
  /** Record type that can be approved automatically. */
  'autoApproved.service': 'Services',
  /** Notification channel. */
  'channel.console': 'In the console',
  /** Notification channel. */
  'channel.email': 'By email',
  /** Notification channel. */
  'channel.sms': 'By text message',
  /** Scope of the section. */
  'commission.intro': 'Applies to vouchers prepared from now on.',
  /** Label: amounts by currency. */
  'commission.minVoucher': 'Minimum voucher',
  /** Hint below that label. */
  'commission.minVoucher.note': 'Smaller balances roll over until they reach this amount.',
  /** Title of a section. */
  'commission.title': 'Commission and vouchers',
  /** Label: share in per cent. */
  'commission.withholding': 'Withholding (%)',
  /** Hint below that label. */
  'commission.withholding.note':
    'Tax withheld from agents in Kenya, on vouchers prepared from now on. Other countries use their own rate.',
  /** Scope of the section. */
  'delivery.intro':
    'Applies to orders that shoppers place from now on. We don’t deliver outside these zones. Staff orders have their own fee.',
  /** Title of a section. */
  'delivery.title': 'Delivery',
  /** Label of a list. */
  'delivery.zones': 'Delivery zones',
  /** Error of a zone. */
  'error.county_twice': 'One of these counties is already in another zone.',
  /** Error of an amount in a list. */
  'error.currency_twice': 'This currency already has an amount.',
  /** Error of the default currency. */
  'error.default_not_listed': 'Choose one of the currencies in use.',
  /** Error of an amount. */
  'error.negative_amount': 'The amount can’t be negative.',
  /** Error of an amount of a zone. */
  'error.other_currency': 'Use the same currency as the fee.',
  /** Error of an order prefix. */
  'error.prefix': 'Use 2 to 5 letters and digits, starting with a letter.',
  /** Error of a tax rate. */
  'error.tax_twice': 'This country already has a rate for this class.',
  /** Event with a notification. */
  'event.businessSubmitted': 'A business was submitted',
  /** Event with a notification. */
  'event.orderCancelled': 'An order was cancelled',
  /** Event with a notification. */
  'event.orderPlaced': 'An order was placed',
  /** Event with a notification. */
  'event.paymentFailed': 'A payment failed',
  /** Event with a notification. */
  'event.productSubmitted': 'A product was submitted',
  /** Event with a notification. */
  'event.returnRaised': 'A return was requested',
  /** Event with a notification. */
  'event.reviewOverdue': 'A review is overdue',
  /** Event with a notification. */
  'event.voucherToApprove': 'A voucher is awaiting approval',
  /** Label: number of featured items. */
  'featured.category': 'In each category',
  /** Label: number of featured items. */
  'featured.home': 'On the home page',
  /** Scope of the section. */
  'featured.intro':
    'How many featured items each placement can show. Items already featured stay until their end date.',
  /** Label: number of featured items. */
  'featured.search': 'In search results',
  /** Title of a section. */
  'featured.title': 'Featured placements',
  /** Label of checkboxes. */
  'general.currencies': 'Currencies in use',
  /** Hint below that label. */
  'general.currencies.note': 'You can’t remove a currency that has orders.',
  /** Label of a choice. */
  'general.defaultCurrency': 'Default currency',
  /** Hint below that label. */
  'general.defaultCurrency.note': 'Used until a shopper picks a currency.',
  /** Label of a choice. */
  'general.defaultLanguage': 'Default language',
  /** Hint below that label. */
  'general.defaultLanguage.note': 'Used for messages to people who haven’t chosen a language.',
  /** Scope of the section. */
  'general.intro': 'Changes take effect across the shop immediately.',
  /** Label of a choice. */
  'general.timeZone': 'Time zone',
  /** Hint below that label. */
  'general.timeZone.note':
    'Sets the days used in dashboards and date filters. Times appear in each person’s own time zone.',
  /** Title of a section. */
  'general.title': 'General',
  /** Label of a choice. */
  'general.weekStartsOn': 'Week starts on',
  /** Scope of the section. */
  'notifications.intro':
    'Choose how staff are notified of new events. The console doesn’t send notifications itself.',
  /** Title of a section. */
  'notifications.title': 'Notifications',
  /** Label: number of hours. */
  'orders.autoCancel': 'Cancel unpaid orders after (hours)',
  /** Label: number of days. */
  'orders.autoComplete': 'Complete delivered orders after (days)',
  /** Hint below that label. */
  'orders.autoComplete.note': 'Sellers are paid after completion.',
  /** Label: amounts by currency. */
  'orders.b2bLimit': 'Business orders need approval above',
  /** Hint below that label. */
  'orders.b2bLimit.note': 'Leave a currency out to skip approval for it.',
  /** Scope of the section. */
  'orders.intro':
    'Applies to new orders only. Staff orders are numbered here, all others by the shop.',
  /** Label: amounts by currency. */
  'orders.manualLimit': 'Staff orders need approval above',
  /** Hint below that label. */
  'orders.manualLimit.note': 'Staff orders above this amount need an administrator’s approval.',
  /** Label: prefix of order numbers. */
  'orders.prefix.agent': 'Agent order prefix',
  /** Label: prefix of order numbers. */
  'orders.prefix.b2b': 'Business order prefix',
  /** Label: prefix of order numbers. */
  'orders.prefix.b2c': 'Consumer order prefix',
  /** Label: prefix of order numbers. */
  'orders.prefix.manual': 'Staff order prefix',
  /** Title of a section. */
  'orders.title': 'Orders',
  /** Scope of the section. */
  'returns.intro': 'Applies to items delivered from now on. Existing returns don’t change.',
  /** Label of checkboxes. */
  'returns.reasons': 'Reasons buyers can choose',
  /** Hint below that label. */
  'returns.reasons.note': 'Existing returns keep their reason.',
  /** Title of a section. */
  'returns.title': 'Returns',
  /** Label: number of days. */
  'returns.window': 'Return window (days)',
  /** Hint below that label. */
  'returns.window.note': 'Days after delivery. Enter 0 to accept no returns.',
  /** Label of checkboxes. */
  'review.autoApprove': 'Approve automatically',
  /** Hint below that label. */
  'review.autoApprove.note': 'If all checks pass and the seller is trusted.',
  /** Scope of the section. */
  'review.intro': 'How long reviewers have to decide. Applies to new submissions.',
  /** Label of a checkbox. */
  'review.noteOnReject': 'Require a note when rejecting',
  /** Label: number of hours. */
  'review.sla.agent': 'Agents (hours)',
  /** Label: number of hours. */
  'review.sla.business': 'Businesses (hours)',
  /** Label: number of hours. */
  'review.sla.commissionVoucher': 'Commission vouchers (hours)',
  /** Label: number of hours. */
  'review.sla.listing': 'Listings (hours)',
  /** Label: number of hours. */
  'review.sla.product': 'Products (hours)',
  /** Label: number of hours. */
  'review.sla.returnVoucher': 'Returns (hours)',
  /** Label: number of hours. */
  'review.sla.review': 'Product reviews (hours)',
  /** Label: number of hours. */
  'review.sla.service': 'Services (hours)',
  /** Title of a section. */
  'review.title': 'Review and deadlines',
  /** Label: number of approvals. */
  'review.trustedAfter': 'Trusted after (approvals)',
  /** Hint below that label. */
  'review.trustedAfter.note': 'Consecutive approvals without a rejection.',
  /** Note on settings that the shop’s services apply. */
  'shop.othersNote': 'Applied by the shop’s services.',
  /** Page heading and title. */
  'shop.title': 'Shop settings',
  /** Button: adds a row. */
  'tax.add': 'Add a rate',
  /** Label of a choice. */
  'tax.class': 'Class',
  /** Label of a choice. */
  'tax.country': 'Country',
  /** Scope of the section. */
  'tax.intro': 'Applies to new orders only. Existing orders keep their tax.',
  /** Label: share in per cent. */
  'tax.rate': 'Rate (%)',
  /** Label of a list. */
  'tax.rates': 'Tax rates',
  /** Name of the button that removes a row. */
  'tax.remove': 'Remove rate {{number}}',
  /** Summary of a rate. @same */
  'tax.text': '{{country}}, {{class}}: {{rate}}',
  /** Title of a section. */
  'tax.title': 'Tax',
  /** Tax class. */
  'taxClass.reduced': 'Reduced',
  /** Tax class. */
  'taxClass.standard': 'Standard',
  /** Tax class. */
  'taxClass.zero': 'Zero rate',
  /** Day of the week. */
  'weekday.monday': 'Monday',
  /** Day of the week. */
  'weekday.saturday': 'Saturday',
  /** Day of the week. */
  'weekday.sunday': 'Sunday',
  /** Button: adds a row. */
  'zone.add': 'Add a zone',
  /** Label of the county search. */
  'zone.counties': 'Counties',
  /** List below that field: error. */
  'zone.counties.failed': 'Couldn’t load the counties.',
  /** Beside the spinner of that field. */
  'zone.counties.loading': 'Loading counties',
  /** List below that field: no match. */
  'zone.counties.none': 'No counties found.',
  /** Name of the button that removes a county from a zone. */
  'zone.counties.remove': 'Remove {{county}}',
  /** Currency of an amount, for screen readers. */
  'zone.currency': 'Currency',
  /** Label: number of days. */
  'zone.days': 'Days',
  /** Label: amount. */
  'zone.fee': 'Fee',
  /** Label: amount above which delivery is free. */
  'zone.freeOver': 'Free over',
  /** Label: name of a zone. */
  'zone.name': 'Name',
  /** Name of the button that removes a row. */
  'zone.remove': 'Remove zone {{number}}',
  /** Summary of a zone. {{days}}: "2 days". @same */
  'zone.text': '{{name}} ({{counties}}): {{fee}}, {{days}}',
  /** Summary of a zone with free delivery above an amount. */
  'zone.text.free': '{{name}} ({{counties}}): {{fee}}, free over {{freeOver}}, {{days}}',
  /** Name of the list of counties without delivery. */
  'zone.uncovered': 'No delivery',
  /** Countries without a county in a zone. */
  'zone.uncovered.countries': 'No delivery in: {{countries}}.',
  /** Counties of a country that are in no zone, and their number. */
  'zone.uncovered.in': '{{country}}, not in any zone ({{number}}): {{counties}}.',
} as const
