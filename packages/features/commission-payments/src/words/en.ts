/** The words of commission and its payment in English, their source. */
export const en = {
  /** Field: what is added, or taken away with a minus. */
  'adjust.amount': 'Amount; with a minus it is taken away',
  /** Field: why it is written by hand. */
  'adjust.reason': 'Why, at least 10 characters',
  /** Button: writes the line by hand. */
  'adjust.submit': 'Write the line',
  /** Fact: what was added or taken off by hand. */
  'amounts.adjustments': 'Adjustments',
  /** Card: what a voucher is made of. */
  'amounts.title': 'Amounts',
  /** Fact: what is withheld, at {{rate}}. */
  'amounts.withheld': 'Withheld, {{rate}}',
  /** Fact: the amount in words. */
  'amounts.words': 'In words',
  /** Outcome of an attempt: asked about at {{time}}. */
  'attempt.asked': 'asked {{time}}',
  /** Table of attempts: when. */
  'attempt.at': 'Sent',
  /** Table of attempts: who. */
  'attempt.by': 'By',
  /** Table of attempts: the key that it bears. */
  'attempt.key': 'Key',
  /** Below the attempts: what the key is for. */
  'attempt.note':
    'Whatever bears the same key is paid once. A new key is made only after a definite failure.',
  /** Table of attempts: what became of it. */
  'attempt.outcome': 'Outcome',
  /** Card: why a voucher was cancelled. */
  'cancellation.title': 'Cancelled',
  /** In the menu of a row: the agent’s own screen. */
  'collections.agent': 'Open the agent',
  /** In the menu of a row: prepares a voucher of chosen entries. */
  'collections.choose': 'Choose what to pay…',
  /** Where no agent has earned anything. */
  'collections.empty': 'No commission earned yet. It appears when an agent’s order is completed.',
  /** Where nothing is on no voucher. */
  'collections.nothing': 'Everything is on vouchers.',
  /** Card: the entries that are on no voucher. */
  'collections.openEntries': 'Open entries',
  /** Leads to the orders of agents. */
  'collections.orders': 'Agents’ orders',
  /** Card: what an agent has earned in a currency. */
  'collections.sums': 'Balance',
  /** Title of the screen of what agents have earned. */
  'collections.title': 'Commission Collections',
  /** Fact: vouchers that are not paid yet. */
  'collections.vouchers': 'Vouchers under way',
  /** Column and fact: what completed orders have earned. */
  'column.accrued': 'Earned',
  /** Column and fact: what was written by hand. */
  'column.adjusted': 'Adjusted',
  /** Column and fact: who has earned it. */
  'column.agent': 'Agent',
  /** Column and fact: how often it was tried to pay it; a tab, too. */
  'column.attempts': 'Attempts',
  /** Column and fact: the currency of a row; a filter, too. */
  'column.currency': 'Currency',
  /** Column and fact: where it is paid to. */
  'column.destination': 'Paid to',
  /** Column and fact: how many entries it has; a tab, too. */
  'column.entries': 'Entries',
  /** Column and fact: what the entries of a voucher come to. */
  'column.gross': 'Gross',
  /** Column and fact: when it was paid last. */
  'column.lastPaid': 'Last paid',
  /** Column and fact: how a voucher is paid; a filter, too. */
  'column.method': 'Method',
  /** Column and fact: what is paid; over the list its sums; a filter, too. */
  'column.net': 'Net',
  /** Column and fact: since when the oldest entry is open. */
  'column.oldest': 'Oldest open',
  /** Column and fact: what is on no voucher. */
  'column.open': 'Open',
  /** Column and fact: how many orders have earned it. */
  'column.orders': 'Orders',
  /** Column and fact: what is owed; over the list its sums. */
  'column.outstanding': 'Outstanding',
  /** Column and fact: what was paid. */
  'column.paid': 'Paid',
  /** Column and fact: the days that a voucher is of; a filter, too. */
  'column.period': 'Period',
  /** Column and fact: when it was prepared. */
  'column.prepared': 'Prepared',
  /** Column and fact: who has prepared it. */
  'column.preparedBy': 'Prepared by',
  /** Column and fact: what refunds took back. */
  'column.reversed': 'Taken back',
  /** Column and fact: where a voucher stands; a filter, too. */
  'column.status': 'Status',
  /** Column and fact: the number of a voucher. */
  'column.voucher': 'Voucher',
  /** Column and fact: what is on vouchers that are not paid yet. */
  'column.vouchered': 'On vouchers',
  /** Column and fact: what is withheld for the tax office. */
  'column.withholding': 'Withheld',
  /** Fact: the number of an agent. */
  'fact.agentNo': 'Agent no.',
  /** Fact: when it should be paid. */
  'fact.due': 'Due',
  /** Fact and field: what was written of it. */
  'fact.note': 'Note',
  /** Fact: the telephone number of an agent, masked. */
  'fact.phone': 'Phone',
  /** Fact: the provider’s number of a payment. */
  'fact.providerReference': 'Payment no.',
  /** Fact: the number of the receipt for cash. */
  'fact.receiptNo': 'Receipt no.',
  /** Filter: an attempt to pay the voucher failed. */
  'filter.failedBefore': 'An attempt failed',
  /** Filter: the voucher should have been paid. */
  'filter.overdue': 'Overdue',
  /** How commission is paid. */
  'method.bank': 'Bank',
  /** How commission is paid. */
  'method.cash': 'Cash',
  /** How commission is paid. */
  'method.mobile_money': 'Mobile money',
  /** Table of attempts: what became of one. */
  'outcome.accepted': 'Paid',
  /** Table of attempts: what became of one. */
  'outcome.failed': 'Failed',
  /** Table of attempts: what became of one. */
  'outcome.unknown': 'No answer yet',
  /** Paper: who has received the money. */
  'paper.received': 'Received by',
  /** Paper: what is paid. */
  'paper.total': 'To be paid',
  /** Button: adds an adjustment. */
  'prepare.addAdjustment': 'Add an adjustment',
  /** Box: takes all entries of the period. */
  'prepare.all': 'All entries of the period',
  /** Field: what is added, or taken off with a minus. */
  'prepare.amount': 'Amount',
  /** Link to the list of vouchers. */
  'prepare.back': 'Commission Vouchers',
  /** Beside the entries: how many are chosen, and what they come to. */
  'prepare.chosen': '{{number}} chosen, {{amount}}',
  /** Field: where it is paid. */
  'prepare.destination': 'Paid to',
  /** Form of a voucher: what is wrong. */
  'prepare.error.adjustment_empty': 'Write an amount that is not nothing.',
  /** Form of a voucher: what is wrong. */
  'prepare.error.agent': 'Choose an agent from what is found.',
  /** Form of a voucher: what is wrong. */
  'prepare.error.currency': 'One voucher is in one currency.',
  /** Form of a voucher: what is wrong. */
  'prepare.error.destination_unverified': 'This account is not verified.',
  /** Form of a voucher: what is wrong. */
  'prepare.error.entries': 'Choose at least one entry.',
  /** Form of a voucher: what is wrong. */
  'prepare.error.net_too_small': 'What is left is less than is paid at once.',
  /** Form of a voucher: what is wrong. */
  'prepare.error.outside_period': 'Some chosen entries are of other days.',
  /** Form of a voucher: what is wrong. */
  'prepare.error.period_order': 'The last day is before the first.',
  /** Field: finds what an agent has earned. */
  'prepare.find': 'Agent',
  /** Below the field that finds an agent. */
  'prepare.findHint': 'By name; each currency is paid by itself.',
  /** Field: the first day. */
  'prepare.from': 'From',
  /** Field: why something is added or taken off. */
  'prepare.label': 'What for',
  /** Above a voucher that is prepared: how many of the chosen entries are on another one by now. */
  'prepare.leftOut_one': '{{number}} chosen entry is on another voucher by now. It is left out.',
  /** Above a voucher that is prepared: how many of the chosen entries are on another one by now. */
  'prepare.leftOut_other':
    '{{number}} chosen entries are on another voucher by now. They are left out.',
  /** Above a voucher that is prepared: every entry that was chosen is on another one by now. */
  'prepare.noneChosen': 'The chosen entries are on another voucher by now. Choose others.',
  /** Where no entry is of the period. */
  'prepare.noneInPeriod': 'No open entry is of these days.',
  /** Where an agent has nothing that could be paid. */
  'prepare.noneOpen': 'Nothing of this agent is open: all of it is on vouchers or was paid.',
  /** Beside an agent: what is open. */
  'prepare.openOf': 'open',
  /** Field: days from and to. */
  'prepare.period': 'Period',
  /** Button: takes an adjustment away. */
  'prepare.remove': 'Take away',
  /** Card beside the steps. */
  'prepare.soFar': 'So far',
  /** Step: adjustments, what is withheld, where it is paid. */
  'prepare.step.amounts': 'Adjustments and payment',
  /** Step: what is paid. */
  'prepare.step.entries': 'Entries',
  /** Step: all of it before it is prepared. */
  'prepare.step.review': 'Review',
  /** Step: who is paid, in which currency. */
  'prepare.step.who': 'Agent and currency',
  /** Button: makes the draft. */
  'prepare.submit': 'Prepare the draft',
  /** Field: the last day. */
  'prepare.to': 'To',
  /** Below an account that cannot be paid to. */
  'prepare.unverified': 'Not verified: no money is sent there.',
  /** Field: what is withheld, in per cent. */
  'prepare.withholding': 'Withheld, %',
  /** Cell: the reader has prepared the voucher. */
  preparedByYou: 'You',
  /** Strip: who has approved it. */
  'signatures.approved': 'Approved',
  /** Below a signature that is missing: who prepared a voucher, {{name}}, neither approves nor pays it. */
  'signatures.other': 'Somebody else than {{name}}',
  /** Strip: who has paid it. */
  'signatures.paid': 'Paid',
  /** Strip: who has prepared it. */
  'signatures.prepared': 'Prepared',
  /** Strip: who has put a name to a voucher. */
  'signatures.title': 'Signatures',
  /** View: all rows. */
  'view.all': 'All',
  /** View: vouchers whose payment failed. */
  'view.failed': 'Failed',
  /** View: vouchers that the reader has prepared. */
  'view.mine': 'Mine',
  /** View and filter: something is open for more than 30 days. */
  'view.old': 'Open for more than 30 days',
  /** View: collections of which something is on no voucher. */
  'view.open': 'To be put on vouchers',
  /** View: vouchers that were paid. */
  'view.paid': 'Paid',
  /** View: vouchers that wait for approval. */
  'view.toApprove': 'To approve',
  /** View: vouchers that wait to be paid, or for an answer. */
  'view.toPay': 'To pay',
  /** Tab: who is paid. */
  'voucher.agent': 'Agent',
  /** Card: what one reads first of a voucher. */
  'voucher.facts': 'In short',
  /** Over a voucher whose payment failed; {{reason}} is why. */
  'voucher.failed': 'The payment failed: {{reason}}. No money has left; it can be paid again.',
  /** Paper: what is printed of a voucher. */
  'voucher.print': 'Payment voucher',
  /** Over a voucher that was returned; {{note}} is why, {{name}} who. */
  'voucher.returned': '{{name}} returned it: {{note}}',
  /** Tab: the voucher with its signatures. */
  'voucher.summary': 'Voucher',
  /** Title of the screen of a voucher. */
  'voucher.title': 'Commission voucher',
  /** Over a voucher whose payment has no answer; {{ago}} is how long ago it was sent. */
  'voucher.unknown':
    'The payment was sent {{ago}}, and nobody knows yet whether the money has left. It is asked about, and never paid again under another key.',
  /** Where there is no voucher. */
  'vouchers.empty': 'No vouchers. Prepare one from Commission Collections.',
  /** Button: prepares a voucher; title of its form. */
  'vouchers.new': 'Prepare voucher',
  /** Title of the list of vouchers. */
  'vouchers.title': 'Commission Vouchers',
} as const
