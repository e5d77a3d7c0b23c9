/** The words of the application's settings in English, their source. */
export const en = {
  /** What may be approved without a person. */
  'autoApproved.listing': 'Listings',
  /** What may be approved without a person. */
  'autoApproved.product': 'Products',
  /** What may be approved without a person. */
  'autoApproved.service': 'Services',
  /** How somebody is told of an event. */
  'channel.console': 'In the console',
  /** How somebody is told of an event. */
  'channel.email': 'By e-mail',
  /** How somebody is told of an event. */
  'channel.sms': 'By text message',
  /** What a section applies to. */
  'commission.intro': 'Applies to vouchers that are prepared from now on.',
  /** Label: amounts by currency. */
  'commission.minVoucher': 'Least voucher',
  /** Below that label. */
  'commission.minVoucher.note': 'Smaller sums wait until more has been earned.',
  /** Title of a section. */
  'commission.title': 'Commission and vouchers',
  /** Label: a share. */
  'commission.withholding': 'Withholding (%)',
  /** Below that label. */
  'commission.withholding.note':
    'Kept back for the tax office of agents in Kenya, in vouchers that are prepared from now on. Agents elsewhere have the rate of their country.',
  /** What a section applies to. */
  'delivery.intro':
    'For shoppers who order themselves, from now on. Outside of all zones nothing is delivered. Orders that staff write have a fee of their own.',
  /** Title of a section. */
  'delivery.title': 'Delivery',
  /** Label of a list. */
  'delivery.zones': 'Delivery zones',
  /** Error of a zone. */
  'error.county_twice': 'One of these counties is in another zone.',
  /** Error of an amount in a list. */
  'error.currency_twice': 'There is an amount in this currency already.',
  /** Error of the default currency. */
  'error.default_not_listed': 'It has to be one of the currencies in use.',
  /** Error of an amount. */
  'error.negative_amount': 'An amount is not below 0.',
  /** Error of an amount of a zone. */
  'error.other_currency': 'Use the currency of the fee.',
  /** Error of a prefix. */
  'error.prefix': 'Two to five letters and digits, a letter first.',
  /** Error of a tax rate. */
  'error.tax_twice': 'This country has a rate of this class already.',
  /** Something that somebody can be told of. */
  'event.businessSubmitted': 'A business was submitted',
  /** Something that somebody can be told of. */
  'event.orderCancelled': 'An order was cancelled',
  /** Something that somebody can be told of. */
  'event.orderPlaced': 'An order was placed',
  /** Something that somebody can be told of. */
  'event.paymentFailed': 'A payment failed',
  /** Something that somebody can be told of. */
  'event.productSubmitted': 'A product was submitted',
  /** Something that somebody can be told of. */
  'event.returnRaised': 'Something is sent back',
  /** Something that somebody can be told of. */
  'event.reviewOverdue': 'A review is overdue',
  /** Something that somebody can be told of. */
  'event.voucherToApprove': 'A voucher waits for approval',
  /** Label: how many places there are. */
  'featured.category': 'In each category',
  /** Label: how many places there are. */
  'featured.home': 'On the home page',
  /** What a section applies to. */
  'featured.intro':
    'How many items are shown in each better place. What is featured already stays until its time is over.',
  /** Label: how many places there are. */
  'featured.search': 'In search results',
  /** Title of a section. */
  'featured.title': 'Featured places',
  /** Label of boxes. */
  'general.currencies': 'Currencies in use',
  /** Below that label. */
  'general.currencies.note': 'A currency that anything was ordered in stays.',
  /** Label of a choice. */
  'general.defaultCurrency': 'Default currency',
  /** Below that label. */
  'general.defaultCurrency.note': 'Where a shopper has not chosen one.',
  /** Label of a choice. */
  'general.defaultLanguage': 'Default language',
  /** Below that label. */
  'general.defaultLanguage.note': 'Of messages to shoppers and sellers who have not chosen one.',
  /** What a section applies to. */
  'general.intro': 'Applies to the whole shop at once.',
  /** Label of a choice. */
  'general.timeZone': 'Time zone',
  /** Below that label. */
  'general.timeZone.note':
    'For the days of dashboards and of filters by date. Times are shown in the time zone of each reader.',
  /** Title of a section. */
  'general.title': 'General',
  /** Label of a choice. */
  'general.weekStartsOn': 'Week starts on',
  /** What a section applies to. */
  'notifications.intro':
    'How staff hear of what happens from now on. The console sends nothing itself.',
  /** Title of a section. */
  'notifications.title': 'Notifications',
  /** Label: a number of hours. */
  'orders.autoCancel': 'Cancel unpaid orders after (hours)',
  /** Label: a number of days. */
  'orders.autoComplete': 'Complete delivered orders after (days)',
  /** Below that label. */
  'orders.autoComplete.note': 'Then the seller is paid.',
  /** Label: amounts by currency. */
  'orders.b2bLimit': 'Orders of businesses to approve above',
  /** Below that label. */
  'orders.b2bLimit.note': 'In a currency without an amount none has to be approved.',
  /** What a section applies to. */
  'orders.intro':
    'Applies to orders from now on: those that are placed keep their number. The console numbers what staff write, the shop all others.',
  /** Label: amounts by currency. */
  'orders.manualLimit': 'Orders by staff to approve above',
  /** Below that label. */
  'orders.manualLimit.note':
    'What staff write down and is more has to be approved by an administrator.',
  /** Label: what order numbers begin with. */
  'orders.prefix.agent': 'Prefix, agents',
  /** Label: what order numbers begin with. */
  'orders.prefix.b2b': 'Prefix, businesses',
  /** Label: what order numbers begin with. */
  'orders.prefix.b2c': 'Prefix, consumers',
  /** Label: what order numbers begin with. */
  'orders.prefix.manual': 'Prefix, written by staff',
  /** Title of a section. */
  'orders.title': 'Orders',
  /** What a section applies to. */
  'returns.intro':
    'What shoppers are offered for what is delivered from now on. Returns that are here already stay as they are.',
  /** Label of boxes. */
  'returns.reasons': 'Reasons a buyer can give',
  /** Below that label. */
  'returns.reasons.note': 'Returns that have another reason keep it.',
  /** Title of a section. */
  'returns.title': 'Returns',
  /** Label: a number of days. */
  'returns.window': 'Return window (days)',
  /** Below that label. */
  'returns.window.note': 'After delivery. With 0 nothing is taken back.',
  /** Label of boxes. */
  'review.autoApprove': 'Approve without a person',
  /** Below that label. */
  'review.autoApprove.note': 'Where all checks pass and the seller is trusted.',
  /** What a section applies to. */
  'review.intro': 'How long a decision may take. Applies to what is submitted from now on.',
  /** Label of a box. */
  'review.noteOnReject': 'Rejecting needs a note',
  /** Label: a number of hours. */
  'review.sla.agent': 'Agents (hours)',
  /** Label: a number of hours. */
  'review.sla.business': 'Businesses (hours)',
  /** Label: a number of hours. */
  'review.sla.commissionVoucher': 'Commission vouchers (hours)',
  /** Label: a number of hours. */
  'review.sla.listing': 'Listings (hours)',
  /** Label: a number of hours. */
  'review.sla.product': 'Products (hours)',
  /** Label: a number of hours. */
  'review.sla.returnVoucher': 'Returns (hours)',
  /** Label: a number of hours. */
  'review.sla.review': 'Reviews of products (hours)',
  /** Label: a number of hours. */
  'review.sla.service': 'Services (hours)',
  /** Title of a section. */
  'review.title': 'Review and deadlines',
  /** Label: a number. */
  'review.trustedAfter': 'Trusted after (approvals)',
  /** Below that label. */
  'review.trustedAfter.note': 'In a row, without a rejection.',
  /** Note on settings that the console does not apply. */
  'shop.othersNote': 'Applied by the shop’s services.',
  /** Heading and title of the page. */
  'shop.title': 'Shop settings',
  /** Button: adds a row. */
  'tax.add': 'Add a rate',
  /** Label of a choice. */
  'tax.class': 'Class',
  /** Label of a choice. */
  'tax.country': 'Country',
  /** What a section applies to. */
  'tax.intro': 'Applies to orders from now on; the tax of those that are placed stays.',
  /** Label: a share. */
  'tax.rate': 'Rate (%)',
  /** Label of a list. */
  'tax.rates': 'Tax rates',
  /** Names a button that removes a row. */
  'tax.remove': 'Remove rate {{number}}',
  /** A rate in one line. @same */
  'tax.text': '{{country}}, {{class}}: {{rate}}',
  /** Title of a section. */
  'tax.title': 'Tax',
  /** A class of goods. */
  'taxClass.reduced': 'Reduced',
  /** A class of goods. */
  'taxClass.standard': 'Standard',
  /** A class of goods. */
  'taxClass.zero': 'Zero rate',
  /** A day of the week. */
  'weekday.monday': 'Monday',
  /** A day of the week. */
  'weekday.saturday': 'Saturday',
  /** A day of the week. */
  'weekday.sunday': 'Sunday',
  /** Button: adds a row. */
  'zone.add': 'Add a zone',
  /** Label: a field that finds counties. */
  'zone.counties': 'Counties',
  /** In the list below that field. */
  'zone.counties.failed': 'The list of counties could not be read.',
  /** Next to a spinner in that field. */
  'zone.counties.loading': 'Loading the list of counties',
  /** In the list below that field. */
  'zone.counties.none': 'No county found.',
  /** Names a button that removes a county from a zone. */
  'zone.counties.remove': 'Remove {{county}}',
  /** The currency of an amount, for screen readers. */
  'zone.currency': 'Currency',
  /** Label: a number of days. */
  'zone.days': 'Days',
  /** Label: an amount. */
  'zone.fee': 'Fee',
  /** Label: an amount. */
  'zone.freeOver': 'Free over',
  /** Label: a name. */
  'zone.name': 'Name',
  /** Names a button that removes a row. */
  'zone.remove': 'Remove zone {{number}}',
  /** A zone in one line. {{days}}: "2 days". @same */
  'zone.text': '{{name}} ({{counties}}): {{fee}}, {{days}}',
  /** The same for a zone that is free over an amount. */
  'zone.text.free': '{{name}} ({{counties}}): {{fee}}, free over {{freeOver}}, {{days}}',
  /** Names the list of counties without delivery. */
  'zone.uncovered': 'Without delivery',
  /** Countries where no county is in a zone. */
  'zone.uncovered.countries': 'No delivery to any county in: {{countries}}.',
  /** Counties of a country that are in no zone, and how many. */
  'zone.uncovered.in': '{{country}}, in no zone ({{number}}): {{counties}}.',
} as const
