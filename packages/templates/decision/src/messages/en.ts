declare module '@console/core/i18n' {
  interface MessageCatalogue {
    decision: typeof en
  }
}

/** English messages of decisions, the source of the translations. */
export const en = {
  /** Button: sends an unanswered write again, with the same idempotency key. */
  'decision.attempt.ask': 'Try again',
  /** That button while the call is pending. */
  'decision.attempt.asking': 'Trying again…',
  /** Details of an unanswered write. */
  'decision.attempt.known': '{{action}} was sent on {{time}}, but there’s no response yet.',
  /** Details of an unanswered write, with its amount. */
  'decision.attempt.knownAmount':
    '{{action}}, {{amount}}, was sent on {{time}}, but there’s no response yet.',
  /** After those details. */
  'decision.attempt.once': 'It’s safe to try again: nothing is done twice.',
  /** An action of a record that is part of an unanswered bulk action. */
  'decision.attempt.others':
    '{{name}} is part of a bulk action that has no response yet. Try again from its list.',
  /** Title over the buttons of a record with an unanswered write. */
  'decision.attempt.title': 'Not confirmed yet',
  /** Name of the decision bar, for screen readers. */
  'decision.bar.label': 'Decision',
  /** Button of the menu with further actions. */
  'decision.bar.more': 'More actions',
  /** Result of a bulk action: all succeeded. */
  'decision.bulk.all': '{{action}}: all {{total}} done',
  /** Button: checks the eligible records again after an error. */
  'decision.bulk.askAgain': 'Try again',
  /** Dialog of a bulk action on all matching records, while the server checks them. */
  'decision.bulk.asking': 'Checking which records this applies to…',
  /** Dialog: colleagues have claimed some of the records. */
  'decision.bulk.claimers': 'Some of these are claimed by {{names}}. This ends their claims.',
  /** Button: dismisses the result of a bulk action. */
  'decision.bulk.close': 'Close',
  /** Dialog of a bulk action on all matching records. */
  'decision.bulk.confirm':
    'This applies to every record that matches, including those you haven’t looked at.',
  /** Reason for a disabled bulk button: the amounts have no common sum. */
  'decision.bulk.currencies': 'Select records in one currency only.',
  /** Progress while the matching records load. */
  'decision.bulk.gathering': '{{action}}: loading records…',
  /** Result group of a bulk action, over the rows and in its report, with its count. */
  'decision.bulk.group.changed': 'Changed by someone else: {{number}}',
  /** Result group of a bulk action, over the rows and in its report, with its count. */
  'decision.bulk.group.checking': 'Being checked: {{number}}',
  /** Result group of a bulk action, over the rows and in its report, with its count. */
  'decision.bulk.group.done': 'Done: {{number}}',
  /** Result group of a bulk action, over the rows and in its report, with its count. */
  'decision.bulk.group.gone': 'Deleted: {{number}}',
  /** Result group of a bulk action, over the rows and in its report, with its count. */
  'decision.bulk.group.leftOut': 'Left out: {{number}}',
  /** Result group of a bulk action, over the rows and in its report, with its count. */
  'decision.bulk.group.refused': 'Not done: {{number}}',
  /** Result group of a bulk action, over the rows and in its report, with its count. */
  'decision.bulk.group.unanswered': 'Not confirmed: {{number}}',
  /** Result group of a bulk action, over the rows and in its report, with its count. */
  'decision.bulk.group.unsent': 'Not sent: {{number}}',
  /** Result group of a bulk action, over the rows and in its report, with its count. */
  'decision.bulk.group.unsuccessful': 'Failed: {{number}}',
  /** Hint below the result of a bulk action: someone else changed some of the records. */
  'decision.bulk.hint.changed': 'Review what others changed before you decide.',
  /** Hint below the result of a bulk action: some were not decided. */
  'decision.bulk.hint.selected': 'The rest stay selected, with the reason on each row.',
  /** Hint below the result of a bulk action: some got no response. */
  'decision.bulk.hint.unanswered': 'It’s safe to try again: nothing is decided twice.',
  /** Name of the bar over a selection, for screen readers. */
  'decision.bulk.label': 'Actions for the selection',
  /** Below the result of a bulk undo: records that stayed decided. */
  'decision.bulk.left': 'Not undone: {{names}}',
  /** Dialog of a bulk action: number of ineligible records; the reasons follow. */
  'decision.bulk.leftOut_one': '{{number}} of the selected records is left out',
  /** Dialog of a bulk action: number of ineligible records; the reasons follow. */
  'decision.bulk.leftOut_other': '{{number}} of the selected records are left out',
  /** After the first few names. */
  'decision.bulk.more': 'and {{number}} more',
  /** Reason for a disabled button on all matching records: its form needs input for each record. */
  'decision.bulk.named': 'Select records one by one: this action needs details for each of them.',
  /** Button after a bulk action: next step for the failed or unconfirmed records. @same */
  'decision.bulk.next': '{{action}}: {{number}}',
  /** Result of a bulk action: none succeeded. */
  'decision.bulk.none': '{{action}}: none of {{total}} done',
  /** Dialog of a bulk action on all matching records: the server couldn’t check them. */
  'decision.bulk.notForeseen': 'Couldn’t check which records this applies to. Nothing was decided.',
  /** The matching records failed to load. */
  'decision.bulk.notGathered': 'Couldn’t load the records. Nothing was decided.',
  /** A bulk undo failed. */
  'decision.bulk.notUndone': 'This couldn’t be undone.',
  /** Shortened list of names. */
  'decision.bulk.others': '{{names}} and {{number}} more',
  /** Result of a bulk action: some succeeded. */
  'decision.bulk.partial': '{{action}}: {{done}} of {{total}} done',
  /** A bulk undo was interrupted by an error. */
  'decision.bulk.partlyUndone': 'Some decisions were undone, the others weren’t.',
  /** A bulk undo got no response. */
  'decision.bulk.perhapsUndone': 'We couldn’t confirm that everything was undone.',
  /** Progress of a bulk action. */
  'decision.bulk.progress': '{{action}}: {{done}} of {{total}}',
  /** Button: shows the result for each record. */
  'decision.bulk.report': 'Report',
  /** Button: sends the unanswered and unsent records again. */
  'decision.bulk.retry': 'Try those again',
  /** Button: stops a bulk action. */
  'decision.bulk.stop': 'Stop',
  /** Dialog of a bulk action that moves money: total per currency. */
  'decision.bulk.sum': 'Total {{amount}}',
  /** Button: undoes a bulk action. */
  'decision.bulk.undo': 'Undo all',
  /** Over the bar, after an undo that left some decided. */
  'decision.bulk.undoOf': 'Undo: {{done}} of {{total}} undone',
  /** Button: undoes the part of a bulk action that still can be undone. */
  'decision.bulk.undoSome': 'Undo {{number}}',
  /** A bulk action was undone. */
  'decision.bulk.undone': 'All decisions were undone.',
  /** A part of a bulk action was undone; for the rest it was too late. */
  'decision.bulk.undoneSome': 'Undone: {{done}} of {{total}}.',
  /** Dialog of a bulk action: some records have unsent drafts. */
  'decision.bulk.unsent_one':
    'You have an unsent draft for {{number}} of these records. It’ll be discarded.',
  /** Dialog of a bulk action: some records have unsent drafts. */
  'decision.bulk.unsent_other':
    'You have unsent drafts for {{number}} of these records. They’ll be discarded.',
  /** Dialog before claiming a colleague’s record. */
  'decision.confirm.claim':
    '{{name}} is reviewing this until {{time}}. Claiming it ends their review.',
  /** Dialog before releasing a colleague’s record. */
  'decision.confirm.release':
    '{{name}} is reviewing this until {{time}}. Releasing it ends their review.',
  /** Button: hides the changes. */
  'decision.conflict.hide': 'Hide changes',
  /** Below the name of the person who decided first. */
  'decision.conflict.kept': 'Your decision wasn’t saved.',
  /** No labelled field changed. */
  'decision.conflict.same': 'None of the fields shown here changed.',
  /** Button: shows the changed fields. */
  'decision.conflict.show': 'Show changes',
  /** Before a decision that is final. */
  'decision.consequence.final': 'This can’t be undone.',
  /** Before a suspension: number of other items that are hidden too. */
  'decision.consequence.hidden_one': '{{number}} related item will be hidden too.',
  /** Before a suspension: number of other items that are hidden too. */
  'decision.consequence.hidden_other': '{{number}} related items will be hidden too.',
  /** Before a decision, after its consequence. */
  'decision.consequence.undo': 'You can undo this for {{seconds}} seconds.',
  /** Before a bulk action that takes several calls. */
  'decision.consequence.undoLast': 'You can undo decisions from the last {{seconds}} seconds.',
  /** Button: opens the form of a failed decision. */
  'decision.edit': 'Review again',
  /** Error of the form that requests changes. @limit */
  'decision.error.changes':
    'Write a message about a field, or a note of at least {{number}} characters.',
  /** Error: no reason chosen. */
  'decision.error.reason': 'Choose a reason.',
  /** Error of the end date of a suspension. */
  'decision.error.until': 'Choose a date after today, within a year.',
  /** Error: a failed check isn’t waived. */
  'decision.error.waive': 'To approve, waive every failed check.',
  /** A decision got no response. */
  'decision.failed':
    'We couldn’t confirm this decision. It’s safe to try again: it won’t be saved twice.',
  /** Choice of the field for a message. */
  'decision.form.field': 'Field',
  /** Button: adds a message about a field. */
  'decision.form.field.add': 'Add a message about a field',
  /** Button: removes a message about a field. */
  'decision.form.field.remove': 'Remove the message about {{field}}',
  /** Heading of the messages about fields. */
  'decision.form.fields': 'Messages about fields',
  /** Field: note to the owner. */
  'decision.form.note': 'Note to the owner',
  /** Hint below a required note. @limit */
  'decision.form.note.least': 'At least {{number}} characters.',
  /** Hint below an optional note. */
  'decision.form.note.optional': 'Optional',
  /** Field: internal note of a decision that isn’t sent to an owner. */
  'decision.form.note.own': 'Note',
  /** Heading of the preview of the message to the owner. */
  'decision.form.preview': 'Message to the owner',
  /** Choice of a reason. */
  'decision.form.reason': 'Reason',
  /** Placeholder of the choice of a reason. */
  'decision.form.reason.placeholder': 'Choose a reason',
  /** Title of a form: the action and the record. @same */
  'decision.form.title': '{{action}}: {{name}}',
  /** Field: end date of a suspension. */
  'decision.form.until': 'Until',
  /** Hint below that date. */
  'decision.form.until.description': 'Leave empty to suspend until someone reinstates it.',
  /** Heading of the failed checks of an approval. */
  'decision.form.waive': 'Failed checks to waive',
  /** Checkbox that waives a failed check. */
  'decision.form.waive.check': 'Waive “{{check}}”',
  /** The response was about another record, currency or amount. */
  'decision.mismatched':
    'The server responded about a different record, currency or amount, so we ignored the response.',
  /** Dialog: amount of money. */
  'decision.money.amount': 'Amount',
  /** Dialog: payment channel. */
  'decision.money.by': 'Through',
  /** Dialog: payer. */
  'decision.money.from': 'From',
  /** Dialog: limit that an amount exceeds. */
  'decision.money.limit': 'Over the limit of',
  /** Dialog, label and column: items of a payment. */
  'decision.money.lines': 'For',
  /** Dialog, below the first items of a payment. */
  'decision.money.more': 'and {{number}} more',
  /** Dialog, column: quantity. */
  'decision.money.pieces': 'Quantity',
  /** Dialog: payee. */
  'decision.money.to': 'To',
  /** Dialog: regular price of an item with a different price; the reason follows. */
  'decision.money.usually': 'Usually {{price}}:',
  /** An undo failed. */
  'decision.notUndone': 'Couldn’t undo the decision on {{name}}.',
  /** A decision was started while offline. */
  'decision.offline': 'You’re offline. You can decide when you’re back online.',
  /** Row: reason why a bulk action skipped it. */
  'decision.outcome.conflict': 'Someone else decided first.',
  /** Row: reason why a bulk action skipped it. */
  'decision.outcome.forbidden': 'You don’t have permission to decide this.',
  /** Row and report: excluded from a bulk action by the user. */
  'decision.outcome.leftOut': 'Left out.',
  /** Row, after a conflict: it stays out of the next try. */
  'decision.outcome.look': 'Review it before you decide.',
  /** Row: decided and not undone. */
  'decision.outcome.notUndone': 'Not undone.',
  /** Row: reason why a bulk action skipped it. */
  'decision.outcome.not_found': 'Deleted.',
  /** Row: its undo got no response. */
  'decision.outcome.perhapsUndone': 'May have been undone.',
  /** Row: its part of a bulk action was refused. */
  'decision.outcome.refused': 'Not decided.',
  /** Row: reason why a bulk action skipped it. */
  'decision.outcome.stale': 'Changed since you opened it.',
  /** Row: a bulk action was stopped before it. */
  'decision.outcome.stopped': 'Not sent.',
  /** An undo got no response, and the record can’t be loaded. */
  'decision.perhapsUndone': 'We couldn’t confirm that the decision on {{name}} was undone.',
  /** Message to an owner: the reason. */
  'decision.preview.reason': 'Reason: {{reason}}.',
  /** Message to an owner: the end of a suspension. */
  'decision.preview.until': 'Until {{date}}.',
  /** Row and report: the action failed. */
  'decision.result.failed': 'Failed',
  /** Notice: result of an action on {{name}} that isn’t done. @same */
  'decision.result.of': '{{name}}: {{result}}',
  /** Row and report: sent, but not confirmed yet. */
  'decision.result.unknown': 'Being checked',
  /** Result with its reason. @same */
  'decision.result.why': '{{word}}: {{why}}',
  /** Button: sends an unanswered decision again. */
  'decision.retry': 'Try again',
  /** Below a failed undo, where the server gives no reason. */
  'decision.stands': 'The decision hasn’t changed.',
  /** Button of the snackbar after a decision, and in the history. */
  'decision.undo': 'Undo',
  /** A decision was undone. */
  'decision.undone': 'The decision on {{name}} was undone.',
  /** Before a decision: another action has an unsent draft. */
  'decision.unsent': 'Your draft for “{{action}}” won’t be sent and will be discarded.',
  /** Reason for a disabled button: only individually selected records are allowed, up to a maximum. */
  'index.selection.most_one': 'Select at most {{number}} record.',
  'index.selection.most_other': 'Select at most {{number}} records, one by one.',
  /** Heading of a record's status. */
  'record.status': 'Status',
} as const
