declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'commission-payments': typeof en
  }
}

/** English messages of commission payments, the source of the translations. */
export const en = {
  /** Field: amount added, or deducted with a minus sign. */
  'adjust.amount': 'Amount (use a minus sign to deduct)',
  /** Field: reason for the manual adjustment. */
  'adjust.reason': 'Reason (at least 10 characters)',
  /** Button: adds the manual adjustment. */
  'adjust.submit': 'Add adjustment',
  /** Detail: sum of the manual adjustments. */
  'amounts.adjustments': 'Adjustments',
  /** Card: amounts of a voucher. */
  'amounts.title': 'Amounts',
  /** Detail: withheld amount, at {{rate}}. */
  'amounts.withheld': 'Withheld, {{rate}}',
  /** Detail: the amount in words. */
  'amounts.words': 'In words',
  /** Outcome of an attempt: last status check, at {{time}}. */
  'attempt.asked': 'checked {{time}}',
  /** Table of attempts: time sent. */
  'attempt.at': 'Sent',
  /** Table of attempts: person who sent the payment. */
  'attempt.by': 'By',
  /** Table of attempts: idempotency key. */
  'attempt.key': 'Key',
  /** Note below the attempts: purpose of the key. */
  'attempt.note':
    'Attempts with the same key are paid only once. A new key is created only after a definite failure.',
  /** Table of attempts: outcome. */
  'attempt.outcome': 'Outcome',
  /** Card: reason for the cancellation of a voucher. */
  'cancellation.title': 'Cancelled',
  /** Menu entry of a row: opens the agent’s page. */
  'collections.agent': 'Open agent',
  /** Menu entry of a row: prepares a voucher from selected entries. */
  'collections.choose': 'Choose what to pay…',
  /** Empty list: no agent has earned commission. */
  'collections.empty': 'No commission earned yet. It appears when an agent’s order is completed.',
  /** Empty card: no open entries. */
  'collections.nothing': 'All entries are on vouchers.',
  /** Card: entries that are not on a voucher. */
  'collections.openEntries': 'Open entries',
  /** Link: agents’ orders. */
  'collections.orders': 'Agents’ orders',
  /** Card: an agent’s balance in one currency. */
  'collections.sums': 'Balance',
  /** Page title: commission collections. */
  'collections.title': 'Commission Collections',
  /** Detail: vouchers that are not paid yet. */
  'collections.vouchers': 'Vouchers in progress',
  /** Column and detail: commission earned from completed orders. */
  'column.accrued': 'Earned',
  /** Column and detail: manual adjustments. */
  'column.adjusted': 'Adjusted',
  /** Column and detail: the agent. */
  'column.agent': 'Agent',
  /** Column, detail and tab: payment attempts. */
  'column.attempts': 'Attempts',
  /** Column, detail and filter: currency. */
  'column.currency': 'Currency',
  /** Column and detail: payout account. */
  'column.destination': 'Paid to',
  /** Column, detail and tab: number of entries. */
  'column.entries': 'Entries',
  /** Column and detail: sum of a voucher’s entries. */
  'column.gross': 'Gross',
  /** Column and detail: date of the last payment. */
  'column.lastPaid': 'Last paid',
  /** Column, detail and filter: payment method. */
  'column.method': 'Method',
  /** Column, detail, filter and sums above the list: amount to pay. */
  'column.net': 'Net',
  /** Column and detail: age of the oldest open entry. */
  'column.oldest': 'Oldest open',
  /** Column and detail: amount that is not on a voucher. */
  'column.open': 'Open',
  /** Column and detail: number of orders. */
  'column.orders': 'Orders',
  /** Column, detail and sums above the list: amount owed. */
  'column.outstanding': 'Outstanding',
  /** Column and detail: amount paid. */
  'column.paid': 'Paid',
  /** Column, detail and filter: period of a voucher. */
  'column.period': 'Period',
  /** Column and detail: time of preparation. */
  'column.prepared': 'Prepared',
  /** Column and detail: person who prepared it. */
  'column.preparedBy': 'Prepared by',
  /** Column and detail: commission reversed by refunds. */
  'column.reversed': 'Reversed',
  /** Column, detail and filter: status of a voucher. */
  'column.status': 'Status',
  /** Column and detail: voucher number. */
  'column.voucher': 'Voucher',
  /** Column and detail: amount on unpaid vouchers. */
  'column.vouchered': 'On vouchers',
  /** Column and detail: tax withheld. */
  'column.withholding': 'Withheld',
  /** Detail: agent number. */
  'fact.agentNo': 'Agent no.',
  /** Detail: payment due date. */
  'fact.due': 'Due',
  /** Detail and field: note. */
  'fact.note': 'Note',
  /** Detail: masked phone number of an agent. */
  'fact.phone': 'Phone',
  /** Detail: the provider’s payment number. */
  'fact.providerReference': 'Payment no.',
  /** Detail: number of the cash receipt. */
  'fact.receiptNo': 'Receipt no.',
  /** Filter: vouchers with a failed payment attempt. */
  'filter.failedBefore': 'Failed attempt',
  /** Filter: vouchers past their due date. */
  'filter.overdue': 'Overdue',
  /** Payment method. */
  'method.bank': 'Bank',
  /** Payment method. */
  'method.cash': 'Cash',
  /** Payment method. */
  'method.mobile_money': 'Mobile money',
  /** Table of attempts: outcome. */
  'outcome.accepted': 'Paid',
  /** Table of attempts: outcome. */
  'outcome.failed': 'Failed',
  /** Table of attempts: outcome. */
  'outcome.unknown': 'No response yet',
  /** Button: adds an adjustment. */
  'prepare.addAdjustment': 'Add an adjustment',
  /** Checkbox: selects all entries of the period. */
  'prepare.all': 'All entries of the period',
  /** Field: amount added, or deducted with a minus sign. */
  'prepare.amount': 'Amount',
  /** Link to the list of vouchers. */
  'prepare.back': 'Commission Vouchers',
  /** Beside the entries: number selected and their sum. */
  'prepare.chosen': '{{number}} selected, {{amount}}',
  /** Field: payout account. */
  'prepare.destination': 'Pay to',
  /** Error in the voucher form. */
  'prepare.error.adjustment_empty': 'Enter an amount other than zero.',
  /** Error in the voucher form. */
  'prepare.error.agent': 'Choose an agent from the results.',
  /** Error in the voucher form. */
  'prepare.error.currency': 'All entries on a voucher must be in the same currency.',
  /** Error in the voucher form. */
  'prepare.error.destination_unverified': 'This account isn’t verified.',
  /** Error in the voucher form. */
  'prepare.error.entries': 'Select at least one entry.',
  /** Error in the voucher form. */
  'prepare.error.net_too_small': 'The net amount is below the minimum for a voucher.',
  /** Error in the voucher form. */
  'prepare.error.outside_period': 'Some selected entries are outside the period.',
  /** Error in the voucher form. */
  'prepare.error.period_order': 'The last day can’t be before the first.',
  /** Field: agent search. */
  'prepare.find': 'Agent',
  /** Hint below the agent search. */
  'prepare.findHint': 'Search by name. Each currency is paid separately.',
  /** Field: the first day. */
  'prepare.from': 'From',
  /** Field: reason for an adjustment. */
  'prepare.label': 'Reason',
  /** Above the voucher form: number of selected entries that are already on another voucher. */
  'prepare.leftOut_one':
    '{{number}} selected entry is already on another voucher, so we left it out.',
  /** Above the voucher form: number of selected entries that are already on another voucher. */
  'prepare.leftOut_other':
    '{{number}} selected entries are already on another voucher, so we left them out.',
  /** Above the voucher form: all selected entries are already on another voucher. */
  'prepare.noneChosen': 'The selected entries are already on another voucher. Select others.',
  /** Empty list: no open entries in the period. */
  'prepare.noneInPeriod': 'No open entries in this period.',
  /** Empty list: the agent has nothing to pay. */
  'prepare.noneOpen': 'This agent has no open entries. Everything is on vouchers or already paid.',
  /** Beside an agent: open amount. */
  'prepare.openOf': 'open',
  /** Field: first and last day. */
  'prepare.period': 'Period',
  /** Button: removes an adjustment. */
  'prepare.remove': 'Remove',
  /** Card beside the steps. */
  'prepare.soFar': 'So far',
  /** Step: adjustments, withholding and payout account. */
  'prepare.step.amounts': 'Adjustments and payment',
  /** Step: entries to pay. */
  'prepare.step.entries': 'Entries',
  /** Step: review before the draft is created. */
  'prepare.step.review': 'Review',
  /** Step: agent and currency. */
  'prepare.step.who': 'Agent and currency',
  /** Button: creates the draft. */
  'prepare.submit': 'Prepare draft',
  /** Field: the last day. */
  'prepare.to': 'To',
  /** Below an account that can’t be paid to. */
  'prepare.unverified': 'Not verified, so we can’t pay to it.',
  /** Field: withholding in per cent. */
  'prepare.withholding': 'Withheld, %',
  /** Cell: the voucher was prepared by the user. */
  preparedByYou: 'You',
  /** Print: recipient of the money. */
  'print.received': 'Received by',
  /** Print: amount payable. */
  'print.total': 'Amount payable',
  /** Strip: approver. */
  'signatures.approved': 'Approved',
  /** Below a missing signature: {{name}} prepared the voucher and can’t approve or pay it. */
  'signatures.other': 'Someone other than {{name}}',
  /** Strip: payer. */
  'signatures.paid': 'Paid',
  /** Strip: preparer. */
  'signatures.prepared': 'Prepared',
  /** Strip: signatures of a voucher. */
  'signatures.title': 'Signatures',
  /** View: all rows. */
  'view.all': 'All',
  /** View: vouchers with a failed payment. */
  'view.failed': 'Failed',
  /** View: vouchers prepared by the user. */
  'view.mine': 'Mine',
  /** View and filter: entries open for more than 30 days. */
  'view.old': 'Open for more than 30 days',
  /** View: collections with entries that are not on a voucher. */
  'view.open': 'Not on vouchers',
  /** View: paid vouchers. */
  'view.paid': 'Paid',
  /** View: vouchers awaiting approval. */
  'view.toApprove': 'To approve',
  /** View: vouchers awaiting payment or a response. */
  'view.toPay': 'To pay',
  /** Tab: payee. */
  'voucher.agent': 'Agent',
  /** Card: overview of a voucher. */
  'voucher.details': 'At a glance',
  /** Banner: payment failed; {{reason}} is the cause. */
  'voucher.failed': 'Payment failed: {{reason}}. No money was sent, so you can try again.',
  /** Print: title of a voucher. */
  'voucher.print': 'Payment voucher',
  /** Banner: voucher sent back by {{name}}; {{note}} is the reason. */
  'voucher.returned': '{{name}} sent this voucher back: {{note}}',
  /** Tab: the voucher with its signatures. */
  'voucher.summary': 'Voucher',
  /** Page title of a voucher. */
  'voucher.title': 'Commission voucher',
  /** Banner: payment without a response; {{ago}} is its age. */
  'voucher.unknown':
    'The payment was sent {{ago}} and isn’t confirmed yet. Check its status. It’s never sent again under a different key.',
  /** Empty list of vouchers. */
  'vouchers.empty': 'No vouchers yet. Prepare one from Commission Collections.',
  /** Button and form title: prepares a voucher. */
  'vouchers.new': 'Prepare voucher',
  /** Page title: list of vouchers. */
  'vouchers.title': 'Commission Vouchers',
} as const
