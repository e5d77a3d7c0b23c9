/** The words that all templates share, in English, their source. */
export const en = {
  /** Button: approves what waits. */
  'action.approve': 'Approve',
  /** Menu entry: approves and says something to the owner. */
  'action.approve.withNote': 'Approve with a note…',
  /** Button: takes a record on to review it. */
  'action.claim': 'Claim',
  /** Button: puts an item among the featured ones. */
  'action.feature': 'Feature',
  /** Button: takes a review out of the shop. */
  'action.hide': 'Hide',
  /** Button: blacks out phone numbers and addresses in a review. */
  'action.mask': 'Mask contact details',
  /** Button: shows a review in the shop. */
  'action.publish': 'Publish',
  /** Button: ends a suspension. */
  'action.reinstate': 'Reinstate',
  /** Button: rejects what waits. */
  'action.reject': 'Reject',
  /** Button: gives a claimed record back. */
  'action.release': 'Release',
  /** Button: puts a rejected record back into the queue. */
  'action.reopen': 'Reopen',
  /** Button: asks the owner for changes. */
  'action.request_changes': 'Request changes',
  /** Button: takes a live record out of the marketplace for a time. */
  'action.suspend': 'Suspend',
  /** Button: takes an item out of the featured ones. */
  'action.unfeature': 'Stop featuring',
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
  /** Kind of a submission, in lists and filters. */
  'approval.kind.new': 'New',
  /** Kind of a submission, in lists and filters. */
  'approval.kind.resubmission': 'Resubmission',
  /** Kind of a submission, in lists and filters. */
  'approval.kind.update': 'Update',
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
  /** A check of a submission. */
  'check.attributes_complete': 'All details are filled in',
  /** A check of a submission. */
  'check.availability': 'The times it is available are given',
  /** A check of a submission. */
  'check.banned_words': 'No banned words',
  /** A check of a submission. */
  'check.duplicate_gtin': 'No other product has its bar code',
  /** A check of a submission. */
  'check.identity': 'The identity is proven',
  /** A check of a submission. */
  'check.images': 'The pictures are good enough',
  /** A check of a submission. */
  'check.no_duplicate': 'It does not exist yet',
  /** A check of a submission. */
  'check.payout_account': 'The account it is paid to is verified',
  /** A check of a submission. */
  'check.pharmacy_licence': 'The pharmacy licence is valid',
  /** A check of a submission. */
  'check.price_model': 'How it is priced is clear',
  /** A check of a submission. */
  'check.price_range': 'The price is in the range of its category',
  /** A check of a submission. */
  'check.registration_document': 'The registration document is there',
  /** A check of a submission. */
  'check.service_area': 'Where it is offered is given',
  /** A check of a submission. */
  'check.tax_pin': 'The tax number has the right form',
  /** A check of a submission. */
  'check.territory': 'The territory is free',
  /** Button of a form in several steps. */
  'composer.back': 'Back',
  /** In a form of several steps, beside its buttons: which keys go on. */
  'composer.keys': '{{keys}} goes on',
  /** Button of a form in several steps. */
  'composer.next': 'Next',
  /** After the name of the step one is in; only read aloud. */
  'composer.step.current': 'this step',
  /** After the name of a step that is done; only read aloud. */
  'composer.step.done': 'done',
  /** After the name of a step that is to come; only read aloud. */
  'composer.step.toCome': 'still to come',
  /** After the name of a step in which something is wrong; only read aloud. */
  'composer.step.wrong': 'to be mended',
  /** Button that asks again what became of something that was sent and not answered. */
  'decision.attempt.ask': 'Ask again',
  /** Its name while the answer is on its way. */
  'decision.attempt.asking': 'Asking again…',
  /** What is known of something that was sent and not answered. */
  'decision.attempt.known': '{{action}} was sent on {{time}} and has no answer yet.',
  /** The same, with the amount that was agreed to. */
  'decision.attempt.knownAmount':
    '{{action}}, {{amount}}, was sent on {{time}} and has no answer yet.',
  /** Behind what is known of it. */
  'decision.attempt.once': 'Asking again does nothing twice.',
  /** Where one presses an action of a record that was sent together with others and not answered. */
  'decision.attempt.others':
    '{{name}} was sent together with others, and that has no answer yet. Ask again in its list.',
  /** Over the buttons of a record: something was sent about it and not answered. */
  'decision.attempt.title': 'Checking what became of it',
  /** Read out for the bar with what can be decided. */
  'decision.bar.label': 'Decision',
  /** Button of the menu with further actions. */
  'decision.bar.more': 'More actions',
  /** After a decision about many that all succeeded; the action's name stands first. */
  'decision.bulk.all': '{{action}}: all {{total}} done',
  /** Asked before many records are claimed or released of which colleagues are at some. */
  'decision.bulk.claimers': 'Some of these are claimed by {{names}}. Their claims end with this.',
  /** Button that puts the outcome of a decision about many away. */
  'decision.bulk.close': 'Close',
  /** Asked before everything that a list finds is decided. */
  'decision.bulk.confirm':
    'This decides about every record that the list finds, also about those that you have not looked at.',
  /** Why a button over chosen records cannot be pressed: their amounts have no sum. */
  'decision.bulk.currencies': 'These are in several currencies: choose those of one.',
  /** While it is asked which records a list finds. */
  'decision.bulk.gathering': '{{action}}: finding the records…',
  /** Of a decision about many, over the rows and in its report: how many came to this. */
  'decision.bulk.group.changed': 'Others came first: {{number}}',
  /** Of a decision about many, over the rows and in its report: how many came to this. */
  'decision.bulk.group.checking': 'Being checked: {{number}}',
  /** Of a decision about many, over the rows and in its report: how many came to this. */
  'decision.bulk.group.done': 'Done: {{number}}',
  /** Of a decision about many, over the rows and in its report: how many came to this. */
  'decision.bulk.group.gone': 'No longer there: {{number}}',
  /** Of a decision about many, over the rows and in its report: how many came to this. */
  'decision.bulk.group.leftOut': 'Left out: {{number}}',
  /** Of a decision about many, over the rows and in its report: how many came to this. */
  'decision.bulk.group.refused': 'Not done: {{number}}',
  /** Of a decision about many, over the rows and in its report: how many came to this. */
  'decision.bulk.group.unanswered': 'Perhaps done, without an answer: {{number}}',
  /** Of a decision about many, over the rows and in its report: how many came to this. */
  'decision.bulk.group.unsent': 'Not sent: {{number}}',
  /** Of a decision about many, over the rows and in its report: how many came to this. */
  'decision.bulk.group.unsuccessful': 'Failed: {{number}}',
  /** Below the outcome of a decision about many: others came first to some. */
  'decision.bulk.hint.changed': 'Look at what others changed before you decide.',
  /** Below the outcome of a decision about many: some were not decided. */
  'decision.bulk.hint.selected': 'What was not decided stays selected and says why.',
  /** Below the outcome of a decision about many: some got no answer. */
  'decision.bulk.hint.unanswered': 'Trying again decides only once.',
  /** Read out for the bar over a selection. */
  'decision.bulk.label': 'What can be done with the selection',
  /** Below the outcome of taking back many: which stayed decided. */
  'decision.bulk.left': 'Not taken back: {{names}}',
  /** In the question about many: how many are not sent, because something hinders each of them; why and which follows. */
  'decision.bulk.leftOut_one': '{{number}} of those selected is left out',
  /** In the question about many: how many are not sent, because something hinders each of them; why and which follows. */
  'decision.bulk.leftOut_other': '{{number}} of those selected are left out',
  /** After the first of many names. */
  'decision.bulk.more': 'and {{number}} more',
  /** Why a button over all that a filter finds cannot be pressed: its form says something of each record. */
  'decision.bulk.named': 'Select the records one by one: something is said of each of them.',
  /** Button after a decision about many: what can be done next with those that failed, or of which nobody knows yet. @same */
  'decision.bulk.next': '{{action}}: {{number}}',
  /** After a decision about many of which none succeeded. */
  'decision.bulk.none': '{{action}}: none of {{total}} done',
  /** After it could not be asked which records a list finds. */
  'decision.bulk.notGathered': 'The records could not be found. Nothing was decided.',
  /** A decision about many could not be taken back. */
  'decision.bulk.notUndone': 'It could not be taken back.',
  /** A list of names of which only the first are told. */
  'decision.bulk.others': '{{names}} and {{number}} more',
  /** After a decision about many of which some succeeded. */
  'decision.bulk.partial': '{{action}}: {{done}} of {{total}} done',
  /** Taking back a decision about many was refused on the way. */
  'decision.bulk.partlyUndone': 'Some of it was taken back, the rest was not.',
  /** Taking back a decision about many got no answer. */
  'decision.bulk.perhapsUndone': 'It is not known whether all of it was taken back.',
  /** While a decision about many is on its way. */
  'decision.bulk.progress': '{{action}}: {{done}} of {{total}}',
  /** What a decision about many is about. */
  'decision.bulk.records_one': '{{number}} record',
  /** What a decision about many is about. */
  'decision.bulk.records_other': '{{number}} records',
  /** Button that shows what became of each of many. */
  'decision.bulk.report': 'Report',
  /** Button that sends again what got no answer, or was not sent. */
  'decision.bulk.retry': 'Try those again',
  /** Button that sends nothing more of a decision about many. */
  'decision.bulk.stop': 'Stop',
  /** In the question about many that move money: what they come to. */
  'decision.bulk.sum': '{{amount}} in all',
  /** Button that takes a whole decision about many back. */
  'decision.bulk.undo': 'Undo all',
  /** Over the bar, once taking back has left some decided. */
  'decision.bulk.undoOf': 'Undo: {{done}} of {{total}} taken back',
  /** Button that takes back what still can be of a decision about many. */
  'decision.bulk.undoSome': 'Undo {{number}}',
  /** A decision about many was taken back. */
  'decision.bulk.undone': 'All of it was taken back.',
  /** A part of a decision about many was taken back; for the rest it was too late. */
  'decision.bulk.undoneSome': 'Taken back: {{done}} of {{total}}.',
  /** Before a decision about many: some have something written about them. */
  'decision.bulk.unsent_one':
    'You have written something about {{number}} of them that this does not send. It will be discarded.',
  /** Before a decision about many: some have something written about them. */
  'decision.bulk.unsent_other':
    'You have written something about {{number}} of them that this does not send. It will be discarded.',
  /** Beside a record that another reviewer has claimed. */
  'decision.claim.other': '{{name}} is reviewing this until {{time}}',
  /** Beside a record that the reader has claimed. */
  'decision.claim.own': 'You are reviewing this until {{time}}',
  /** Asked before a colleague’s record is claimed. */
  'decision.confirm.claim': '{{name}} is reviewing this until {{time}}. That ends if you claim it.',
  /** Asked before a colleague’s record is released. */
  'decision.confirm.release':
    '{{name}} is reviewing this until {{time}}. That ends if you release it.',
  /** The record was changed by someone before a decision came. */
  'decision.conflict.changed': 'This was changed after you opened it.',
  /** The record is no longer there. */
  'decision.conflict.gone': 'This is no longer there.',
  /** Button that folds away what changed. */
  'decision.conflict.hide': 'Hide what changed',
  /** Below who decided first: nothing of the reader was sent. */
  'decision.conflict.kept': 'Your decision was not taken.',
  /** Where nothing that has a name changed. */
  'decision.conflict.same': 'No field that is shown here changed.',
  /** Button that shows which fields changed. */
  'decision.conflict.show': 'Show what changed',
  /** Button that shows the record as it is now. */
  'decision.conflict.take': 'Take the new version',
  /** Before a decision: that it cannot be taken back. */
  'decision.consequence.final': 'This cannot be taken back.',
  /** Before something is suspended: how many others disappear with it. */
  'decision.consequence.hidden_one': '{{number}} item disappears with it.',
  /** Before something is suspended: how many others disappear with it. */
  'decision.consequence.hidden_other': '{{number}} items disappear with it.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.approve':
    'What was submitted is accepted and goes live, and each owner is told.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.claim':
    'They are yours to review for 15 minutes, and others see that you are at them.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.feature':
    'They are shown on the home page, in the places that are free; those for which there is none are not.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.hide':
    'They are no longer shown in the shop, and each author is told why.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.mask':
    'Phone numbers, e-mail addresses and links in all of them are blacked out.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.publish': 'They are shown in the shop, where everybody can read them.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.reinstate': 'Their suspensions end: they are live again at once.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.reject':
    'Nothing of what was submitted goes live, and everyone who sent it is told why, in the same words.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.release': 'They go back into the queue, for anyone to review.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.reopen':
    'They go back into the queue, and each owner is told that theirs is looked at again.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.request_changes':
    'They go back to their owners, who are all told the same and can send them again.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.suspend':
    'They disappear from the marketplace at once, until they are reinstated, and each owner is told why.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.unfeature':
    'They leave the home page. Nothing else about them changes.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.approve':
    'What was submitted is accepted and goes live, and its owner is told.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.claim':
    'It is yours to review for 15 minutes, and others see that you are at it.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.feature':
    'It is shown on the home page, in the next place that is free.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.hide': 'It is no longer shown in the shop, and its author is told why.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.mask':
    'Phone numbers, e-mail addresses and links in it are blacked out.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.publish': 'It is shown in the shop, where everybody can read it.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.reinstate': 'Its suspension ends: it is live again at once.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.reject':
    'What was submitted does not go live, and whoever sent it is told why.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.release': 'It goes back into the queue, for anyone to review.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.reopen':
    'It goes back into the queue, and its owner is told that it is looked at again.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.request_changes':
    'It goes back to its owner, who is told what to change and can send it again.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.suspend':
    'It disappears from the marketplace at once, until it is reinstated, and its owner is told why.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.unfeature': 'It leaves the home page. Nothing else about it changes.',
  /** Before a decision, after what happens. */
  'decision.consequence.undo': 'For ten seconds this can be taken back.',
  /** In the row of what the reader has just decided. */
  'decision.decided.approve': 'Approved',
  /** In the row of what the reader has just decided. */
  'decision.decided.feature': 'Featured',
  /** In the row of what the reader has just decided. */
  'decision.decided.hide': 'Hidden',
  /** In the row of what the reader has just decided. */
  'decision.decided.mask': 'Masked',
  /** In the row of what the reader has just decided. */
  'decision.decided.publish': 'Published',
  /** In the row of what the reader has just decided. */
  'decision.decided.reinstate': 'Reinstated',
  /** In the row of what the reader has just decided. */
  'decision.decided.reject': 'Rejected',
  /** In the row of what the reader has just decided. */
  'decision.decided.reopen': 'Reopened',
  /** In the row of what the reader has just decided. */
  'decision.decided.request_changes': 'Changes requested',
  /** In the row of what the reader has just decided. */
  'decision.decided.suspend': 'Suspended',
  /** In the row of what the reader has just decided. */
  'decision.decided.unfeature': 'No longer featured',
  /** Button that leaves a form, a question or a refusal. It is not "Cancel": some decisions are, as that about an order. */
  'decision.dismiss': 'Close',
  /** Said after an approval. */
  'decision.done.approve': '{{name}} was approved.',
  /** Said after a claim. */
  'decision.done.claim': '{{name}} is yours to review.',
  /** Said after an item was featured. */
  'decision.done.feature': '{{name}} is featured.',
  /** Said after a review was hidden. */
  'decision.done.hide': '{{name}} was hidden.',
  /** Said after contact details were blacked out. */
  'decision.done.mask': 'Contact details in {{name}} were masked.',
  /** Said after a review was published. */
  'decision.done.publish': '{{name}} was published.',
  /** Said after a suspension was ended. */
  'decision.done.reinstate': '{{name}} was reinstated.',
  /** Said after a rejection. */
  'decision.done.reject': '{{name}} was rejected.',
  /** Said after a record was given back. */
  'decision.done.release': '{{name}} is back in the queue.',
  /** Said after a record was reopened. */
  'decision.done.reopen': '{{name}} was reopened.',
  /** Said after changes were requested. */
  'decision.done.request_changes': 'The owner of {{name}} was asked for changes.',
  /** Said after a suspension. */
  'decision.done.suspend': '{{name}} was suspended.',
  /** Said after an item was taken out of the featured ones. */
  'decision.done.unfeature': '{{name}} is no longer featured.',
  /** Button that forgets what was written before. */
  'decision.draft.discard': 'Discard',
  /** Above a form that opened with what was written before. */
  'decision.draft.kept': 'Draft kept',
  /** Button that opens the form of a decision that failed. */
  'decision.edit': 'Look at it again',
  /** Error of the form that requests changes. */
  'decision.error.changes':
    'Write a message about a field, or a note of at least {{number}} characters.',
  /** Error of a message about a field. */
  'decision.error.message': 'Write between {{least}} and {{most}} characters.',
  /** Error of a note. */
  'decision.error.noteLong': 'Write at most {{number}} characters.',
  /** Error of a note. */
  'decision.error.noteShort': 'Write at least {{number}} characters.',
  /** Error where no reason is chosen. */
  'decision.error.reason': 'Choose a reason.',
  /** Above the errors of a form. */
  'decision.error.summary': 'This cannot be sent yet',
  /** Error of the day until which something is suspended. */
  'decision.error.until': 'Choose a day after today, at most a year from now.',
  /** Error where failed checks are not waived. */
  'decision.error.waive': 'Waive every failed check, or do not approve.',
  /** Nobody knows whether a decision was taken. */
  'decision.failed': 'We do not know whether this was saved. Trying again decides only once.',
  /** The server's answer was about another record, currency or amount. */
  'decision.foreign':
    'The server answered about another record, currency or amount than you decided on. That counts for nothing.',
  /** Choice of the field that a message is about. */
  'decision.form.field': 'Field',
  /** Button that adds a message about a field. */
  'decision.form.field.add': 'Add a message about a field',
  /** Button that takes a message away. */
  'decision.form.field.remove': 'Remove the message about {{field}}',
  /** Heading of the messages about fields. */
  'decision.form.fields': 'Messages about fields',
  /** A message to the owner about a field. */
  'decision.form.message': 'Message about {{field}}',
  /** A note to the owner. */
  'decision.form.note': 'Note to the owner',
  /** Below a note that must be there. */
  'decision.form.note.least': 'At least {{number}} characters.',
  /** Below a note that may be left out. */
  'decision.form.note.optional': 'May be left empty.',
  /** Field: what is written beside a decision that no owner is told of. */
  'decision.form.note.own': 'Note',
  /** Heading of the message as its owner gets it. */
  'decision.form.preview': 'What the owner reads',
  /** Choice of a reason. */
  'decision.form.reason': 'Reason',
  /** In the choice while none is chosen. */
  'decision.form.reason.placeholder': 'Choose a reason',
  /** Beside the buttons of a form: the keys that do what its button says. {{action}}: the words of the button. @same */
  'decision.form.send': '{{keys}}: {{action}}',
  /** Title of a form: the action, and about what. @same */
  'decision.form.title': '{{action}}: {{name}}',
  /** Day until which something is suspended. */
  'decision.form.until': 'Until',
  /** Below that day. */
  'decision.form.until.description':
    'Without a day it stays suspended until someone reinstates it.',
  /** Heading of the failed checks of an approval. */
  'decision.form.waive': 'Failed checks that you waive',
  /** Box beside a failed check: it is waived. */
  'decision.form.waive.check': 'Waive “{{check}}”',
  /** Who decided first. */
  'decision.happened.approve': '{{actor}} approved this {{ago}}.',
  /** Who decided first. */
  'decision.happened.claim': '{{actor}} claimed this {{ago}}.',
  /** Who decided first. */
  'decision.happened.feature': '{{actor}} featured this {{ago}}.',
  /** Who decided first. */
  'decision.happened.hide': '{{actor}} hid this {{ago}}.',
  /** Who decided first. */
  'decision.happened.mask': '{{actor}} masked this {{ago}}.',
  /** Who decided first. */
  'decision.happened.publish': '{{actor}} published this {{ago}}.',
  /** Who decided first. */
  'decision.happened.reinstate': '{{actor}} reinstated this {{ago}}.',
  /** Who decided first. */
  'decision.happened.reject': '{{actor}} rejected this {{ago}}.',
  /** Who decided first. */
  'decision.happened.release': '{{actor}} released this {{ago}}.',
  /** Who decided first. */
  'decision.happened.reopen': '{{actor}} reopened this {{ago}}.',
  /** Who decided first. */
  'decision.happened.request_changes': '{{actor}} requested changes {{ago}}.',
  /** Who decided first. */
  'decision.happened.suspend': '{{actor}} suspended this {{ago}}.',
  /** Who decided first. */
  'decision.happened.unfeature': '{{actor}} stopped featuring this {{ago}}.',
  /** In place of an age of less than a minute. */
  'decision.justNow': 'just now',
  /** Button that closes a form and forgets what is written. */
  'decision.leave.discard': 'Discard',
  /** Button that closes a form and keeps what is written. */
  'decision.leave.keep': 'Keep as draft',
  /** Below that question. */
  'decision.leave.message':
    'It has not been sent. Kept as a draft, it is there when you open this form again.',
  /** Button that goes on writing. */
  'decision.leave.stay': 'Keep writing',
  /** Question before a form is closed in which something is written. */
  'decision.leave.title': 'Leave what you are writing?',
  /** In a dialog: how much money. */
  'decision.money.amount': 'Amount',
  /** In a dialog: through what money goes. */
  'decision.money.by': 'Through',
  /** In a dialog: who pays. */
  'decision.money.from': 'From',
  /** In a dialog: what an amount is over. */
  'decision.money.limit': 'Over the limit of',
  /** In a dialog: what money is for. */
  'decision.money.lines': 'What it is for',
  /** In a dialog, below the first lines of what money is for. */
  'decision.money.more': 'and {{number}} more',
  /** In a dialog, column: how many pieces. */
  'decision.money.pieces': 'Pieces',
  /** In a dialog: who is paid. */
  'decision.money.to': 'To',
  /** In a dialog: what costs something else here, and why, which follows. */
  'decision.money.usually': 'Usually {{price}}:',
  /** A decision could not be taken back. */
  'decision.notUndone': 'The decision about {{name}} could not be taken back.',
  /** A decision was begun without a network. */
  'decision.offline': 'You are offline. Nothing can be decided now.',
  /** In a row: why a decision about many did not reach it. */
  'decision.outcome.conflict': 'Someone else decided first.',
  /** In a row: its part of a decision about many got no answer. */
  'decision.outcome.failed': 'No answer: perhaps decided.',
  /** In a row: why a decision about many did not reach it. */
  'decision.outcome.forbidden': 'You may not decide this.',
  /** In a row, and in the report: its reader has left it out of a decision about many. */
  'decision.outcome.leftOut': 'Left out.',
  /** In a row, after what came first: it is not decided about again with the others. */
  'decision.outcome.look': 'Look at it before you decide.',
  /** In a row: it was decided, and not taken back. */
  'decision.outcome.notUndone': 'Not taken back.',
  /** In a row: why a decision about many did not reach it. */
  'decision.outcome.not_eligible': 'Not all of its checks passed. Decide about it by itself.',
  /** In a row: why a decision about many did not reach it. */
  'decision.outcome.not_found': 'No longer there.',
  /** In a row: taking it back got no answer. */
  'decision.outcome.perhapsUndone': 'Perhaps taken back.',
  /** In a row: its part of a decision about many was refused. */
  'decision.outcome.refused': 'Not decided.',
  /** In a row: why a decision about many did not reach it. */
  'decision.outcome.stale': 'Changed meanwhile.',
  /** In a row: a decision about many was stopped before it. */
  'decision.outcome.stopped': 'Not sent.',
  /** Taking a decision back got no answer, and the record cannot be read. */
  'decision.perhapsUndone': 'It is not known whether the decision about {{name}} was taken back.',
  /** Begins the message to an owner whose record was approved. */
  'decision.preview.approve': '“{{name}}” was approved.',
  /** Begins the message to the author of a review that was hidden. */
  'decision.preview.hide': '“{{name}}” is no longer shown.',
  /** The reason in a message to an owner. */
  'decision.preview.reason': 'Reason: {{reason}}.',
  /** Begins the message to an owner whose record was rejected. */
  'decision.preview.reject': '“{{name}}” was not accepted.',
  /** Begins the message to an owner whose record was reopened. */
  'decision.preview.reopen': 'We are looking at “{{name}}” again.',
  /** Begins the message to an owner who has to change something. */
  'decision.preview.request_changes': '“{{name}}” cannot be approved yet. Please change:',
  /** Begins the message to an owner whose record was suspended. */
  'decision.preview.suspend': '“{{name}}” is suspended.',
  /** The end of a suspension in a message to an owner. */
  'decision.preview.until': 'Until {{date}}.',
  /** A decision was refused and the server says no more. */
  'decision.refused.forbidden': 'Your role does not allow this.',
  /** A decision was refused and the server says no more. */
  'decision.refused.invalid': 'The server cannot accept this. Nothing was decided.',
  /** A decision was not sent for want of a network. */
  'decision.refused.offline': 'You are offline. This was not sent.',
  /** Too many decisions; how long to wait stands below. */
  'decision.refused.rateLimited': 'Too many decisions in a short time: this was not taken.',
  /** Why a decision could not be taken back. */
  'decision.refused.undoExpired': 'It is too late to take this back.',
  /** Why a decision could not be taken back. */
  'decision.refused.undoSuperseded': 'Something else was decided since.',
  /** Beside a decision that the server put off: seconds, counted down. */
  'decision.refused.wait': 'It can be tried again in {{number}} s.',
  /** In a row, and in the report: it was tried and came to nothing. */
  'decision.result.failed': 'Failed',
  /** Notice: what came of what was done to {{name}}, where it is not done. @same */
  'decision.result.of': '{{name}}: {{result}}',
  /** In a row, and in the report: it was sent, and nobody knows yet what came of it. */
  'decision.result.unknown': 'Being checked',
  /** What came of something, and why. @same */
  'decision.result.why': '{{word}}: {{why}}',
  /** Button that sends a decision again that got no answer. */
  'decision.retry': 'Try again',
  /** Below that a decision could not be taken back, where the server gives no reason. */
  'decision.stands': 'It stands as it was decided.',
  /** Button of the snackbar after a decision, and in the history. */
  'decision.undo': 'Undo',
  /** A decision was taken back. */
  'decision.undone': 'The decision about {{name}} was taken back.',
  /** Before a decision: something is written for another one. */
  'decision.unsent': 'What you wrote for “{{action}}” is not sent with this and will be discarded.',
  /** In a field that finds something while one types: the answer is on its way; only read aloud. */
  'find.busy': 'Searching',
  /** In a field that finds something while one types; a button tries again. */
  'find.failed': 'The search did not work.',
  /** Error of a choice that is not among the options. */
  'form.error.choice': 'Choose one of these.',
  /** Error of an email address. */
  'form.error.email': 'This is not an email address.',
  /** Error of a text that is not written as agreed, such as a code. */
  'form.error.format': 'This is not written as it has to be.',
  /** Error of a number, or of how many were added. */
  'form.error.least': 'At least {{number}}.',
  /** Error of a number. */
  'form.error.less': 'Less than {{number}}.',
  /** Error of a number. */
  'form.error.more': 'More than {{number}}.',
  /** Error of a number, or of how many were added. */
  'form.error.most': 'At most {{number}}.',
  /** Error of a number or an amount: letters, or more decimals than the currency has. */
  'form.error.number': 'This is not a number that can be used here.',
  /** In the list of errors above a form: the label of a field and what is wrong with it. @same */
  'form.error.of': '{{field}}: {{message}}',
  /** Error of a field where no other words fit. */
  'form.error.other': 'This cannot be accepted.',
  /** Error of a field that was left empty. */
  'form.error.required': 'Fill this in.',
  /** Error of a number that may only be a multiple of another. */
  'form.error.step': 'Only multiples of {{number}}.',
  /** Over a form: something is wrong in a field that is not on the screen. */
  'form.error.unseen': 'Something that is not shown here is missing or wrong.',
  /** Error of a web address. */
  'form.error.url': 'This is not a web address.',
  /** Error of a number with decimals. */
  'form.error.whole': 'Write a whole number.',
  /** Below a form: nobody knows whether it was saved. */
  'form.failed':
    'We do not know whether this was saved. Sending it again as it is saves it only once.',
  /** Below a form: someone else came first. */
  'form.refused.changed':
    'Someone changed this after you opened it. Nothing was saved; what you wrote is still here.',
  /** Below a form that was refused. */
  'form.refused.forbidden': 'Your role does not allow this. Nothing was saved.',
  /** Below a form that the console sent wrongly; a request id follows. */
  'form.refused.incomplete':
    'The console left something out. Nothing was saved; tell whoever runs it.',
  /** Above a form that was refused where the server says no more. */
  'form.refused.invalid': 'The server cannot accept this. Nothing was saved.',
  /** Below a form; how long to wait stands below. */
  'form.refused.rateLimited': 'Too much was sent in a short time: this was not saved.',
  /** Below a form that is saved while it is written: when it was last. */
  'form.saved.at': 'Saved {{time}}',
  /** Below a form that is saved while it is written; it is tried again by itself. */
  'form.saved.failed': 'Not saved yet. What you wrote is kept in this tab; saving is tried again.',
  /** Below a form that is saved while it is written: somebody has deleted or sent it. */
  'form.saved.gone':
    'This draft is gone: it was sent or deleted elsewhere. What you wrote is still here.',
  /** Button below a form that was changed in another tab: what stands here counts. */
  'form.saved.keep': 'Keep what stands here',
  /** Below a form that is saved while it is written; two buttons say which version counts. */
  'form.saved.outdated':
    'This draft was changed elsewhere. Nothing of what you wrote here is lost.',
  /** Below a form while it is saved. */
  'form.saved.saving': 'Saving…',
  /** The button of a form while it is sent, for screen readers. */
  'form.sending': 'Sending',
  /** Why a button cannot be pressed. */
  'hindrance.changes_missing': 'It is not said yet what has to change.',
  /** Why a button cannot be pressed. */
  'hindrance.checks_failed': 'A required check failed. An administrator can waive it.',
  /** Why a button cannot be pressed. */
  'hindrance.claimed': 'Someone else is reviewing this.',
  /** Why a button cannot be pressed: a colleague has claimed the record. */
  'hindrance.claimed.by': '{{name}} is reviewing this.',
  /** Why a button cannot be pressed. */
  'hindrance.hidden_by_business': 'Its business is suspended.',
  /** Why a button cannot be pressed. */
  'hindrance.not_claimer': 'Only who has claimed it can give it back.',
  /** Why a button cannot be pressed. */
  'hindrance.note_missing': 'A note is missing.',
  /** Why a button cannot be pressed. */
  'hindrance.own_submission': 'You have submitted this yourself.',
  /** Why a button cannot be pressed. */
  'hindrance.reason_missing': 'A reason is missing.',
  /** Why a button cannot be pressed. */
  'hindrance.slot_taken': 'The place is taken.',
  /** Why a button cannot be pressed. */
  'hindrance.stale_revision': 'The owner has sent a newer version.',
  /** Why a button cannot be pressed. */
  'hindrance.wrong_status': 'Its present status does not allow this.',
  /** Cross of the dialog that chooses columns. */
  'index.columns.close': 'Close',
  /** Button of the dialog that chooses columns; the list has followed already. */
  'index.columns.done': 'Done',
  /** Button: shows a column one place later. */
  'index.columns.down': 'Move {{title}} down',
  /** Button in the dialog that chooses columns: the column stays even where the table is then wider than its room. */
  'index.columns.keep': 'Show {{title}} even where there is no room',
  /** Beside a column in the dialog that chooses them: it is chosen, but not shown, since there is no room for it. */
  'index.columns.noRoom': 'No room',
  /** Button: the column that was told to stay leaves again where there is no room for it. */
  'index.columns.release': 'Let {{title}} leave where there is no room',
  /** Button: back to the columns that the list begins with. */
  'index.columns.reset': 'Reset',
  /** Title of the dialog that chooses columns. */
  'index.columns.title': 'Columns',
  /** Button: shows a column one place earlier. */
  'index.columns.up': 'Move {{title}} up',
  /** Menu of a list: rows of 32 px. */
  'index.density.compact': 'Compact',
  /** Menu of a list: rows of 40 px. */
  'index.density.regular': 'Regular',
  /** Menu of a list: rows of 52 px. */
  'index.density.relaxed': 'Relaxed',
  /** A list that has no rows at all; what to do next stands below. */
  'index.empty.title': 'Nothing here',
  /** A view that has no rows, where the list has some. */
  'index.emptyView.message': 'The other views may have some.',
  /** A view that has no rows. */
  'index.emptyView.title': 'Nothing in “{{view}}”',
  /** Export: the choice of every row that matches. */
  'index.export.all_one': 'The {{number}} that matches',
  /** Export: the choice of every row that matches. */
  'index.export.all_other': 'All {{number}} that match',
  /** Cross of the export dialog. */
  'index.export.close': 'Close',
  /** Head of the column of codes beside a column of words in a CSV file. */
  'index.export.code': '{{title}}, code',
  /** Export: over the choice of columns. */
  'index.export.columns': 'Columns',
  /** Head of the column beside an amount in a CSV file. */
  'index.export.currency': '{{title}}, currency',
  /** Notice: a file was saved. */
  'index.export.done_one': '{{number}} row saved as a file.',
  /** Notice: a file was saved. */
  'index.export.done_other': '{{number}} rows saved as a file.',
  /** Export: the choice of every column there is. */
  'index.export.every': 'All {{number}} columns',
  /** Export: the rows could not be read. */
  'index.export.failed': 'The rows could not be read. Nothing was saved; try again.',
  /** Export: the choice of the rows that are shown. */
  'index.export.page_one': 'The {{number}} row on this page',
  /** Export: the choice of the rows that are shown. */
  'index.export.page_other': 'The {{number}} rows on this page',
  /** Export: how many rows were read. */
  'index.export.progress': '{{done}} of {{total}}',
  /** Export: over the choice of rows. */
  'index.export.rows': 'Rows',
  /** Export: what is under way. */
  'index.export.running': 'Reading the rows…',
  /** Button: saves the file. */
  'index.export.save': 'Save CSV',
  /** Export: the choice of the ticked rows. */
  'index.export.selection_one': 'The {{number}} selected row',
  /** Export: the choice of the ticked rows. */
  'index.export.selection_other': 'The {{number}} selected rows',
  /** Export: the choice of the columns that are shown. */
  'index.export.shown': 'The {{number}} columns that are shown',
  /** Button: reads no further rows and saves nothing. */
  'index.export.stop': 'Stop',
  /** Head of the column of one currency of several in a CSV file: Value, 30 days, KES. @same */
  'index.export.sum': '{{title}}, {{currency}}',
  /** Title of the dialog that saves rows as a file. */
  'index.export.title': 'Save as CSV',
  /** A list that could not be read. */
  'index.failed.message': 'Something went wrong on the way. Your filters were kept.',
  /** Button: reads the list again. */
  'index.failed.retry': 'Retry',
  /** A list that could not be read. */
  'index.failed.title': 'The list could not be read',
  /** Button: the filters that are used less. */
  'index.filters.add': 'Add filter',
  /** Names the filters that are on. */
  'index.filters.applied': 'Filters that are on',
  /** A filter that is on, and its values. @same */
  'index.filters.chip': '{{title}}: {{what}}',
  /** Button that empties the search and takes every filter away. */
  'index.filters.clear': 'Clear filters',
  /** A filter that is on: from a day on. */
  'index.filters.day.from': 'from {{from}}',
  /** A filter that is on: up to a day. */
  'index.filters.day.to': 'to {{to}}',
  /** Field: finds a value or a record to filter by. */
  'index.filters.find': 'Find',
  /** No record has such a name. */
  'index.filters.none': 'No match',
  /** A filter that is on: a number or an amount, and what is more. */
  'index.filters.number.from': 'from {{from}}',
  /** A filter that is on: a number or an amount, and what is less. */
  'index.filters.number.to': 'to {{to}}',
  /** A filter that is on: from a day or a number to another. @same */
  'index.filters.range': '{{from}} – {{to}}',
  /** Button: takes a filter away. */
  'index.filters.remove': 'Remove the filter {{title}}',
  /** When the rows were read. */
  'index.header.asOf': 'as of {{time}}',
  /** After the number of rows of a list that is sorted by amounts. */
  'index.header.byAmount': 'sorted within each currency',
  /** The rows could not be read again; those of that time are shown. */
  'index.header.old': 'Could not refresh, showing {{time}}',
  /** Button: reads the rows again. */
  'index.header.refresh': 'Refresh',
  /** The rows are being read again. */
  'index.header.refreshing': 'Refreshing',
  /** A list that cannot be asked for in this way. */
  'index.invalid.message':
    'The server does not accept a filter, the search or the order in this address.',
  /** A list that cannot be asked for in this way. */
  'index.invalid.title': 'The list cannot be asked for like this',
  /** Sheet of keys: what A does in a list. */
  'index.keys.approve': 'Approve or publish',
  /** Sheet of keys: what Home and End do in a list. */
  'index.keys.ends': 'First, last row',
  /** Sheet of keys: what E does in a list. */
  'index.keys.export': 'Save as CSV',
  /** Sheet of keys: what Shift with an arrow does in a list. */
  'index.keys.extend': 'Extend the selection',
  /** Sheet of keys: what F does in a list. */
  'index.keys.filter': 'Filters',
  /** Sheet of keys: what Enter and O do in a list. */
  'index.keys.open': 'Open the record',
  /** Sheet of keys: what left and right do in a list. */
  'index.keys.page': 'Previous, next page',
  /** Sheet of keys: what P does in a list. */
  'index.keys.preview': 'Preview',
  /** Sheet of keys: what R does in a list. */
  'index.keys.reject': 'Reject',
  /** Sheet of keys: what C does in a list. */
  'index.keys.requestChanges': 'Request changes',
  /** Sheet of keys: what the arrows do in a list. */
  'index.keys.row': 'Previous, next row',
  /** Sheet of keys: what J and K do in a list. */
  'index.keys.rowLetters': 'Next, previous row',
  /** Sheet of keys: what / does in a list. */
  'index.keys.search': 'Search',
  /** Sheet of keys: what Ctrl with Enter does in the form of a decision. */
  'index.keys.send': 'Send what is written',
  /** Sheet of keys: what Space does in a list. */
  'index.keys.tick': 'Select the row',
  /** Sheet of keys: what Ctrl with A does in a list. */
  'index.keys.tickPage': 'Select the page',
  /** Sheet of keys: over the keys of a list. */
  'index.keys.title': 'In a list',
  /** Sheet of keys: what Z does in a list. */
  'index.keys.undo': 'Undo the last decision',
  /** Sheet of keys: what V does in a list. */
  'index.keys.views': 'Views',
  /** Menu of a list: which columns are shown. */
  'index.menu.columns': 'Columns…',
  /** Menu of a list: over how high its rows are. */
  'index.menu.density': 'Density',
  /** Menu of a list: saves rows as a file. */
  'index.menu.export': 'Save as CSV…',
  /** Button: what can be done with the list as a whole. */
  'index.menu.label': 'More about this list',
  /** Menu of a list on small screens: over what it is sorted by. */
  'index.menu.sort': 'Sort by',
  /** Over the rows: others have come and wait to be shown. */
  'index.news.added_one': '{{number}} new',
  /** Over the rows: others have come and wait to be shown. */
  'index.news.added_other': '{{number}} new',
  /** Over the rows: some no longer belong to the list. */
  'index.news.gone_one': '{{number}} has left the list',
  /** Over the rows: some no longer belong to the list. */
  'index.news.gone_other': '{{number}} have left the list',
  /** Over the rows: shows the list as it is now. */
  'index.news.show': 'show',
  /** Nothing matches; what excludes everything is listed below. */
  'index.noMatch.message': 'Nothing matches all of this:',
  /** Search and filters leave nothing over. */
  'index.noMatch.title': 'No match',
  /** A list that the server does not have. */
  'index.notFound.message': 'Trying again will not help. Tell whoever runs this console.',
  /** A list that the server does not have. */
  'index.notFound.title': 'The server does not know this list',
  /** A list that cannot be read without a network. */
  'index.offline.message': 'The list is read as soon as there is a network again.',
  /** A list that cannot be read without a network. */
  'index.offline.title': 'You are offline',
  /** Names the controls that page through a list. */
  'index.pages.label': 'Pages',
  /** Button: the next page. */
  'index.pages.next': 'Next page',
  /** Behind the field with the number of the page. */
  'index.pages.of': 'of {{last}}',
  /** Before the field with the number of the page. */
  'index.pages.page': 'Page',
  /** Button: the page before. */
  'index.pages.previous': 'Previous page',
  /** Which rows of how many are shown. */
  'index.pages.range': '{{from}}–{{to}} of {{total}}',
  /** Before the choice of how many rows a page has. */
  'index.pages.size': 'Rows per page',
  /** In the place of a part of a list, such as the editor of a filter, whose code could not be fetched. */
  'index.part.missing': 'This could not be loaded.',
  /** Button beside it. */
  'index.part.retry': 'Try again',
  /** Cross of the preview. */
  'index.preview.close': 'Close the preview',
  /** Names the preview beside a list. */
  'index.preview.label': 'Preview',
  /** Button of the preview: the next row. */
  'index.preview.next': 'Next',
  /** Link of the preview: to the record’s own screen. */
  'index.preview.open': 'Open the record',
  /** Which row of the page is in the preview. */
  'index.preview.place': '{{place}} of {{total}}',
  /** Button of the preview: the row before. */
  'index.preview.previous': 'Previous',
  /** Title of the preview while its record is read. */
  'index.preview.reading': 'Reading…',
  /** Where nothing matches: what was searched for, among the filters. @same */
  'index.quoted': '“{{text}}”',
  /** A range that ends before it begins. */
  'index.range.backward': 'This comes before the beginning.',
  /** Field: the currency of a range of amounts; not seen, said by screen readers. */
  'index.range.currency': 'Currency',
  /** Field: where a range begins. */
  'index.range.from': 'From',
  /** Field: where a range ends. */
  'index.range.to': 'To',
  /** Button: back to where the reader came from. */
  'index.refused.back': 'Back',
  /** A list that the reader may not see. */
  'index.refused.title': 'This list is not open to you',
  /** What the copy button says once it has copied. */
  'index.requestId.copied': 'Copied',
  /** Button: copies the id of a call that failed. */
  'index.requestId.copy': 'Copy',
  /** Before the id of a call that failed. */
  'index.requestId.label': 'Request id',
  /** A chip at a row that somebody else has just changed: claimed, decided, written. */
  'index.row.changedBy': 'Changed by {{actor}}',
  /** Button at the end of a row: what can be done with it. */
  'index.row.menu': 'Actions for {{name}}',
  /** Box at the beginning of a row. */
  'index.row.tick': 'Select {{name}}',
  /** Names what can be decided about a row in its menu. */
  'index.rowMenu.decisions': 'Decide',
  /** Menu of a row: goes to the record. */
  'index.rowMenu.open': 'Open',
  /** Names where the menu of a row leads. */
  'index.rowMenu.places': 'Go to',
  /** Menu of a row: shows it beside the list. */
  'index.rowMenu.preview': 'Preview',
  /** Button: saves no view. */
  'index.save.cancel': 'Cancel',
  /** Below the name of a view. */
  'index.save.description': 'Only you see it. At most 40 characters.',
  /** A view that could not be saved. */
  'index.save.failed': 'The view could not be saved. Try again.',
  /** A view without a name. */
  'index.save.missing': 'Give it a name.',
  /** Field: the name of a view. */
  'index.save.name': 'Name',
  /** Title of the dialog that gives a view another name. */
  'index.save.rename': 'Rename the view',
  /** The name of a view is that of another: it is asked whether that one is to be replaced. */
  'index.save.replace':
    'You have a view of this name already. Choose another name, or replace that view.',
  /** Button: saves a view in place of the one of that name. */
  'index.save.replaceIt': 'Replace it',
  /** Button: saves a view. */
  'index.save.save': 'Save',
  /** A view is being saved. */
  'index.save.saving': 'Saving',
  /** A view cannot have the name of another. */
  'index.save.taken': 'You have a view of this name already. Choose another name.',
  /** Title of the dialog that saves a view. */
  'index.save.title': 'Save the view',
  /** Button: empties the search. */
  'index.search.clear': 'Clear the search',
  /** Field: searches the list. */
  'index.search.label': 'Search this list',
  /** Button: selects every row that matches, on all pages. */
  'index.selection.all_one': 'Select the {{number}} that matches',
  /** Button: selects every row that matches, on all pages. */
  'index.selection.all_other': 'Select all {{number}} that match',
  /** Button: selects nothing. */
  'index.selection.clear': 'Clear the selection',
  /** How many rows are selected; also announced. */
  'index.selection.count_one': '{{number}} selected',
  /** How many rows are selected; also announced. */
  'index.selection.count_other': '{{number}} selected',
  /** Why a button cannot be pressed: what it leads to takes more records than are selected. */
  'index.selection.least': 'Select at least {{number}} records.',
  /** Why a button cannot be pressed: what it leads to takes the selected records one by one. */
  'index.selection.most': 'Select at most {{number}} records by themselves.',
  /** Names the column with the menus of rows. */
  'index.table.actions': 'Actions',
  /** Names the column with the buttons of what comes next for each row: "Confirm", "Dispatch". */
  'index.table.nextStep': 'Next step',
  /** Box in the header of a list. */
  'index.table.tickPage': 'Select this page',
  /** Below the rows of a page: why others are missing. What was unknown stands behind it, for whoever runs the console. */
  'index.unread.why':
    'The server sent something that this console does not know. Tell whoever runs it:',
  /** Below the rows of a page: one could not be read. */
  'index.unread_one': '{{number}} of {{total}} records could not be read and is not shown.',
  /** Below the rows of a page: so many could not be read. */
  'index.unread_other': '{{number}} of {{total}} records could not be read and are not shown.',
  /** Menu of a view that the reader saved. */
  'index.views.delete': 'Delete',
  /** Notice: a view was deleted. */
  'index.views.deleted': 'The view “{{name}}” was deleted.',
  /** Names the views of a list. */
  'index.views.label': 'Views',
  /** Button beside a view that the reader saved. */
  'index.views.menu': 'Options of “{{name}}”',
  /** Notice: a view could not be deleted. */
  'index.views.notDeleted': 'The view “{{name}}” could not be deleted.',
  /** Notice: deleting a view could not be undone. */
  'index.views.notRestored': 'The view “{{name}}” could not be brought back.',
  /** Menu of a view that the reader saved. */
  'index.views.rename': 'Rename…',
  /** Button: keeps search, filters and sort under a name. */
  'index.views.save': 'Save view',
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
  /** Too much was asked of the server; it is asked again by itself. {{when}}: "in 2 minutes". */
  'limited.again': 'The server asks for a pause. This is read again {{when}}.',
  /** Too much was asked of the server, too often or for very long; the button asks it again. {{when}}: "in 2 hours". */
  'limited.later': 'The server asks for a pause. It can be asked again {{when}}, with the button.',
  /** Too much was asked of the server, several times; the pause it asked for is over, and the button asks it again. */
  'limited.now': 'The server has asked for a pause several times. Try again when you wish.',
  /** Too much was asked of the server. */
  'limited.title': 'Too many calls at once',
  /** Card: records before anything is searched for. */
  'lookup.first': 'First records',
  /** Card: records that the search has found. */
  'lookup.found': 'Results',
  /** Below the title of the screen that finds a record. */
  'lookup.message': 'This address names no record. Search for one, or open one of those below.',
  /** No record was found. */
  'lookup.none': 'No match. Try another name or number.',
  /** Field: what to search records for. */
  'lookup.search': 'Name or number',
  /** Title of the screen that finds a record, where the address names none. */
  'lookup.title': 'Find a record',
  /** Mail, to-do, contacts, chat: closes the drawer of folders and labels. */
  'masterDetail.sidebar.close': 'Close',
  /** Mail, to-do, contacts, chat: said beside the list where the address names a record that there is not. */
  'masterDetail.unknown.message':
    'It may have been deleted, or its address is not complete. The list is as it was.',
  /** Mail, to-do, contacts, chat: title where the address names a record that there is not. */
  'masterDetail.unknown.title': 'There is nothing at this address',
  /** A reason for rejecting or suspending. */
  'reason.document_expired': 'A document has expired',
  /** A reason for rejecting or suspending. */
  'reason.document_unreadable': 'A document cannot be read',
  /** A reason for rejecting or suspending. */
  'reason.duplicate_record': 'It exists already',
  /** A reason for rejecting or suspending. */
  'reason.fraud_suspected': 'Fraud is suspected',
  /** A reason for rejecting or suspending. */
  'reason.identity_mismatch': 'The identity does not match',
  /** A reason for rejecting or suspending. */
  'reason.incomplete_documents': 'Documents are missing',
  /** A reason for rejecting or suspending. */
  'reason.licence_required': 'A licence is needed',
  /** A reason for rejecting or suspending. */
  'reason.misleading_content': 'The content misleads',
  /** A reason for rejecting or suspending that needs a note. */
  'reason.other': 'Another reason',
  /** A reason for rejecting or suspending. */
  'reason.outside_area': 'Outside the area we serve',
  /** A reason for rejecting or suspending. */
  'reason.owner_request': 'The owner asked for it',
  /** A reason for rejecting or suspending. */
  'reason.policy_breach': 'It breaks the rules of the marketplace',
  /** A reason for rejecting or suspending. */
  'reason.poor_images': 'The pictures are too poor',
  /** A reason for rejecting or suspending. */
  'reason.price_unrealistic': 'The price is not realistic',
  /** A reason for rejecting or suspending. */
  'reason.prohibited_item': 'It may not be sold here',
  /** A reason for rejecting or suspending. */
  'reason.wrong_category': 'The category is wrong',
  /** Where there are no accounts. */
  'record.accounts.empty': 'There is no account yet.',
  /** Heading of the accounts that an owner is paid to. */
  'record.accounts.title': 'Accounts for payouts',
  /** State of an account: nobody has verified whose it is. */
  'record.accounts.unverified': 'Not verified',
  /** State of an account: it was verified whose it is. */
  'record.accounts.verified': 'Verified',
  /** Switch beside the decision bar. */
  'record.advance': 'Go on to the next after a decision',
  /** Button beside a field: writes a message to the owner about it. */
  'record.ask': 'Ask about “{{field}}”',
  /** Button that attaches a message about a field. */
  'record.ask.attach': 'Attach',
  /** Beside the decision bar: how many messages about fields will be in the request for changes. */
  'record.ask.attached_one': '{{number}} message attached',
  /** Beside the decision bar: how many messages about fields will be in the request for changes. */
  'record.ask.attached_other': '{{number}} messages attached',
  /** Heading of the messages that the owner was asked to follow. */
  'record.asked.title': 'Changes requested of the owner',
  /** Fact: how often it was submitted. */
  'record.attempt': 'Attempt',
  /** Read out for the way back to the list. */
  'record.breadcrumbs': 'The way to this record',
  /** Button of the pages in the middle of that way. */
  'record.breadcrumbs.more': 'More',
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
  /** Tooltip of the copy button after it was pressed. */
  'record.copied': 'Copied',
  /** Button that copies the identifier of a record. */
  'record.copyId': 'Copy the identifier',
  /** Read out before a new value. */
  'record.diff.after': 'New value',
  /** Read out before an old value. */
  'record.diff.before': 'Old value',
  /** Where an update changes nothing. */
  'record.diff.empty': 'This update changes nothing.',
  /** In place of a value that is empty. */
  'record.diff.none': 'Empty',
  /** Heading of what an update changes. */
  'record.diff.title': 'What the update changes',
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
  /** In the history. */
  'record.event.approval.approved': 'Approved',
  /** In the history. */
  'record.event.approval.changes_requested': 'Changes requested',
  /** In the history. */
  'record.event.approval.claimed': 'Claimed',
  /** In the history. */
  'record.event.approval.reinstated': 'Reinstated',
  /** In the history. */
  'record.event.approval.rejected': 'Rejected',
  /** In the history. */
  'record.event.approval.released': 'Given back',
  /** In the history. */
  'record.event.approval.reopened': 'Reopened',
  /** In the history. */
  'record.event.approval.resubmitted': 'Submitted again',
  /** In the history. */
  'record.event.approval.submitted': 'Submitted',
  /** In the history. */
  'record.event.approval.suspended': 'Suspended',
  /** In the history. */
  'record.event.approval.undone': 'Decision taken back',
  /** In the history. */
  'record.event.approval.update_approved': 'Update approved',
  /** In the history. */
  'record.event.approval.update_changes_requested': 'Changes to the update requested',
  /** In the history. */
  'record.event.approval.update_rejected': 'Update rejected',
  /** In the history. */
  'record.event.approval.update_submitted': 'Update submitted',
  /** In the history. */
  'record.event.approval.update_withdrawn': 'Update withdrawn',
  /** In the history. */
  'record.event.approval.withdrawn': 'Withdrawn',
  /** In the history. */
  'record.event.featured.featured': 'Featured',
  /** In the history. */
  'record.event.featured.scheduled': 'Scheduled to be featured',
  /** In the history. */
  'record.event.featured.undone': 'Decision taken back',
  /** In the history. */
  'record.event.featured.unfeatured': 'No longer featured',
  /** In the history: something without words of its own. */
  'record.event.other': 'Changed',
  /** In the history. */
  'record.event.review.hidden': 'Hidden',
  /** In the history. */
  'record.event.review.masked': 'Contact details masked',
  /** In the history. */
  'record.event.review.published': 'Published',
  /** In the history. */
  'record.event.review.rejected': 'Rejected',
  /** In the history. */
  'record.event.review.reported': 'Reported by a reader',
  /** In the history. */
  'record.event.review.submitted': 'Written',
  /** In the history. */
  'record.event.review.undone': 'Decision taken back',
  /** Where a record cannot be read. */
  'record.failed.message': 'The server did not answer as it should. Try again.',
  /** Where a record cannot be read. */
  'record.failed.title': 'This record could not be read',
  /** Read out for the pictures of a record. */
  'record.gallery': 'Pictures',
  /** Where a record has no pictures. */
  'record.gallery.empty': 'There are no pictures.',
  /** Name of a small picture that shows itself large. */
  'record.gallery.picture': 'Picture {{place}} of {{total}}',
  /** Button over pictures that are hidden because they may be unsafe. */
  'record.gallery.unveil': 'Show the pictures',
  /** Banner: its business is suspended. */
  'record.hidden':
    'Hidden from the marketplace, because its business is suspended. Its own status stays as it is.',
  /** Choice of what the history shows. */
  'record.history.all': 'Everything',
  /** Choice of what the history shows. */
  'record.history.decisions': 'Decisions',
  /** Where the history has nothing of the chosen kind. */
  'record.history.empty': 'Nothing of this kind has happened.',
  /** Where the history cannot be read. */
  'record.history.failed': 'The history could not be read.',
  /** Name of that choice. */
  'record.history.filter': 'Show',
  /** Name of the time of an event, a link to it. */
  'record.history.link': 'Link to this event, {{time}}',
  /** Choice of what the history shows. */
  'record.history.others': 'Owner and system',
  /** Tab and heading of what happened to a record. */
  'record.history.title': 'History',
  /** What someone proves to be who they are with. */
  'record.idType.alien_id': 'Foreigner’s card',
  /** What someone proves to be who they are with. */
  'record.idType.national_id': 'National identity card',
  /** What someone proves to be who they are with. */
  'record.idType.passport': 'Passport',
  /** Fact of a refusal or a dispute: when it was said. */
  'record.judgement.at': 'When',
  /** Fact of a refusal or a dispute: who said it. */
  'record.judgement.by': 'By',
  /** Fact of a refusal or a dispute: what was written of it. */
  'record.judgement.note': 'Note',
  /** Fact of a refusal or a dispute: why. */
  'record.judgement.reason': 'Reason',
  /** Sheet of keys: what A does on a record. */
  'record.keys.approve': 'Approve or publish',
  /** Sheet of keys: what B does on a record. */
  'record.keys.back': 'Back to the list',
  /** Sheet of keys: what T does on a record. */
  'record.keys.history': 'History',
  /** Sheet of keys: what the full stop does on a record. */
  'record.keys.more': 'More actions',
  /** Sheet of keys: what J and N do on a record. */
  'record.keys.next': 'Next record',
  /** Sheet of keys: what K does on a record. */
  'record.keys.previous': 'Previous record',
  /** Sheet of keys: what R does on a record. */
  'record.keys.reject': 'Reject',
  /** Sheet of keys: what C does on a record. */
  'record.keys.requestChanges': 'Request changes',
  /** Sheet of keys: what Ctrl with Enter does in the form of a decision. */
  'record.keys.send': 'Send what is written',
  /** Sheet of keys: what the brackets do on a record. */
  'record.keys.tabs': 'Previous, next tab',
  /** Sheet of keys: over the keys of a record. */
  'record.keys.title': 'On a record',
  /** Sheet of keys: what Z does on a record. */
  'record.keys.undo': 'Undo the last decision',
  /** Fact: what was submitted. */
  'record.kind': 'Submission',
  /** Said after a decision about the last record of a list. */
  'record.last': 'That was the last one in this list.',
  /** Banner: the record has changed while it was looked at. */
  'record.newer': 'This has changed since you opened it. What you see is the version before.',
  /** Button: the next record of the list. */
  'record.next': 'Next in the list',
  /** Where there is no such record. */
  'record.notFound.message': 'It was removed, or you may not see it.',
  /** Where there is no such record. */
  'record.notFound.title': 'There is no such record',
  /** Where a record cannot be read for want of a network. */
  'record.offline.message': 'It is read as soon as the network is back.',
  /** Where a record cannot be read for want of a network. */
  'record.offline.title': 'You are offline',
  /** In place of a picture or a scanned document. */
  'record.picture.failed': 'This picture could not be shown.',
  /** Link in place of a picture: opens it in a new tab. */
  'record.picture.open': 'Open it in a new tab',
  /** Below "This picture could not be shown": where it comes from. */
  'record.picture.why':
    '{{host}} does not answer, or is not among the hosts that this console shows pictures from.',
  /** Where a record stands in the list it came from. */
  'record.place': '{{place}} of {{total}}',
  /** In place of something that could not be read. */
  'record.preview.failed': 'This could not be read',
  /** Button: the record before in the list. */
  'record.previous': 'Previous in the list',
  /** Button: opens the browser's dialog that prints what is shown. */
  'record.print': 'Print',
  /** Above what is printed: the records that have no such paper. */
  'record.print.none': 'Not printed, because they have none: {{names}}',
  /** The button that prints, for screen readers, while the records are read. */
  'record.print.reading': 'Reading',
  /** Above what is printed of several records. */
  'record.print.unread_one': '{{number}} record could not be read and is missing below.',
  /** Above what is printed of several records. */
  'record.print.unread_other': '{{number}} records could not be read and are missing below.',
  /** Where a record may not be read. */
  'record.refused.title': 'You may not see this',
  /** Heading of links to other records. */
  'record.related': 'Related',
  /** Before the number of a call that failed. */
  'record.requestId': 'Request',
  /** After that number was copied. */
  'record.requestId.copied': 'Copied',
  /** Button that copies that number. */
  'record.requestId.copy': 'Copy',
  /** Button that reads a record again. */
  'record.retry': 'Try again',
  /** Fact: who has claimed it. */
  'record.reviewer': 'Reviewer',
  /** Heading of a record's status. */
  'record.status': 'Status',
  /** Heading of the facts of what waits. */
  'record.submission': 'What waits',
  /** Fact: when and by whom something was submitted. */
  'record.submitted': 'Submitted',
  /** When something was submitted and by whom. @same */
  'record.submitted.by': '{{ago}} by {{name}}',
  /** Banner: who suspended it, when and why. */
  'record.suspended': 'Suspended by {{actor}} on {{date}}: {{reason}}.',
  /** Banner: until when it is suspended. */
  'record.suspended.until': 'Until {{date}}.',
  /** Read out for the tabs of a record. */
  'record.tabs': 'Parts of this record',
  /** Read out for the place where a document is looked at. */
  'record.viewer': '{{name}}, to be scrolled',
  /** Button: shows a picture as a whole again. */
  'record.viewer.fit': 'Show all of it',
  /** Button: turns a picture by a quarter. */
  'record.viewer.turn': 'Turn',
  /** Button: makes a picture larger. */
  'record.viewer.zoomIn': 'Zoom in',
  /** Button: makes a picture smaller. */
  'record.viewer.zoomOut': 'Zoom out',
  /** In the question about many: so many agents. */
  'records.agents_one': '{{number}} agent',
  /** In the question about many: so many agents. */
  'records.agents_other': '{{number}} agents',
  /** In the question about many: so many businesses. */
  'records.businesses_one': '{{number}} business',
  /** In the question about many: so many businesses. */
  'records.businesses_other': '{{number}} businesses',
  /** In the question about many: so many products. */
  'records.products_one': '{{number}} product',
  /** In the question about many: so many products. */
  'records.products_other': '{{number}} products',
  /** In the question about many: so many reviews. */
  'records.reviews_one': '{{number}} review',
  /** In the question about many: so many reviews. */
  'records.reviews_other': '{{number}} reviews',
  /** In the question about many: so many services. */
  'records.service-products_one': '{{number}} service',
  /** In the question about many: so many services. */
  'records.service-products_other': '{{number}} services',
  /** Where the reader may not read a list or a record. */
  'refused.message': 'This needs one of the roles SuperAdmin, admin or staff.',
  /** Box and menu entry above a list of the sample apps: selects all rows. */
  'selection.all': 'All',
  /** Button above such a list: opens the menu of what is selected. */
  'selection.menu': 'Select…',
  /** Menu entry above such a list: selects nothing. */
  'selection.none': 'None',
  /** Row of such a list: name of its box. {{name}}: of the row. */
  'selection.row': 'Select {{name}}',
  /** Status of a record. */
  'status.approved': 'Approved',
  /** Status of a record: its owner has to change something. */
  'status.changes_requested': 'Changes requested',
  /** Status of a review. */
  'status.hidden': 'Hidden',
  /** Status of a record that waits for a reviewer. */
  'status.pending': 'Pending',
  /** Status of a review. */
  'status.published': 'Published',
  /** Status of a record. */
  'status.rejected': 'Rejected',
  /** Status of a record. */
  'status.suspended': 'Suspended',
  /** Status of a record that a reviewer has claimed. */
  'status.under_review': 'Under review',
  /** Status of a live record of which an update waits. */
  'status.update_pending': 'Update pending',
  /** Status of a live record of which an update is being reviewed. */
  'status.update_under_review': 'Update under review',
  /** Status of a record that its owner has taken back. */
  'status.withdrawn': 'Withdrawn',
  /** Button of a notice: takes back what was just done in an app. */
  undo: 'Undo',
  /** Notice after the key that takes back; beneath it stands what. */
  undone: 'Taken back',
  /** Notice, where nobody knows what came of a write: below its title. */
  'write.unclear': 'What you see is read again.',
  /** Notice, where nobody knows what came of a write: title. */
  'write.unclear.title': 'We do not know whether this was done',
} as const
