/** The words of decisions, in English, their source. */
export const en = {
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
  /** Button that asks again of which records something can be done, after that failed. */
  'decision.bulk.askAgain': 'Ask again',
  /** In the question about all that a list finds, while the server is asked. */
  'decision.bulk.asking': 'Looking at which records this can be done with…',
  /** AskedInput before many records are claimed or released of which colleagues are at some. */
  'decision.bulk.claimers': 'Some of these are claimed by {{names}}. Their claims end with this.',
  /** Button that puts the outcome of a decision about many away. */
  'decision.bulk.close': 'Close',
  /** AskedInput before everything that a list finds is decided. */
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
  /** In the question about all that a list finds, where the server could not be asked. */
  'decision.bulk.notForeseen':
    'It is not known with which records this can be done. Nothing was decided.',
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
  /** Button that shows what became of each of many. */
  'decision.bulk.report': 'Report',
  /** Button that sends again what got no answer, or was not sent. */
  'decision.bulk.retry': 'Try those again',
  /** Button that sends nothing more of a decision about many. */
  'decision.bulk.stop': 'Stop',
  /** In the question about many that move money: what they come to, in each currency. */
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
  /** AskedInput before a colleague’s record is claimed. */
  'decision.confirm.claim': '{{name}} is reviewing this until {{time}}. That ends if you claim it.',
  /** AskedInput before a colleague’s record is released. */
  'decision.confirm.release':
    '{{name}} is reviewing this until {{time}}. That ends if you release it.',
  /** Button that folds away what changed. */
  'decision.conflict.hide': 'Hide what changed',
  /** Below who decided first: nothing of the reader was sent. */
  'decision.conflict.kept': 'Your decision was not taken.',
  /** Where nothing that has a name changed. */
  'decision.conflict.same': 'No field that is shown here changed.',
  /** Button that shows which fields changed. */
  'decision.conflict.show': 'Show what changed',
  /** Before a decision: that it cannot be taken back. */
  'decision.consequence.final': 'This cannot be taken back.',
  /** Before something is suspended: how many others disappear with it. */
  'decision.consequence.hidden_one': '{{number}} item disappears with it.',
  /** Before something is suspended: how many others disappear with it. */
  'decision.consequence.hidden_other': '{{number}} items disappear with it.',
  /** Before a decision, after what happens. */
  'decision.consequence.undo': 'For ten seconds this can be taken back.',
  /** The same before a decision about more records than one call takes. */
  'decision.consequence.undoLast': 'What was decided in the last ten seconds can be taken back.',
  /** Button that opens the form of a decision that failed. */
  'decision.edit': 'Look at it again',
  /** Error of the form that requests changes. @limit */
  'decision.error.changes':
    'Write a message about a field, or a note of at least {{number}} characters.',
  /** Error where no reason is chosen. */
  'decision.error.reason': 'Choose a reason.',
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
  /** A note to the owner. */
  'decision.form.note': 'Note to the owner',
  /** Below a note that must be there. @limit */
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
  /** In a row: why a decision about many did not reach it. */
  'decision.outcome.forbidden': 'You may not decide this.',
  /** In a row, and in the report: its reader has left it out of a decision about many. */
  'decision.outcome.leftOut': 'Left out.',
  /** In a row, after what came first: it is not decided about again with the others. */
  'decision.outcome.look': 'Look at it before you decide.',
  /** In a row: it was decided, and not taken back. */
  'decision.outcome.notUndone': 'Not taken back.',
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
  /** The reason in a message to an owner. */
  'decision.preview.reason': 'Reason: {{reason}}.',
  /** The end of a suspension in a message to an owner. */
  'decision.preview.until': 'Until {{date}}.',
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
  /** Why a button cannot be pressed: what it leads to takes the selected records one by one. */
  'index.selection.most_one': 'Select at most {{number}} record by itself.',
  'index.selection.most_other': 'Select at most {{number}} records by themselves.',
  /** Heading of a record's status. */
  'record.status': 'Status',
} as const
