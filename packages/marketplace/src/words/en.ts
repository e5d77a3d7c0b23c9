/** The words of what several features draw of the marketplace, in English, their source. */
export const en = {
  /** How many required checks failed, in a list. */
  'approval.checks.fail_one': '{{number}} failed',
  /** How many required checks failed, in a list. */
  'approval.checks.fail_other': '{{number}} failed',
  /** How many checks passed, where none warns or failed, in a list. */
  'approval.checks.pass_one': '{{number}} passed',
  /** How many checks passed, where none warns or failed, in a list. */
  'approval.checks.pass_other': '{{number}} passed',
  /** How many checks warn, where none failed, in a list. */
  'approval.checks.warn_one': '{{number}} warning',
  /** How many checks warn, where none failed, in a list. */
  'approval.checks.warn_other': '{{number}} warnings',
  /** Column: how often a record was submitted. */
  'approval.column.attempt': 'Attempt',
  /** Column and filter: what the checks of a submission found. */
  'approval.column.checks': 'Checks',
  /** Column and filter: who is reviewing a record. */
  'approval.column.claimedBy': 'Reviewer',
  /** Column: when a record has to be decided. */
  'approval.column.due': 'Due',
  /** CSV column: how many checks failed. */
  'approval.column.failed': 'Checks failed',
  /** Column and filter: new, update or resubmission. */
  'approval.column.kind': 'Submission',
  /** CSV column: how many checks passed. */
  'approval.column.passed': 'Checks passed',
  /** Column and filter: where a record stands. */
  'approval.column.status': 'Status',
  /** Column and filter: when a record was submitted. */
  'approval.column.submitted': 'Submitted',
  /** CSV column: how many checks warn. */
  'approval.column.warned': 'Checks with a warning',
  /** Choice of the filter Checks. */
  'approval.filter.checks.fail': 'A required check failed',
  /** Choice of the filter Checks. */
  'approval.filter.checks.pass': 'All passed',
  /** Choice of the filter Checks. */
  'approval.filter.checks.warn': 'With warnings',
  /** Choice of the filter Reviewer. */
  'approval.filter.claimedBy.me': 'Me',
  /** Choice of the filter Reviewer. */
  'approval.filter.claimedBy.none': 'Nobody',
  /** Filter: what should have been decided already. */
  'approval.filter.overdue': 'Overdue',
  /** Tab of a queue: what the reader has claimed. */
  'approval.view.mine': 'Mine',
  /** Tab of a queue: what should have been decided already. */
  'approval.view.overdue': 'Overdue',
  /** Tab of a queue: what was sent again after changes were requested. */
  'approval.view.resubmitted': 'Resubmitted',
  /** Tab of a queue: updates of what is live already. */
  'approval.view.updates': 'Updates to live items',
  /** Tab of a queue: everything that waits for a decision. */
  'approval.view.waiting': 'Waiting',
  /** Over the form that reveals a contact. */
  'contact.consequence':
    'Your name and your reason go into the history of {{name}}. It is shown for a minute, and kept nowhere.',
  /** Button. */
  'contact.hide': 'Hide it',
  /** Beside a contact that is shown: for how long still. */
  'contact.left_one': '{{number}} second left',
  /** Beside a contact that is shown: for how long still. */
  'contact.left_other': '{{number}} seconds left',
  /** Label. */
  'contact.reason': 'Why you need it',
  /** Error. */
  'contact.reason.short': 'Say why, in 5 to 300 characters.',
  /** Button. */
  'contact.reveal.email': 'Reveal the e-mail address',
  /** Button. */
  'contact.reveal.phone': 'Reveal the phone number',
  /** Button. */
  'contact.submit': 'Reveal',
  /** Button: a file of the seller. */
  'inputs.answer.choose': 'Choose a file',
  /** Names what opens a choice of colours. */
  'inputs.answer.pick': 'Choose a colour',
  /** In that list: it waits for nothing. */
  'inputs.asked.always': 'Always',
  /** Label: the answer that an input waits for. */
  'inputs.asked.equals': 'is answered with',
  /** Label: what stands in a field at first. */
  'inputs.asked.initial': 'Begins with',
  /** Box; and in a list what must be answered. */
  'inputs.asked.isRequired': 'Required',
  /** Names the button that opens what an input begins with and when it is asked. */
  'inputs.asked.more': 'More about {{input}}',
  /** Names the handle of an input, by which it is moved. */
  'inputs.asked.move': 'Move {{input}}',
  /** Button. */
  'inputs.asked.remove': 'Ask {{input}} no more',
  /** Label: what an input waits for. */
  'inputs.asked.visibleWhen': 'Asked when',
  /** Below an inherited input. */
  'inputs.category.from': 'from {{category}}',
  /** The same, of one that must be answered. */
  'inputs.category.from.required': 'from {{category}}, required',
  /** Heading: what the category asks itself. */
  'inputs.category.groups': 'Asked here',
  /** Below that heading. */
  'inputs.category.groups.note':
    'Groups of this category. The categories below it ask all of this, too.',
  /** Heading: inputs of the categories above. */
  'inputs.category.inherited': 'Inherited',
  /** Button: asks an inherited input otherwise. */
  'inputs.category.override': 'Override',
  /** The same for screen readers. */
  'inputs.category.override.of': 'Override {{input}}',
  /** Notice. */
  'inputs.category.saved': 'What the category asks was saved',
  /** Button. */
  'inputs.copy': 'Copy from another category',
  /** Closes that dialog. */
  'inputs.copy.close': 'Close',
  /** Button. */
  'inputs.copy.confirm': 'Add these',
  /** Label: the other category. */
  'inputs.copy.from': 'Category',
  /** In that dialog. */
  'inputs.copy.note':
    'What the other category asks itself is added here. Nothing is saved before you save it.',
  /** Title of a dialog. */
  'inputs.copy.title': 'Copy from another category',
  /** Button. */
  'inputs.group.add': 'Add a group',
  /** Label: a further input in a group. */
  'inputs.group.addInput': 'Add an input',
  /** In that list while nothing is chosen. */
  'inputs.group.addInput.choose': 'Choose an input',
  /** In the list of inputs to add, where none is left or none is called so. */
  'inputs.group.addInput.none': 'No other input matches.',
  /** Label: the heading of a group. */
  'inputs.group.label': 'Heading',
  /** Names the handle of a group of inputs. */
  'inputs.group.move': 'Move the group {{group}}',
  /** Button: takes a group away with all in it. */
  'inputs.group.remove': 'Remove the group {{group}}',
  /** Of an input of a category above. */
  'inputs.origin.inherited': 'inherited',
  /** Of an inherited input that is asked otherwise here. */
  'inputs.origin.overridden': 'overridden here',
  /** Button: checks what is filled in. */
  'inputs.preview.check': 'Check the form',
  /** Where nothing is asked. */
  'inputs.preview.nothing': 'Nothing is asked',
  /** Where nothing is asked. */
  'inputs.preview.nothing.message':
    'As soon as an input is added, the form that a seller fills in stands here.',
  /** Where a form that was checked has no fault. */
  'inputs.preview.right': 'Everything is filled in as asked.',
  /** For who may not change inputs. */
  'inputs.readOnly': 'You can read this. Changing it needs the role {{roles}}.',
  /** What is wrong with what a category asks. */
  'inputs.rule.condition_answer': 'What it waits for has no such answer.',
  /** What is wrong with what a category asks. */
  'inputs.rule.condition_cycle':
    'These wait for each other, so that none of them is ever asked: {{names}}',
  /** What is wrong with what a category asks. */
  'inputs.rule.condition_missing': 'What it waits for is not asked here.',
  /** What is wrong with what a category asks. */
  'inputs.rule.default_unfit': 'This is no answer to it.',
  /** What is wrong with an input. */
  'inputs.rule.few_options': 'There are at least two options that can be chosen.',
  /** What is wrong with what a category asks. */
  'inputs.rule.group_twice': 'Another group has this key.',
  /** What is wrong with what a category asks. */
  'inputs.rule.input_twice': 'This is asked already.',
  /** What is wrong with what a category asks. */
  'inputs.rule.input_unknown': 'There is no such input any more.',
  /** What is wrong with an input. */
  'inputs.rule.length_over': 'It has to be more than the fewest.',
  /** What is wrong with an input. */
  'inputs.rule.min_over_max': 'It has to be more than the least.',
  /** What is wrong with an input. */
  'inputs.rule.option_twice': 'Another option has this value.',
  /** What is wrong with what a category asks. */
  'inputs.rule.over_forty': 'At most {{names}} inputs can be asked, with those that are inherited.',
  /** What is wrong with an input. */
  'inputs.rule.pattern_broken': 'This is no regular expression.',
  /** What is wrong with an input. */
  'inputs.rule.pattern_slow':
    'Some answers would take this pattern seconds. Use fewer repetitions, and none within another.',
  /** What is wrong with an input. */
  'inputs.rule.replacement_needed': 'Choose what stands in its place.',
  /** What is wrong with an input. */
  'inputs.rule.unit_needed': 'Say what the number is counted in.',
  /** Button. */
  'inputs.save': 'Save',
  /** A type of input. */
  'inputs.type.boolean': 'Yes or no',
  /** A type of input. */
  'inputs.type.colour': 'Colour',
  /** A type of input. */
  'inputs.type.date': 'Day',
  /** A type of input. */
  'inputs.type.file': 'File',
  /** A type of input. */
  'inputs.type.long_text': 'Text',
  /** A type of input. */
  'inputs.type.multi_select': 'Any of several',
  /** A type of input. */
  'inputs.type.number': 'Number',
  /** A type of input. */
  'inputs.type.select': 'One of several',
  /** A type of input. */
  'inputs.type.text': 'Line of text',
  /** A type of input. */
  'inputs.type.unit': 'Number with a unit',
  /** Latest orders of a record, column: the reference of an order. */
  'latestOrders.number': 'Order',
  /** Latest orders of a record, column: when an order was placed. */
  'latestOrders.placed': 'Placed',
  /** Latest orders of a record, column: what an order comes to. */
  'latestOrders.total': 'Total',
  /** Ledger of commission, column: what a line comes to. */
  'ledger.amount': 'Commission',
  /** Ledger of commission, column: when a line was written. */
  'ledger.at': 'When',
  /** Ledger of commission, column: what the rate was taken of. */
  'ledger.base': 'Value',
  /** Below the ledger: how many lines are chosen, and their sum. */
  'ledger.chosen': '{{number}} chosen, {{amount}}',
  /** Ledger of commission, column: of what a line is. */
  'ledger.entry': 'Entry',
  /** Below the ledger, where it has more than are shown. */
  'ledger.latest': 'The latest {{number}} of {{total}}.',
  /** In place of the lines of the ledger. */
  'ledger.none': 'The ledger has nothing of this yet.',
  /** Why a line cannot be chosen. */
  'ledger.otherCurrency': 'In another currency',
  /** Why a line cannot be chosen; the number of its voucher follows. */
  'ledger.paid': 'Paid:',
  /** Link below the ledger: puts the chosen lines on a voucher. */
  'ledger.prepare': 'Prepare voucher',
  /** Ledger of commission, column: the rate that was frozen. */
  'ledger.rate': 'Rate',
  /** Names the choice of lines, for screen readers. */
  'ledger.show': 'Which lines are shown',
  /** Choice of lines: all of them. */
  'ledger.show.all': 'All',
  /** Choice of lines: those that somebody wrote. */
  'ledger.show.byHand': 'By hand',
  /** Choice of lines: those that are on no voucher. */
  'ledger.show.open': 'Open',
  /** What a line of the ledger is. */
  'ledger.type.accrual': 'Earned',
  /** What a line of the ledger is: somebody wrote it. */
  'ledger.type.adjustment': 'By hand',
  /** What a line of the ledger is: it came back. */
  'ledger.type.reversal': 'Taken back',
  /** Why a line cannot be chosen; the number of its voucher follows. */
  'ledger.vouchered': 'On voucher:',
  /** Column: whose listing it is. */
  'listings.business': 'Business',
  /** Column: when the plan of a listing ends. */
  'listings.expires': 'Plan ends',
  /** Column: the title of a listing. */
  'listings.listing': 'Listing',
  /** Column: whether shoppers find a listing. */
  'listings.visibility': 'Visibility',
  /** Label: the address of a picture that is not uploaded. */
  'picture.address': 'Address (https://)',
  /** Button: chooses a file. */
  'picture.choose': 'Choose a picture',
  /** Names the part that is chosen, for screen readers. */
  'picture.crop.area': 'Part that is shown: arrow keys move the picture',
  /** Button: does not use a picture. */
  'picture.crop.cancel': 'Cancel',
  /** Below the heading of the dialog. */
  'picture.crop.hint':
    'Drag the picture, or move it with the arrow keys once the frame has the focus.',
  /** Button: uses the part that is shown. */
  'picture.crop.take': 'Use this part',
  /** Heading of the dialog that crops a picture. */
  'picture.crop.title': 'Crop the picture',
  /** Label: how close one looks, in per cent. */
  'picture.crop.zoom': 'Zoom (%)',
  /** Error of a file. */
  'picture.fault.bytes': 'This file is larger than 20 MiB.',
  /** Why a picture is not taken: drawing it takes too much memory. */
  'picture.fault.pixels': 'This picture has more than 50 megapixels.',
  /** Error of a file. */
  'picture.fault.small': 'This picture is smaller than {{width}} by {{height}} pixels.',
  /** Error of a file. */
  'picture.fault.type': 'This is no JPEG, PNG or WebP picture.',
  /** Button: takes an uploaded picture away. */
  'picture.remove': 'Remove the picture',
  /** In a list of changes: a picture that was uploaded. */
  'picture.uploaded': 'Uploaded picture',
  /** Where there are no accounts. */
  'record.accounts.empty': 'There is no account yet.',
  /** Heading of the accounts that an owner is paid to. */
  'record.accounts.title': 'Accounts for payouts',
  /** State of an account: nobody has verified whose it is. */
  'record.accounts.unverified': 'Not verified',
  /** State of an account: it was verified whose it is. */
  'record.accounts.verified': 'Verified',
  /** Heading of the messages that the owner was asked to follow. */
  'record.asked.title': 'Changes requested of the owner',
  /** Fact: how often it was submitted. */
  'record.attempt': 'Attempt',
  /** Where there are no checks. */
  'record.checks.empty': 'There is nothing to check.',
  /** Before the records that a check found. */
  'record.checks.evidence': 'See',
  /** Result of a check. */
  'record.checks.fail': 'Failed',
  /** Result of a check. */
  'record.checks.pass': 'Passed',
  /** Beside a check that has to pass. */
  'record.checks.required': 'Required',
  /** Heading of the checks. */
  'record.checks.title': 'Checks',
  /** Result of a check. */
  'record.checks.warn': 'Warning',
  /** A document. */
  'record.document.bank_letter': 'Letter of the bank',
  /** A document. */
  'record.document.good_conduct': 'Certificate of good conduct',
  /** A document. */
  'record.document.owner_id_back': 'Identity card, back',
  /** A document. */
  'record.document.owner_id_front': 'Identity card, front',
  /** A document. */
  'record.document.pharmacy_licence': 'Pharmacy licence',
  /** A document. */
  'record.document.registration': 'Registration',
  /** A document. */
  'record.document.tax_compliance': 'Tax compliance',
  /** A document. */
  'record.document.trade_permit': 'Trade permit',
  /** Read out for the list of documents. */
  'record.documents': 'Documents',
  /** State of a document. */
  'record.documents.accepted': 'Accepted',
  /** A document that was changed since its owner was asked about it. */
  'record.documents.changed': 'Changed',
  /** Where there are no documents. */
  'record.documents.empty': 'No documents were sent in.',
  /** State of a document. */
  'record.documents.expired': 'Expired',
  /** Fact of a document. */
  'record.documents.expires': 'Expires',
  /** State of a document. */
  'record.documents.missing': 'Missing',
  /** Fact of a document: the number as it was typed. */
  'record.documents.number': 'Number as typed',
  /** State of a document. */
  'record.documents.rejected': 'Rejected',
  /** Button of a document that is a PDF. */
  'record.documents.save': 'Save the file',
  /** What is said where it did not come. */
  'record.documents.saveFailed': 'The file did not come. Read this record again and try once more.',
  /** The button while it comes, for screen readers. */
  'record.documents.saving': 'Saving the file',
  /** In place of a document that was not sent in. */
  'record.documents.unseen': 'This document is missing.',
  /** State of a document. */
  'record.documents.uploaded': 'Sent in',
  /** Fact: when something has to be decided. */
  'record.due': 'Due',
  /** Beside the status: when it has to be decided. */
  'record.due.by': 'Due {{until}}',
  /** Beside the status: it should have been decided. */
  'record.due.over': 'Overdue: was due {{ago}}',
  /** Where no other record has something in common with this one. */
  'record.duplicates.empty': 'No other record has its numbers.',
  /** What two records have in common. */
  'record.duplicates.idNumber': 'Identity number',
  /** Column: what two records have in common. */
  'record.duplicates.matches': 'The same in both',
  /** What two records have in common. */
  'record.duplicates.payoutAccount': 'Account',
  /** Column: where another record is from. */
  'record.duplicates.place': 'Place',
  /** Column: another record that may be the same. */
  'record.duplicates.record': 'Record',
  /** What two records have in common. */
  'record.duplicates.registrationNo': 'Registration number',
  /** What two records have in common. */
  'record.duplicates.taxPin': 'Tax number',
  /** Heading of the records that may be the same as this one. */
  'record.duplicates.title': 'Possible duplicates',
  /** What two records have in common. */
  'record.duplicates.user_phone': 'Phone',
  /** Banner: its business is suspended. */
  'record.hidden':
    'Hidden from the marketplace, because its business is suspended. Its own status stays as it is.',
  /** Banner of a listing: its category is inactive. */
  'record.hidden.category':
    'Hidden from the directory, because its category is inactive. Its own status stays as it is.',
  /** What someone proves to be who they are with. */
  'record.idType.alien_id': 'Foreigner’s card',
  /** What someone proves to be who they are with. */
  'record.idType.national_id': 'National identity card',
  /** What someone proves to be who they are with. */
  'record.idType.passport': 'Passport',
  /** Fact: what was submitted. */
  'record.kind': 'Submission',
  /** Heading of the facts of what waits. */
  'record.submission': 'What waits',
  /** Banner: who suspended it, when and why. */
  'record.suspended': 'Suspended by {{actor}} on {{date}}: {{reason}}.',
  /** Banner: until when it is suspended. */
  'record.suspended.until': 'Until {{date}}.',
} as const
