/** The words of commission rates in English, their source. */
export const en = {
  /** Field: one of several amounts, each in its currency; {{number}} is its place. */
  'add.amount': 'Amount {{number}}',
  /** Over a new rate: some of the products or agents that it was begun for were not found. */
  'add.chosen.gone': 'Some of what was chosen is not sold or approved any more, and was left out.',
  /** Over a new rate: more was chosen than can be written down at once. @limit */
  'add.chosen.most':
    'Only the first {{number}} were taken over: so many can be written down at once.',
  /** Button: one amount more, in another currency. */
  'add.currency': 'Add an amount',
  /** A tier is not above the one before it. */
  'add.error.ascending': 'More than the tier before it.',
  /** A rate is not within its bounds. */
  'add.error.bounds': 'A rate is more than 0% and at most 50%.',
  /** A currency stands twice among the fixed amounts. */
  'add.error.currencyTwice': 'This currency stands there already.',
  /** The first tier of a currency is not from 0. */
  'add.error.fromNothing': 'The first tier of a currency begins at 0.',
  /** A maximum is below the minimum in its currency. */
  'add.error.maxBelowMin': 'No less than the minimum in this currency.',
  /** Nothing was chosen. */
  'add.error.subjects': 'Choose what it applies to.',
  /** Field: finds what a rate can be of. */
  'add.find': 'What it applies to',
  /** Below that field. */
  'add.find.hint': 'By name, SKU or seller. Several can be chosen.',
  /** Below the date from which a rate applies. */
  'add.from.hint': 'Left empty: as soon as it is activated.',
  /** Checkbox: commission is taken of the delivery, too. */
  'add.includesDelivery': 'Taken of the delivery, too',
  /** Checkbox: commission is taken of the tax, too. */
  'add.includesTax': 'Taken of the tax, too',
  /** Choice: what becomes of what is written. */
  'add.outcome': 'What becomes of it',
  /** Choice: it is kept as a draft. */
  'add.outcome.draft': 'Keep as a draft',
  /** What something pays now; {{rate}} is for example 8%. */
  'add.paysNow': 'pays {{rate}} now',
  /** Field: the rate in per cent. */
  'add.percent': 'Rate in per cent',
  /** Below that field. */
  'add.percent.hint': 'Up to 50%. Above 30% only a SuperAdmin lets it begin.',
  /** Title: the reader may not write rates down. */
  'add.refused': 'You may not write rates down',
  /** Below that title. */
  'add.refused.message':
    'This needs one of the roles SuperAdmin or admin. You can read every rate.',
  /** Button: takes {{name}} from what was chosen. */
  'add.remove': 'Remove {{name}}',
  /** Step: what it would have come to. */
  'add.step.impact': 'Impact',
  /** Step: what a rate is of. */
  'add.step.subjects': 'What it is of',
  /** Button: writes it down, or lets it begin, as chosen above. */
  'add.submit': 'Save',
  /** Button: one tier more. */
  'add.tier': 'Add a tier',
  /** Field: from which amount on a tier takes its share; {{number}} is its place. */
  'add.tier.from': 'Tier {{number}}, above',
  /** Button: takes a tier away; {{number}} is its place. */
  'add.tier.remove': 'Remove tier {{number}}',
  /** Field: the share that a tier takes, in per cent; {{number}} is its place. */
  'add.tier.share': 'Tier {{number}}, %',
  /** Below the tiers. */
  'add.tiers.hint': 'What lies above an amount is taken at its rate. Each currency begins at 0.',
  /** Title of /Add-commission, and the button that leads there. */
  'add.title': 'Add commission',
  /** Title of /agentcomission-notactive. */
  'agentGaps.title': 'Agents without a rate of their own',
  /** Link to the agent itself. */
  'agentRecord.record': 'Agent',
  /** Document title of an agent’s commission. */
  'agentRecord.title': 'Commission of an agent',
  /** Column: what a voucher pays. */
  'balances.net': 'Net',
  /** Column: what can be done about a balance. */
  'balances.next': 'Next',
  /** In place of the vouchers. */
  'balances.noVouchers': 'No voucher was prepared yet.',
  /** In place of the balances: the agent has earned nothing. */
  'balances.none': 'Nothing was earned yet.',
  /** Column: what is on no voucher. */
  'balances.open': 'Open',
  /** Column: what is owed. */
  'balances.outstanding': 'Outstanding',
  /** Column: what was paid. */
  'balances.paid': 'Paid',
  /** Column: when a voucher was paid. */
  'balances.paidOn': 'Paid on',
  /** Link beside a balance: leads to a new voucher of it. */
  'balances.prepare': 'Prepare a voucher',
  /** Column: when a voucher was prepared. */
  'balances.prepared': 'Prepared',
  /** Tab and heading: what an agent is owed. */
  'balances.title': 'Balances and vouchers',
  /** Column: the number of a voucher. */
  'balances.voucher': 'Voucher',
  /** Column: what is on vouchers that are not paid yet. */
  'balances.vouchered': 'On vouchers',
  /** Heading over the vouchers of an agent. */
  'balances.vouchers': 'Vouchers',
  /** What commission is taken of, too. */
  'base.delivery': 'delivery',
  /** What commission is taken of, too. */
  'base.tax': 'tax',
  /** What commission is taken of: the goods without tax. */
  'base.value': 'goods',
  /** Filter and fact: how a commission is computed. */
  'basis.fixed': 'Fixed amount',
  /** Filter and fact: how a commission is computed. */
  'basis.percent': 'Percent',
  /** Filter and fact: how a commission is computed. */
  'basis.tiered': 'Tiers',
  /** Head of a column of a file: the number of an agent. */
  'column.agentNo': 'Agent number',
  /** Column: how many products, services or agents are below a rate. */
  'column.appliesTo': 'Covers',
  /** Column and fact: what a commission is taken of. */
  'column.base': 'Taken of',
  /** Column and fact: the rate before this one. */
  'column.before': 'Before',
  /** Column and filter: when a rate was changed. */
  'column.changedAt': 'Changed',
  /** Column, filter and fact: who has written a rate or let it begin. */
  'column.changedBy': 'By',
  /** Column, filter and fact: what the rate that applies is of. */
  'column.decidedBy': 'Decided by',
  /** Column and fact: commission of the last 30 days. */
  'column.earned': 'Commission, 30 days',
  /** Column, filter and fact: since when a rate applies. */
  'column.from': 'From',
  /** Column and filter: why there is no rate of its own. */
  'column.gap': 'Why',
  /** Column: since when there is none, or when the next begins. */
  'column.gapAt': 'Since or from',
  /** Column and filter: whose share a rate is. */
  'column.kind': 'Kind',
  /** Column and fact: the most commission of a line. */
  'column.max': 'At most',
  /** Column and fact: the least commission of a line. */
  'column.min': 'At least',
  /** Column: a product or an agent. */
  'column.name': 'Name',
  /** Column: the draft, or what is scheduled. */
  'column.next': 'Waiting rate',
  /** Column and fact: orders of the last 30 days. */
  'column.orders': 'Orders, 30 days',
  /** Column and fact: who pays an agent. */
  'column.payer': 'Paid by',
  /** Column and fact: how high a commission is. */
  'column.rate': 'Rate',
  /** Column and fact: why there is such a rate. */
  'column.reason': 'Reason',
  /** Column, also of a file, and fact: the number of a product or service. */
  'column.sku': 'SKU',
  /** Column and filter: where a rate stands. */
  'column.status': 'Status',
  /** Column: what a rate is of, by name. */
  'column.subject': 'Applies to',
  /** Column, filter and fact: how far an agent has come. */
  'column.tier': 'Tier',
  /** Column and fact: until when a rate applies. */
  'column.to': 'Until',
  /** Column and filter: what sort of thing a rate is of. */
  'column.type': 'Level',
  /** Above two rates: how many facts are not the same. */
  'compare.differing_one': 'They differ in {{number}} fact.',
  /** Above two rates: how many facts are not the same. */
  'compare.differing_other': 'They differ in {{number}} facts.',
  /** Beside what is not the same of two rates. */
  'compare.differs': 'differs',
  /** Head of the column with the names of what is compared. */
  'compare.fact': 'Fact',
  /** Head of the column of the first of two rates. */
  'compare.first': 'First rate',
  /** Head of the column of the second of two rates. */
  'compare.second': 'Second rate',
  /** Button over two rates of the history, and title of what it leads to. */
  'compare.title': 'Compare two rates',
  /** In place of the default rate. */
  'default.failed': 'It could not be read.',
  /** Button beside that. */
  'default.retry': 'Try again',
  /** Beside the default rate. */
  'default.since': 'since {{date}}',
  /** Over a list of rates: what applies to the rest. */
  'default.title': 'Where nothing more specific applies',
  /** There is no draft. */
  'drafts.empty': 'No draft of a rate is waiting.',
  /** Title of /commission-add-details, and link to it. */
  'drafts.title': 'Drafts of rates',
  /** Before a rate ends: over the rates that apply from then on. */
  'end.next': 'From now on applies instead',
  /** Before a rate ends: nothing that is sold is paid at it. */
  'end.nothing': 'Nothing that is sold is decided by it now: no other rate takes its place.',
  /** In place of a name: the rate of everything. */
  everything: 'Everything',
  /** Fact: the rate of what lies above {{amount}}. */
  'fact.from': 'Above {{amount}}',
  /** Card: how a rate is computed. */
  'facts.title': 'Rate',
  /** Filter: how a commission is computed. */
  'filter.basis': 'Computed as',
  /** Column, filter and view: why there is no rate of its own. */
  'gap.draft': 'Draft',
  /** Column, filter and view: why there is no rate of its own. */
  'gap.ended': 'Ended',
  /** Column, filter and view: why there is no rate of its own. */
  'gap.never': 'Never set',
  /** Column, filter and view: why there is no rate of its own. */
  'gap.scheduled': 'Scheduled',
  /** Everything has a rate of its own. */
  'gaps.empty': 'Each has a rate of its own.',
  /** There has been no change. */
  'history.empty': 'No rate was ever changed.',
  /** Title of /commission-history. */
  'history.title': 'Commission history',
  /** Above the figures of a preview; both are numbers. */
  'impact.affected': 'Products: {{products}} · agents: {{agents}}, of those that sold.',
  /** Below the previews of several drafts. */
  'impact.apart':
    'Each is looked at by itself. Where one lies within another, they come to something else together.',
  /** When a rate applies that has no date. */
  'impact.begins': 'As soon as it is activated',
  /** Cell of that table; {{level}} is for example Business. */
  'impact.by': '{{rate}}, by {{level}}',
  /** Column of a preview. */
  'impact.currency': 'Currency',
  /** Column of a preview. */
  'impact.difference': 'Difference',
  /** Below the days of a preview: what its figures leave out. */
  'impact.leftOut': 'Without what was cancelled or came back.',
  /** A preview finds nothing. */
  'impact.none': 'No order of the last 30 days would have been paid otherwise.',
  /** Column of a preview: at the rates that apply. */
  'impact.now': 'Now',
  /** Column of a preview. */
  'impact.orders': 'Orders',
  /** Above a preview; links follow. */
  'impact.overlaps': 'These begin later and have to be cancelled first:',
  /** Column of that table. */
  'impact.paysNow': 'Pays now',
  /** Above the figures of a preview: the days that they are of; both are dates. */
  'impact.period': 'With the orders of the last 30 days, {{from}} to {{to}}',
  /** Column of a preview: at the new rate. */
  'impact.then': 'Then',
  /** Table: what a rate would have come to. */
  'impact.title': 'With the orders of the last 30 days',
  /** Table of a preview, for screen readers: what each subject pays now, and then. */
  'impact.winners': 'What they pay now',
  /** Column and filter: whose share a rate is. */
  'kind.agent': 'Agent',
  /** Column and filter: whose share a rate is. */
  'kind.order': 'Order',
  /** Column and filter: whose share a rate is. */
  'kind.product': 'Product',
  /** The step of a ladder that is lit. */
  'ladder.decides': 'Applies: the most specific',
  /** A step that has a rate, and does not decide. */
  'ladder.passed': 'less specific',
  /** Step of a ladder; {{level}} is for example Business. */
  'ladder.step.agent': 'Agent rate · {{level}}',
  /** Step of a ladder; {{level}} is for example Business. */
  'ladder.step.order': 'Order rate · {{level}}',
  /** Step of a ladder; {{level}} is for example Business. */
  'ladder.step.product': 'Product rate · {{level}}',
  /** A second rate of the same step, which lost; {{date}} is when it began. */
  'ladder.tie': 'Also {{rate}}, but from {{date}}: the latest wins',
  /** Tab and card: which rate applies, and why. */
  'ladder.title': 'Which rate applies',
  /** Tab and heading: the lines of the ledger of commission. */
  'ledger.title': 'Ledger',
  /** Column, filter and ladder: what a rate is of. */
  'level.agent': 'Agent',
  /** Column, filter and ladder: what a rate is of. */
  'level.business': 'Business',
  /** Column, filter and ladder: what a rate is of. */
  'level.category': 'Category',
  /** Column, filter and ladder: what a rate is of. */
  'level.default': 'Default',
  /** Column, filter and ladder: what a rate is of. */
  'level.product': 'Product',
  /** Column, filter and ladder: what a rate is of. */
  'level.service_product': 'Service',
  /** Column: what came of it. */
  'lines.earned': 'Commission',
  /** Nothing was sold yet. */
  'lines.none': 'Nothing was sold yet.',
  /** Column: the order. */
  'lines.order': 'Order',
  /** Column: when it was placed. */
  'lines.placed': 'Placed',
  /** Tab: the last lines that were sold. */
  'lines.title': 'Orders',
  /** Column: what the line cost without tax. */
  'lines.value': 'Value',
  /** Menu of a rate: writes down another one in its place. */
  'link.change': 'Change',
  /** Menu of something without a rate of its own: opens the draft that waits. */
  'link.draft': 'Open the draft',
  /** Names the links between the screens about rates, for screen readers. */
  links: 'More about commission',
  /** No agent earns anything. */
  'ofAgents.empty': 'No agent is approved yet.',
  /** Where agents are. */
  'ofAgents.next': 'Approved agents',
  /** Title of /commission-agent. */
  'ofAgents.title': 'What agents earn',
  /** No product pays anything. */
  'ofProducts.empty': 'No product is sold yet.',
  /** Where products are. */
  'ofProducts.next': 'Approved products',
  /** Title of /commission-product. */
  'ofProducts.title': 'What products pay',
  /** Title of /our-commission. */
  'order.title': 'Order commission',
  /** It never had a rate of its own. */
  'own.none': 'It never had a rate of its own.',
  /** Tab: every rate that was of this alone. */
  'own.title': 'Own rates',
  /** Column and fact: who pays an agent. */
  'payer.platform_share': 'Platform’s share',
  /** Column and fact: who pays an agent. */
  'payer.seller': 'Seller',
  /** Title of /commission-active. */
  'product.title': 'Product commission',
  /** Title of /ezycomission-notactive. */
  'productGaps.title': 'Products without a rate of their own',
  /** Link to the product itself. */
  'productRecord.record': 'Product',
  /** Document title of a product’s commission. */
  'productRecord.title': 'Commission of a product',
  /** Where no rate applies. */
  'rate.none': 'No rate',
  /** A list of rates has none: what applies. */
  'rates.empty': 'No rate is written down here: what is less specific applies.',
  /** How a commission is computed; {{amount}} is money, with others in other currencies. */
  'terms.fixed': '{{amount}} a line',
  /** How a commission is computed, tier by tier; both are shares such as 12%. */
  'terms.tiered': '{{most}} down to {{least}}',
  /** Column and filter: how far an agent has come. */
  'tier.lead': 'Lead',
  /** Column and filter: how far an agent has come. */
  'tier.senior': 'Senior',
  /** Column and filter: how far an agent has come. */
  'tier.standard': 'Standard',
  /** View: all of them. */
  'view.all': 'All',
  /** View: everything that has begun, ended or been scheduled. */
  'view.changes': 'Changes',
  /** View: rates that nobody has let begin. */
  'view.drafts': 'Drafts',
  /** View: everything without a rate of its own. */
  'view.none': 'No own rate',
} as const
