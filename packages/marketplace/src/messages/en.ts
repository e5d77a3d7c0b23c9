declare module '@console/core/i18n' {
  interface MessageCatalogue {
    marketplace: typeof en
  }
}

/** English messages of shared marketplace components, the source of the translations. */
export const en = {
  /** List cell: number of failed required checks. */
  'approval.checks.fail_one': '{{number}} failed',
  /** List cell: number of failed required checks. */
  'approval.checks.fail_other': '{{number}} failed',
  /** List cell: number of passed checks, if none failed or warn. */
  'approval.checks.pass_one': '{{number}} passed',
  /** List cell: number of passed checks, if none failed or warn. */
  'approval.checks.pass_other': '{{number}} passed',
  /** List cell: number of warnings, if none failed. */
  'approval.checks.warn_one': '{{number}} warning',
  /** List cell: number of warnings, if none failed. */
  'approval.checks.warn_other': '{{number}} warnings',
  /** Column: number of the submission. */
  'approval.column.attempt': 'Attempt',
  /** Column and filter: result of the checks. */
  'approval.column.checks': 'Checks',
  /** Column and filter: reviewer. */
  'approval.column.claimedBy': 'Reviewer',
  /** Column: deadline of the decision. */
  'approval.column.due': 'Due',
  /** CSV column: number of failed checks. */
  'approval.column.failed': 'Failed checks',
  /** Column and filter: new, update or resubmission. */
  'approval.column.kind': 'Submission',
  /** CSV column: number of passed checks. */
  'approval.column.passed': 'Passed checks',
  /** Column and filter: status. */
  'approval.column.status': 'Status',
  /** Column and filter: time of submission. */
  'approval.column.submitted': 'Submitted',
  /** CSV column: number of checks with warnings. */
  'approval.column.warned': 'Checks with warnings',
  /** Choice of the filter Checks. */
  'approval.filter.checks.fail': 'Failed required check',
  /** Choice of the filter Checks. */
  'approval.filter.checks.pass': 'All passed',
  /** Choice of the filter Checks. */
  'approval.filter.checks.warn': 'With warnings',
  /** Choice of the filter Reviewer. */
  'approval.filter.claimedBy.me': 'Me',
  /** Choice of the filter Reviewer. */
  'approval.filter.claimedBy.none': 'No one',
  /** Filter: past the deadline. */
  'approval.filter.overdue': 'Overdue',
  /** Tab of a queue: claimed by the user. */
  'approval.view.mine': 'Mine',
  /** Tab of a queue: past the deadline. */
  'approval.view.overdue': 'Overdue',
  /** Tab of a queue: submitted again after requested changes. */
  'approval.view.resubmitted': 'Resubmitted',
  /** Tab of a queue: updates to live items. */
  'approval.view.updates': 'Updates to live items',
  /** Tab of a queue: awaiting a decision. */
  'approval.view.waiting': 'Waiting',
  /** Above the form that reveals a contact. */
  'contact.consequence':
    'Your name and reason are added to the history of {{name}}. The contact is shown for one minute and isn’t stored.',
  /** Button: hides the contact again. */
  'contact.hide': 'Hide',
  /** Beside a revealed contact: remaining time. */
  'contact.left_one': '{{number}} second left',
  /** Beside a revealed contact: remaining time. */
  'contact.left_other': '{{number}} seconds left',
  /** Field: reason for revealing a contact. */
  'contact.reason': 'Reason',
  /** Error under the reason: too short or too long. */
  'contact.reason.short': 'Enter a reason of 5 to 300 characters.',
  /** Button: reveals the email address. */
  'contact.reveal.email': 'Reveal email address',
  /** Button: reveals the phone number. */
  'contact.reveal.phone': 'Reveal phone number',
  /** Button of the dialog. */
  'contact.submit': 'Reveal',
  /** Button: chooses the seller’s file. */
  'inputs.answer.choose': 'Choose a file',
  /** Name of the colour picker’s button, for screen readers. */
  'inputs.answer.pick': 'Choose a colour',
  /** Option: the input is always shown. */
  'inputs.asked.always': 'Always',
  /** Label: answer that shows the input. */
  'inputs.asked.equals': 'equals',
  /** Label: default value of the field. */
  'inputs.asked.initial': 'Default value',
  /** Checkbox, and mark in a list: an answer is required. */
  'inputs.asked.isRequired': 'Required',
  /** Name of the button for the default value and the condition of an input, for screen readers. */
  'inputs.asked.more': 'More settings for {{input}}',
  /** Name of the drag handle of an input, for screen readers. */
  'inputs.asked.move': 'Move {{input}}',
  /** Button: removes an input from the category. */
  'inputs.asked.remove': 'Remove {{input}}',
  /** Label: condition that shows the input. */
  'inputs.asked.visibleWhen': 'Show when',
  /** Below an inherited input: its category. */
  'inputs.category.from': 'from {{category}}',
  /** Below a required inherited input: its category. */
  'inputs.category.from.required': 'from {{category}}, required',
  /** Heading: the category’s own inputs. */
  'inputs.category.groups': 'Inputs of this category',
  /** Note below that heading. */
  'inputs.category.groups.note': 'Subcategories inherit all of these groups.',
  /** Heading: inputs inherited from parent categories. */
  'inputs.category.inherited': 'Inherited',
  /** Button: overrides an inherited input. */
  'inputs.category.override': 'Override',
  /** Name of that button, for screen readers. */
  'inputs.category.override.of': 'Override {{input}}',
  /** Notice: the inputs of a category are saved. */
  'inputs.category.saved': 'Category inputs saved',
  /** Button: opens the copy dialog. */
  'inputs.copy': 'Copy from another category',
  /** Copy dialog: close button. */
  'inputs.copy.close': 'Close',
  /** Copy dialog: confirm button. */
  'inputs.copy.confirm': 'Add inputs',
  /** Copy dialog: label of the source category. */
  'inputs.copy.from': 'Category',
  /** Copy dialog: consequence. */
  'inputs.copy.note':
    'That category’s own inputs are added here. Nothing is saved until you save this category.',
  /** Copy dialog: title. */
  'inputs.copy.title': 'Copy from another category',
  /** Button: adds a group. */
  'inputs.group.add': 'Add a group',
  /** Label: input to add to a group. */
  'inputs.group.addInput': 'Add an input',
  /** Placeholder of that list. */
  'inputs.group.addInput.choose': 'Choose an input',
  /** In the list of inputs to add, where none is left or none is called so. */
  'inputs.group.addInput.none': 'No other input matches.',
  /** Label: heading of a group. */
  'inputs.group.label': 'Heading',
  /** Name of the drag handle of a group, for screen readers. */
  'inputs.group.move': 'Move the group {{group}}',
  /** Button: removes a group and its inputs. */
  'inputs.group.remove': 'Remove the group {{group}}',
  /** Mark of an inherited input. */
  'inputs.origin.inherited': 'inherited',
  /** Mark of an inherited input that is overridden here. */
  'inputs.origin.overridden': 'overridden here',
  /** Button: validates the preview form. */
  'inputs.preview.check': 'Check form',
  /** Empty preview: title. */
  'inputs.preview.nothing': 'No inputs yet',
  /** Empty preview: text. */
  'inputs.preview.nothing.message': 'Add one to preview the seller’s form.',
  /** Preview: the form is valid. */
  'inputs.preview.right': 'Everything is filled in correctly.',
  /** Note for users without permission to change inputs. */
  'inputs.readOnly': 'Only {{roles}} can change this.',
  /** Error in the inputs of a category. */
  'inputs.rule.condition_answer': 'The input this depends on has no such answer.',
  /** Error in the inputs of a category. */
  'inputs.rule.condition_cycle':
    'These inputs depend on each other, so none of them would ever be shown: {{names}}',
  /** Error in the inputs of a category. */
  'inputs.rule.condition_missing': 'The input this depends on isn’t part of this category.',
  /** Error in the inputs of a category. */
  'inputs.rule.default_unfit': 'This isn’t a valid answer.',
  /** Error in an input. */
  'inputs.rule.few_options': 'Keep at least two options available.',
  /** Error in the inputs of a category. */
  'inputs.rule.group_twice': 'Another group already has this key.',
  /** Error in the inputs of a category. */
  'inputs.rule.input_twice': 'This input is already in the category.',
  /** Error in the inputs of a category. */
  'inputs.rule.input_unknown': 'This input no longer exists.',
  /** Error in an input. */
  'inputs.rule.length_over': 'The max length can’t be less than the min length.',
  /** Error in an input. */
  'inputs.rule.min_over_max': 'The max can’t be less than the min.',
  /** Error in an input. */
  'inputs.rule.option_twice': 'Another option already has this value.',
  /** Error in the inputs of a category. */
  'inputs.rule.over_forty':
    'A category can have at most {{names}} inputs, including inherited ones.',
  /** Error in an input. */
  'inputs.rule.pattern_broken': 'This isn’t a valid regular expression.',
  /** Error in an input. */
  'inputs.rule.pattern_slow':
    'This pattern can take seconds on some answers. Use fewer repetitions, and don’t nest them.',
  /** Error in an input. */
  'inputs.rule.replacement_needed': 'Choose a replacement.',
  /** Error in an input. */
  'inputs.rule.unit_needed': 'Enter a unit.',
  /** Button: saves the inputs. */
  'inputs.save': 'Save',
  /** Input type. */
  'inputs.type.boolean': 'Yes/no',
  /** Input type. */
  'inputs.type.colour': 'Colour',
  /** Input type. */
  'inputs.type.date': 'Date',
  /** Input type. */
  'inputs.type.file': 'File',
  /** Input type. */
  'inputs.type.long_text': 'Long text',
  /** Input type. */
  'inputs.type.multi_select': 'Multiple choice',
  /** Input type. */
  'inputs.type.number': 'Number',
  /** Input type. */
  'inputs.type.select': 'Single choice',
  /** Input type. */
  'inputs.type.text': 'Short text',
  /** Input type. */
  'inputs.type.unit': 'Number with a unit',
  /** Latest orders, column: order reference. */
  'latestOrders.number': 'Order',
  /** Latest orders, column: order date. */
  'latestOrders.placed': 'Placed',
  /** Latest orders, column: order total. */
  'latestOrders.total': 'Total',
  /** Commission ledger, column: amount of an entry. */
  'ledger.amount': 'Commission',
  /** Commission ledger, column: time of an entry. */
  'ledger.at': 'When',
  /** Commission ledger, column: value the rate applies to. */
  'ledger.base': 'Value',
  /** Below the ledger: number of selected entries and their sum. */
  'ledger.chosen': '{{number}} selected, {{amount}}',
  /** Commission ledger, column: source of an entry. */
  'ledger.entry': 'Entry',
  /** Below the ledger: it has more entries than are shown. */
  'ledger.latest': 'The latest {{number}} of {{total}}.',
  /** Empty ledger. */
  'ledger.none': 'No ledger entries yet.',
  /** Reason why an entry can’t be selected. */
  'ledger.otherCurrency': 'In another currency',
  /** Reason why an entry can’t be selected; followed by its voucher number. */
  'ledger.paid': 'Paid:',
  /** Link below the ledger: puts the selected entries on a voucher. */
  'ledger.prepare': 'Prepare voucher',
  /** Commission ledger, column: frozen rate. */
  'ledger.rate': 'Rate',
  /** Name of the entry filter, for screen readers. */
  'ledger.show': 'Entries shown',
  /** Entry filter: all entries. */
  'ledger.show.all': 'All',
  /** Entry filter: manual adjustments. */
  'ledger.show.byHand': 'Adjustments',
  /** Entry filter: entries that are not on a voucher. */
  'ledger.show.open': 'Open',
  /** Type of a ledger entry. */
  'ledger.type.accrual': 'Earned',
  /** Type of a ledger entry: manual. */
  'ledger.type.adjustment': 'Adjustment',
  /** Type of a ledger entry: reversed by a refund. */
  'ledger.type.reversal': 'Reversed',
  /** Reason why an entry can’t be selected; followed by its voucher number. */
  'ledger.vouchered': 'On voucher:',
  /** Column: business of a listing. */
  'listings.business': 'Business',
  /** Column: end date of a listing’s plan. */
  'listings.expires': 'Plan ends',
  /** Column: title of a listing. */
  'listings.listing': 'Listing',
  /** Column: visibility of a listing. */
  'listings.visibility': 'Visibility',
  /** Label: web address of a picture that isn’t uploaded. */
  'picture.address': 'Address (https://)',
  /** Button: opens the file picker. */
  'picture.choose': 'Choose a picture',
  /** Name of the crop frame, for screen readers. */
  'picture.crop.area': 'Visible area. Use the arrow keys to move the picture',
  /** Button: discards the picture. */
  'picture.crop.cancel': 'Cancel',
  /** Crop dialog: hint below the heading. */
  'picture.crop.hint': 'Drag the picture, or focus the frame and use the arrow keys.',
  /** Button: uses the visible area. */
  'picture.crop.take': 'Use this area',
  /** Crop dialog: heading. */
  'picture.crop.title': 'Crop picture',
  /** Label: zoom in per cent. */
  'picture.crop.zoom': 'Zoom (%)',
  /** Error of a file: too large. */
  'picture.fault.bytes': 'This file is larger than 20 MiB. Choose a smaller one.',
  /** Error of a picture: decoding needs too much memory. */
  'picture.fault.pixels': 'This picture has more than 50 megapixels. Choose a smaller one.',
  /** Error of a file: too small. */
  'picture.fault.small': 'Use a picture of at least {{width}} × {{height}} pixels.',
  /** Error of a file: unsupported type. */
  'picture.fault.type': 'Use a JPEG, PNG or WebP image.',
  /** Button: removes an uploaded picture. */
  'picture.remove': 'Remove picture',
  /** List of changes: value of an uploaded picture. */
  'picture.uploaded': 'Uploaded picture',
  /** Empty list of payout accounts. */
  'record.accounts.empty': 'No accounts yet.',
  /** Heading: payout accounts of an owner. */
  'record.accounts.title': 'Payout accounts',
  /** State of an account: ownership not verified. */
  'record.accounts.unverified': 'Not verified',
  /** State of an account: ownership verified. */
  'record.accounts.verified': 'Verified',
  /** Heading: changes requested from the owner. */
  'record.asked.title': 'Requested changes',
  /** Detail: number of the submission. */
  'record.attempt': 'Attempt',
  /** Empty list of checks. */
  'record.checks.empty': 'No checks needed.',
  /** Before the records found by a check. */
  'record.checks.evidence': 'See',
  /** Result of a check. */
  'record.checks.fail': 'Failed',
  /** Result of a check. */
  'record.checks.pass': 'Passed',
  /** Beside a required check. */
  'record.checks.required': 'Required',
  /** Heading: checks. */
  'record.checks.title': 'Checks',
  /** Result of a check. */
  'record.checks.warn': 'Warning',
  /** Document type. */
  'record.document.bank_letter': 'Bank letter',
  /** Document type. */
  'record.document.good_conduct': 'Certificate of good conduct',
  /** Document type. */
  'record.document.owner_id_back': 'ID card (back)',
  /** Document type. */
  'record.document.owner_id_front': 'ID card (front)',
  /** Document type. */
  'record.document.pharmacy_licence': 'Pharmacy licence',
  /** Document type. */
  'record.document.registration': 'Registration certificate',
  /** Document type. */
  'record.document.tax_compliance': 'Tax compliance certificate',
  /** Document type. */
  'record.document.trade_permit': 'Trade permit',
  /** Name of the list of documents, for screen readers. */
  'record.documents': 'Documents',
  /** State of a document. */
  'record.documents.accepted': 'Accepted',
  /** State of a document: changed since changes were requested. */
  'record.documents.changed': 'Changed',
  /** Empty list of documents. */
  'record.documents.empty': 'No documents submitted.',
  /** State of a document. */
  'record.documents.expired': 'Expired',
  /** Detail of a document: expiry date. */
  'record.documents.expires': 'Expires',
  /** State of a document. */
  'record.documents.missing': 'Missing',
  /** Detail of a document: number as entered. */
  'record.documents.number': 'Number as entered',
  /** State of a document. */
  'record.documents.rejected': 'Rejected',
  /** Button of a PDF document: downloads the file. */
  'record.documents.save': 'Download file',
  /** Error: the download failed. */
  'record.documents.saveFailed': 'Couldn’t download the file. Reload this record and try again.',
  /** Name of that button during the download, for screen readers. */
  'record.documents.saving': 'Downloading file',
  /** In place of a missing document. */
  'record.documents.unseen': 'This document is missing.',
  /** State of a document. */
  'record.documents.uploaded': 'Submitted',
  /** Detail: deadline of the decision. */
  'record.due': 'Due',
  /** Beside the status: deadline of the decision. */
  'record.due.by': 'Due {{until}}',
  /** Beside the status: the deadline has passed. */
  'record.due.over': 'Overdue: was due {{ago}}',
  /** Empty list of possible duplicates. */
  'record.duplicates.empty': 'No possible duplicates found.',
  /** Detail shared by two records. */
  'record.duplicates.idNumber': 'ID number',
  /** Column: details shared by two records. */
  'record.duplicates.matches': 'Matching details',
  /** Detail shared by two records. */
  'record.duplicates.payoutAccount': 'Account',
  /** Column: place of the other record. */
  'record.duplicates.place': 'Place',
  /** Column: possible duplicate. */
  'record.duplicates.record': 'Record',
  /** Detail shared by two records. */
  'record.duplicates.registrationNo': 'Registration number',
  /** Detail shared by two records. */
  'record.duplicates.taxPin': 'Tax number',
  /** Heading: possible duplicates of this record. */
  'record.duplicates.title': 'Possible duplicates',
  /** Detail shared by two records. */
  'record.duplicates.user_phone': 'Phone',
  /** Banner: the business is suspended. */
  'record.hidden':
    'Hidden from the marketplace because its business is suspended. Its own status hasn’t changed.',
  /** Banner of a listing: the category is inactive. */
  'record.hidden.category':
    'Hidden from the directory because its category is inactive. Its own status hasn’t changed.',
  /** Identity document. */
  'record.idType.alien_id': 'Alien ID card',
  /** Identity document. */
  'record.idType.national_id': 'National ID card',
  /** Identity document. */
  'record.idType.passport': 'Passport',
  /** Detail: kind of submission. */
  'record.kind': 'Submission',
  /** Heading: details of the submission that awaits a decision. */
  'record.submission': 'Awaiting decision',
  /** Banner: person, date and reason of the suspension. */
  'record.suspended': 'Suspended by {{actor}} on {{date}}: {{reason}}.',
  /** Banner: end of the suspension. */
  'record.suspended.until': 'Until {{date}}.',
} as const
