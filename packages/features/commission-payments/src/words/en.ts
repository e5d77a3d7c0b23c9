/** The words of commission and its payment in English, their source. */
export const en = {
  /** Button: writes a line of the ledger by hand. */
  'action.adjust': 'Adjust',
  /** Button: approves a voucher. */
  'action.approve': 'Approve',
  /** Button: cancels a voucher. */
  'action.cancel': 'Cancel the voucher',
  /** Button: asks the provider what became of a payment. */
  'action.check': 'Ask what became of it',
  /** Button: notes that cash was handed over. */
  'action.mark_paid': 'Mark as paid',
  /** Button: sends the money of a voucher. */
  'action.pay': 'Pay',
  /** Button: puts all that is open on a voucher. */
  'action.prepare': 'Prepare a voucher of all',
  /** Button: pays again after a definite failure. */
  'action.retry': 'Pay again',
  /** Button: gives a voucher back to who prepared it. */
  'action.return': 'Return',
  /** Button: hands a voucher in. */
  'action.submit': 'Submit',
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
  /** Where it was not tried to pay the voucher. */
  'attempt.none': 'Nothing was sent yet.',
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
  /** Before a decision about many: what happens. */
  'decision.consequence.many.adjust': 'Each gets the same line by hand.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.approve': 'All of them may be paid.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.cancel': 'None of them is paid. Their entries are open again.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.check':
    'The provider is asked about each of them. Nothing is sent again.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.mark_paid': 'All of them count as handed over.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.pay': 'Each is paid by itself, to its agent.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.prepare':
    'Each agent and currency gets a draft of all that is open. You hand them in, somebody else approves and pays them.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.retry': 'Each is paid in a new attempt.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.return': 'They go back to who has prepared them.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.submit': 'They wait for somebody else to approve them.',
  /** Before a line is written by hand: what happens. */
  'decision.consequence.one.adjust':
    'A line of the ledger of {{agent}}. It cannot be changed, only set right by another one.',
  /** Before a decision about one: what happens; {{words}} is the amount in words. */
  'decision.consequence.one.approve':
    '{{amount}} ({{words}}) may be paid to {{agent}}, {{destination}}.',
  /** Before a voucher is cancelled: what happens. */
  'decision.consequence.one.cancel':
    'Nothing is paid. Its entries are open again and can be put on another voucher.',
  /** Before a provider is asked about one payment: what happens. */
  'decision.consequence.one.check':
    'The provider is asked what became of the payment, under the key that it was sent with. Nothing is sent again.',
  /** Before a decision about one: what happens; {{words}} is the amount in words. */
  'decision.consequence.one.mark_paid': '{{amount}} ({{words}}) counts as handed to {{agent}}.',
  /** Before a decision about one: what happens; {{words}} is the amount in words. */
  'decision.consequence.one.pay':
    '{{amount}} ({{words}}) leaves for {{destination}}, to {{agent}}.',
  /** Before a voucher of all is prepared: what happens; {{amount}} is what is open. */
  'decision.consequence.one.prepare':
    'A draft of {{amount}} for {{agent}}, less what is withheld. You hand it in, somebody else approves and pays it.',
  /** Before a decision about one: what happens; {{words}} is the amount in words. */
  'decision.consequence.one.retry':
    '{{amount}} ({{words}}) leaves for {{destination}}, to {{agent}}, in a new attempt.',
  /** Before a voucher is returned: what happens. */
  'decision.consequence.one.return':
    'It goes back to who has prepared it, with what you write. Its entries are open again.',
  /** Before a decision about one: what happens; {{words}} is the amount in words. */
  'decision.consequence.one.submit':
    '{{amount}} ({{words}}) for {{agent}} waits for somebody else to approve it.',
  /** What was just done, in one word. */
  'decision.decided.adjust': 'Adjusted',
  /** What was just done, in one word. */
  'decision.decided.approve': 'Approved',
  /** What was just done, in one word. */
  'decision.decided.cancel': 'Cancelled',
  /** What was just done, in one word. */
  'decision.decided.mark_paid': 'Paid',
  /** What was just done, in one word. */
  'decision.decided.prepare': 'Prepared',
  /** What was just done, in one word. */
  'decision.decided.return': 'Returned',
  /** What was just done, in one word. */
  'decision.decided.submit': 'Submitted',
  /** Notice: what was done to {{name}}. */
  'decision.done.adjust': '{{name}} was adjusted.',
  /** Notice: what was done to {{name}}. */
  'decision.done.approve': '{{name}} may be paid.',
  /** Notice: what was done to {{name}}. */
  'decision.done.cancel': '{{name}} was cancelled.',
  /** Notice: what was done to {{name}}. */
  'decision.done.check': 'It was asked what became of {{name}}.',
  /** Notice: what was done to {{name}}. */
  'decision.done.mark_paid': '{{name}} is marked as paid.',
  /** Notice: what was done to {{name}}. */
  'decision.done.pay': 'The payment of {{name}} was sent.',
  /** Notice: what was done to {{name}}. */
  'decision.done.prepare': 'A voucher was prepared: {{name}}.',
  /** Notice: what was done to {{name}}. */
  'decision.done.retry': 'The payment of {{name}} was sent again.',
  /** Notice: what was done to {{name}}. */
  'decision.done.return': '{{name}} was returned.',
  /** Notice: what was done to {{name}}. */
  'decision.done.submit': '{{name}} was submitted.',
  /** Field: the number of the receipt that an agent has signed for cash. */
  'decision.field.receiptNo': 'Number of the signed receipt',
  /** Who came first, and how long ago. */
  'decision.happened.adjust': '{{actor}} adjusted this {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.approve': '{{actor}} approved this {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.cancel': '{{actor}} cancelled this {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.check': '{{actor}} asked about this {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.mark_paid': '{{actor}} marked this as paid {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.pay': '{{actor}} paid this {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.prepare': '{{actor}} prepared a voucher of this {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.retry': '{{actor}} paid this again {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.return': '{{actor}} returned this {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.submit': '{{actor}} submitted this {{ago}}.',
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
  /** Why a payment failed, within a sentence. */
  'failure.account_closed': 'the account is closed',
  /** Why a payment failed, within a sentence. */
  'failure.limit_exceeded': 'it is over the limit of the account',
  /** Why a payment failed, within a sentence. */
  'failure.name_mismatch': 'the account has another name',
  /** Why a payment failed, within a sentence. */
  'failure.provider_unavailable': 'the provider could not be reached',
  /** Filter: an attempt to pay the voucher failed. */
  'filter.failedBefore': 'An attempt failed',
  /** Filter: the voucher should have been paid. */
  'filter.overdue': 'Overdue',
  /** Why something cannot be done now. */
  'hindrance.amount_missing': 'Write an amount that is not nothing.',
  /** Why something cannot be done now. */
  'hindrance.currency_wrong': 'Write an amount in the currency of the collection.',
  /** Why something cannot be done now. */
  'hindrance.destination_unverified': 'No account of this agent is verified.',
  /** Why something cannot be done now. */
  'hindrance.entries_taken': 'Some of its entries are on another voucher by now.',
  /** Why something cannot be done now. */
  'hindrance.net_too_small': 'This is less than is paid at once.',
  /** Why something cannot be done now. */
  'hindrance.not_canceller':
    'An administrator cancels what others have prepared or what was handed in.',
  /** Why something cannot be done now. */
  'hindrance.not_preparer': 'Only who has prepared it hands it in.',
  /** Why something cannot be done now. */
  'hindrance.note_missing': 'Write at least 10 characters.',
  /** Why something cannot be done now. */
  'hindrance.nothing_open': 'Nothing of it is open.',
  /** Why something cannot be done now. */
  'hindrance.reason_missing': 'Choose a reason.',
  /** Why something cannot be done now. */
  'hindrance.receipt_missing': 'Write the number of the receipt.',
  /** Why something cannot be done now. */
  'hindrance.same_person': 'You have prepared this: somebody else approves and pays it.',
  /** Why something cannot be done now. */
  'hindrance.wrong_status': 'Its present status does not allow this.',
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
  /** Why a voucher is cancelled. */
  'reason.disputed': 'The agent disputes it',
  /** Why a voucher is cancelled. */
  'reason.other': 'Something else',
  /** Why a voucher is cancelled. */
  'reason.wrong_agent': 'It is another agent’s',
  /** Why a voucher is cancelled. */
  'reason.wrong_amount': 'The amount is wrong',
  /** History: what happened to what an agent has earned. */
  'record.event.collection.adjusted': 'Adjusted by hand',
  /** History: what happened to what an agent has earned. */
  'record.event.collection.prepared': 'A voucher was prepared',
  /** History: what happened to a voucher. */
  'record.event.voucher.approved': 'Approved',
  /** History: what happened to a voucher. */
  'record.event.voucher.cancelled': 'Cancelled',
  /** History: what happened to a voucher. */
  'record.event.voucher.checked': 'Provider asked',
  /** History: what happened to a voucher. */
  'record.event.voucher.failed': 'Payment failed',
  /** History: what happened to a voucher. */
  'record.event.voucher.handed_over': 'Cash handed over',
  /** History: what happened to a voucher. */
  'record.event.voucher.paid': 'Paid',
  /** History: what happened to a voucher. */
  'record.event.voucher.prepared': 'Prepared',
  /** History: what happened to a voucher. */
  'record.event.voucher.returned': 'Returned',
  /** History: what happened to a voucher. */
  'record.event.voucher.sent': 'Payment sent',
  /** History: what happened to a voucher. */
  'record.event.voucher.submitted': 'Submitted',
  /** In the question about many: so many vouchers. */
  'records.commission-vouchers_one': '{{number}} voucher',
  /** In the question about many: so many vouchers. */
  'records.commission-vouchers_other': '{{number}} vouchers',
  /** Strip: who has approved it. */
  'signatures.approved': 'Approved',
  /** Strip: nobody has yet. */
  'signatures.missing': 'Not yet',
  /** Below a signature that is missing: who prepared a voucher, {{name}}, neither approves nor pays it. */
  'signatures.other': 'Somebody else than {{name}}',
  /** Strip: who has paid it. */
  'signatures.paid': 'Paid',
  /** Strip: who has prepared it. */
  'signatures.prepared': 'Prepared',
  /** Strip: who has put a name to a voucher. */
  'signatures.title': 'Signatures',
  /** Where a voucher stands. */
  'status.approved': 'To be paid',
  /** Where a voucher stands. */
  'status.cancelled': 'Cancelled',
  /** Where a voucher stands. */
  'status.draft': 'Draft',
  /** Where a voucher stands. */
  'status.failed': 'Payment failed',
  /** Where a collection stands: something of it is on no voucher. */
  'status.open': 'Something is open',
  /** Where a voucher stands. */
  'status.paid': 'Paid',
  /** Where a voucher stands. */
  'status.paying': 'Being paid, checking',
  /** Where a collection stands: all of it is on vouchers. */
  'status.settled': 'Nothing is open',
  /** Where a voucher stands. */
  'status.submitted': 'Waits for approval',
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
