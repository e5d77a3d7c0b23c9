declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'commission-rates': typeof en
  }
}

/** Commission rate messages in English, the source of the translations. */
export const en = {
  /** Field: one of several amounts in different currencies; {{number}} is its position. */
  'add.amount': 'Amount {{number}}',
  /** Banner above a new rate: selected products or agents no longer available. */
  'add.chosen.gone': 'Some selected products or agents are no longer available and were left out.',
  /** Banner above a new rate: selection larger than the maximum. @limit */
  'add.chosen.max': 'Only the first {{number}} were added, the most you can add at once.',
  /** Button that adds an amount in another currency. */
  'add.currency': 'Add an amount',
  /** Error: tier not above the previous one. */
  'add.error.ascending': 'Must be higher than the previous tier.',
  /** Error: rate out of range. */
  'add.error.bounds': 'The rate must be above 0% and at most 50%.',
  /** Error: same currency used twice. */
  'add.error.currencyTwice': 'This currency is already added.',
  /** Error: first tier of a currency not from 0. */
  'add.error.fromNothing': 'The first tier in each currency must start at 0.',
  /** Error: maximum below the minimum of its currency. */
  'add.error.maxBelowMin': 'Can’t be less than the minimum in this currency.',
  /** Error: nothing selected. */
  'add.error.subjects': 'Choose what this rate applies to.',
  /** Field: search for products, agents and other subjects of a rate. */
  'add.find': 'Applies to',
  /** Hint under that field. */
  'add.find.hint': 'Search by name, SKU or seller. You can choose several.',
  /** Hint under the start date of a rate. */
  'add.from.hint': 'If empty, the rate starts when it’s activated.',
  /** Checkbox: commission on the delivery charge. */
  'add.includesDelivery': 'Also charge on delivery',
  /** Checkbox: commission on the tax. */
  'add.includesTax': 'Also charge on tax',
  /** Choice: draft or active rate. */
  'add.outcome': 'After saving',
  /** Option of that choice: draft. */
  'add.outcome.draft': 'Keep as draft',
  /** Current rate of a search result; {{rate}} is for example 8%. */
  'add.paysNow': 'currently {{rate}}',
  /** Field: rate in per cent. */
  'add.percent': 'Rate (%)',
  /** Hint under that field. */
  'add.percent.hint': 'Up to 50%. Only a SuperAdmin can activate rates above 30%.',
  /** Title for users without permission to add rates. */
  'add.refused': 'You can’t add rates',
  /** Message below that title. */
  'add.refused.message': 'Only SuperAdmin and admin can add rates. You can view all of them.',
  /** Button that removes {{name}} from the selection. */
  'add.remove': 'Remove {{name}}',
  /** Step: preview of the impact. */
  'add.step.impact': 'Impact',
  /** Step: subjects of a rate. */
  'add.step.subjects': 'Scope',
  /** Button that saves or activates the rate. */
  'add.submit': 'Save',
  /** Button that adds a tier. */
  'add.tier': 'Add a tier',
  /** Field: lower limit of a tier; {{number}} is its position. */
  'add.tier.from': 'Tier {{number}}, above',
  /** Button that removes a tier; {{number}} is its position. */
  'add.tier.remove': 'Remove tier {{number}}',
  /** Field: rate of a tier in per cent; {{number}} is its position. */
  'add.tier.share': 'Tier {{number}}, %',
  /** Hint under the tiers. */
  'add.tiers.hint': 'Each rate applies to the part above its amount. Each currency starts at 0.',
  /** Title of /Add-commission, and the button to it. */
  'add.title': 'Add commission',
  /** Title of /agentcomission-notactive. */
  'agentGaps.title': 'Agents without their own rate',
  /** Link to the agent. */
  'agentRecord.record': 'Agent',
  /** Document title of an agent’s commission. */
  'agentRecord.title': 'Agent commission details',
  /** Column: net amount of a voucher. */
  'balances.net': 'Net',
  /** Column: next action for a balance. */
  'balances.next': 'Next',
  /** Empty state of the vouchers. */
  'balances.noVouchers': 'No vouchers yet.',
  /** Empty state of the balances. */
  'balances.none': 'No commission earned yet.',
  /** Column: amount not on a voucher yet. */
  'balances.open': 'Open',
  /** Column: amount owed. */
  'balances.outstanding': 'Outstanding',
  /** Column: amount paid. */
  'balances.paid': 'Paid',
  /** Column: payment date of a voucher. */
  'balances.paidOn': 'Paid on',
  /** Link beside a balance to a new voucher. */
  'balances.prepare': 'Prepare voucher',
  /** Column: preparation date of a voucher. */
  'balances.prepared': 'Prepared',
  /** Tab and heading: balances and vouchers of an agent. */
  'balances.title': 'Balances and vouchers',
  /** Column: voucher number. */
  'balances.voucher': 'Voucher',
  /** Column: amount on unpaid vouchers. */
  'balances.vouchered': 'On vouchers',
  /** Heading of the vouchers of an agent. */
  'balances.vouchers': 'Vouchers',
  /** Additional base of a commission. */
  'base.delivery': 'delivery',
  /** Additional base of a commission. */
  'base.tax': 'tax',
  /** Base of a commission: goods before tax. */
  'base.value': 'goods',
  /** Filter and fact: calculation of a commission. */
  'basis.fixed': 'Fixed amount',
  /** Filter and fact: calculation of a commission. */
  'basis.percent': 'Percent',
  /** Filter and fact: calculation of a commission. */
  'basis.tiered': 'Tiers',
  /** CSV column: agent number. */
  'column.agentNo': 'Agent number',
  /** Column: number of products, services or agents under a rate. */
  'column.appliesTo': 'Covers',
  /** Column and fact: base of a commission. */
  'column.base': 'Charged on',
  /** Column and fact: previous rate. */
  'column.before': 'Previous',
  /** Column and filter: date of a change. */
  'column.changedAt': 'Changed',
  /** Column, filter and fact: person who created or activated a rate. */
  'column.changedBy': 'By',
  /** Column, filter and fact: level of the applicable rate. */
  'column.decidedBy': 'Decided by',
  /** Column and fact: commission in the last 30 days. */
  'column.earned': 'Commission, 30 days',
  /** Column, filter and fact: start date of a rate. */
  'column.from': 'From',
  /** Column and filter: reason for a missing own rate. */
  'column.gap': 'Reason',
  /** Column: end of the last own rate, or start of the next. */
  'column.gapAt': 'Date',
  /** Column and filter: kind of rate. */
  'column.kind': 'Kind',
  /** Column and fact: maximum commission of a line. */
  'column.max': 'Maximum',
  /** Column and fact: minimum commission of a line. */
  'column.min': 'Minimum',
  /** Column: product or agent. */
  'column.name': 'Name',
  /** Column: draft or scheduled rate. */
  'column.next': 'Next rate',
  /** Column and fact: orders in the last 30 days. */
  'column.orders': 'Orders, 30 days',
  /** Column and fact: payer of an agent. */
  'column.payer': 'Paid by',
  /** Column and fact: rate. */
  'column.rate': 'Rate',
  /** Column and fact: reason for a rate. */
  'column.reason': 'Reason',
  /** Column, CSV column and fact: SKU. */
  'column.sku': 'SKU',
  /** Column and filter: status of a rate. */
  'column.status': 'Status',
  /** Column: subject of a rate. */
  'column.subject': 'Applies to',
  /** Column, filter and fact: tier of an agent. */
  'column.tier': 'Tier',
  /** Column and fact: end date of a rate. */
  'column.to': 'Until',
  /** Column and filter: level of a rate. */
  'column.type': 'Level',
  /** Above two rates: number of differences. */
  'compare.differing_one': 'These rates differ in {{number}} detail.',
  /** Above two rates: number of differences. */
  'compare.differing_other': 'These rates differ in {{number}} details.',
  /** Beside a difference between two rates. */
  'compare.differs': 'differs',
  /** Column: compared detail. */
  'compare.fact': 'Detail',
  /** Column: first of two rates. */
  'compare.first': 'First rate',
  /** Column: second of two rates. */
  'compare.second': 'Second rate',
  /** Button above the history, and title of the comparison. */
  'compare.title': 'Compare two rates',
  /** Error instead of the default rate. */
  'default.failed': 'Couldn’t load the default rate.',
  /** Button beside that error. */
  'default.retry': 'Try again',
  /** Start date beside the default rate. */
  'default.since': 'since {{date}}',
  /** Label above a list of rates: default rate. */
  'default.title': 'Default rate',
  /** Card: terms of a rate. */
  'details.title': 'Rate',
  /** Empty state of the draft rates. */
  'drafts.empty': 'No draft rates yet.',
  /** Title of /commission-add-details, and the link to it. */
  'drafts.title': 'Draft rates',
  /** Heading of the replacement rates in the form that ends a rate. */
  'end.next': 'Rates that apply instead',
  /** Note in the form that ends a rate: rate not in use. */
  'end.nothing': 'Nothing on sale uses this rate now, so no other rate replaces it.',
  /** Instead of a name, for the default rate. */
  everything: 'Everything',
  /** Fact: rate above {{amount}}. */
  'fact.from': 'Above {{amount}}',
  /** Filter: calculation of a commission. */
  'filter.basis': 'Calculation',
  /** Column, filter and view: reason for a missing own rate. */
  'gap.draft': 'Draft',
  /** Column, filter and view: reason for a missing own rate. */
  'gap.ended': 'Ended',
  /** Column, filter and view: reason for a missing own rate. */
  'gap.never': 'Never set',
  /** Column, filter and view: reason for a missing own rate. */
  'gap.scheduled': 'Scheduled',
  /** Empty state of the lists of missing own rates. */
  'gaps.empty': 'Nothing to show. Everything has its own rate.',
  /** Empty state of the history. */
  'history.empty': 'No rate changes yet.',
  /** Title of /commission-history. */
  'history.title': 'Commission history',
  /** Above the figures of a preview: affected products and agents. */
  'impact.affected': 'Affected products: {{products}} · agents: {{agents}} (only those with sales)',
  /** Note under the previews of several drafts. */
  'impact.apart':
    'Each draft is previewed on its own. Drafts that overlap give a different result together.',
  /** Start of a rate without a date. */
  'impact.begins': 'When activated',
  /** Cell of the preview table; {{level}} is for example Business. */
  'impact.by': '{{rate}}, {{level}} rate',
  /** Column of a preview. */
  'impact.currency': 'Currency',
  /** Column of a preview. */
  'impact.difference': 'Difference',
  /** Note under the period of a preview: exclusions. */
  'impact.leftOut': 'Excludes cancellations and returns.',
  /** Empty state of a preview. */
  'impact.none': 'No order in the last 30 days would have been paid differently.',
  /** Column of a preview: result at the current rates. */
  'impact.now': 'Current',
  /** Column of a preview. */
  'impact.orders': 'Orders',
  /** Banner above a preview; links follow. */
  'impact.overlaps': 'These rates start later. Cancel them first:',
  /** Column of the preview table: current rate. */
  'impact.paysNow': 'Current rate',
  /** Period of a preview; both are dates. */
  'impact.period': 'Based on orders from the last 30 days, {{from}} to {{to}}',
  /** Column of a preview: result at the new rate. */
  'impact.then': 'New',
  /** Table: impact of a rate. */
  'impact.title': 'Impact on the last 30 days',
  /** Accessible name of the preview table: current and new rates. */
  'impact.winners': 'Current and new rates',
  /** Column and filter: kind of rate. */
  'kind.agent': 'Agent',
  /** Column and filter: kind of rate. */
  'kind.order': 'Order',
  /** Column and filter: kind of rate. */
  'kind.product': 'Product',
  /** Badge of the deciding ladder step. */
  'ladder.decides': 'Applies (most specific)',
  /** Ladder step with a rate that doesn’t decide. */
  'ladder.passed': 'less specific',
  /** Step of a ladder; {{level}} is for example Business. */
  'ladder.step.agent': 'Agent rate · {{level}}',
  /** Step of a ladder; {{level}} is for example Business. */
  'ladder.step.order': 'Order rate · {{level}}',
  /** Step of a ladder; {{level}} is for example Business. */
  'ladder.step.product': 'Product rate · {{level}}',
  /** Older rate of the same ladder step; {{date}} is its start. */
  'ladder.tie': 'Also {{rate}} from {{date}}; the latest applies',
  /** Tab and card: ladder of rates. */
  'ladder.title': 'Applicable rate',
  /** Tab and heading: commission ledger. */
  'ledger.title': 'Ledger',
  /** Column, filter and ladder: level of a rate. */
  'level.agent': 'Agent',
  /** Column, filter and ladder: level of a rate. */
  'level.business': 'Business',
  /** Column, filter and ladder: level of a rate. */
  'level.category': 'Category',
  /** Column, filter and ladder: level of a rate. */
  'level.default': 'Default',
  /** Column, filter and ladder: level of a rate. */
  'level.product': 'Product',
  /** Column, filter and ladder: level of a rate. */
  'level.service_product': 'Service',
  /** Column: commission earned. */
  'lines.earned': 'Commission',
  /** Empty state of the sold lines. */
  'lines.none': 'No sales yet.',
  /** Column: order. */
  'lines.order': 'Order',
  /** Column: order date. */
  'lines.placed': 'Placed',
  /** Tab: last lines sold. */
  'lines.title': 'Orders',
  /** Column: value of a line before tax. */
  'lines.value': 'Value',
  /** Row menu: new rate in place of this one. */
  'link.change': 'Change',
  /** Row menu: link to the waiting draft. */
  'link.draft': 'Open the draft',
  /** Accessible name of the links between the rate screens. */
  links: 'More about commission',
  /** Empty state of commission by agent. */
  'ofAgents.empty': 'No approved agents yet.',
  /** Link in that empty state. */
  'ofAgents.next': 'Approved agents',
  /** Title of /commission-agent. */
  'ofAgents.title': 'Commission by agent',
  /** Empty state of commission by product. */
  'ofProducts.empty': 'No products on sale yet.',
  /** Link in that empty state. */
  'ofProducts.next': 'Approved products',
  /** Title of /commission-product. */
  'ofProducts.title': 'Commission by product',
  /** Title of /our-commission. */
  'order.title': 'Order commission',
  /** Empty state of the own rates. */
  'own.none': 'No own rates yet.',
  /** Tab: own rates of a product or agent. */
  'own.title': 'Own rates',
  /** Column and fact: payer of an agent. */
  'payer.platform_share': 'Marketplace share',
  /** Column and fact: payer of an agent. */
  'payer.seller': 'Seller',
  /** Title of /commission-active. */
  'product.title': 'Product commission',
  /** Title of /ezycomission-notactive. */
  'productGaps.title': 'Products without their own rate',
  /** Link to the product itself. */
  'productRecord.record': 'Product',
  /** Document title of a product’s commission. */
  'productRecord.title': 'Product commission details',
  /** Instead of a rate. */
  'rate.none': 'No rate',
  /** Empty state of a list of rates. */
  'rates.empty': 'No rate is set here, so the more general one applies.',
  /** Terms of a fixed rate; {{amount}} is one or more amounts of money. */
  'terms.fixed': '{{amount}} per line',
  /** Terms of a tiered rate; both are percentages such as 12%. */
  'terms.tiered': '{{max}} down to {{min}}',
  /** Column and filter: tier of an agent. */
  'tier.lead': 'Lead',
  /** Column and filter: tier of an agent. */
  'tier.senior': 'Senior',
  /** Column and filter: tier of an agent. */
  'tier.standard': 'Standard',
  /** View: all. */
  'view.all': 'All',
  /** View: started, ended and scheduled rates. */
  'view.changes': 'Changes',
  /** View: rates not activated yet. */
  'view.drafts': 'Drafts',
  /** View: everything without its own rate. */
  'view.none': 'No own rate',
} as const
