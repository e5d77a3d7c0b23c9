declare module '@console/core/i18n' {
  interface MessageCatalogue {
    form: typeof en
  }
}

/** English messages of forms, the source of the translations. */
export const en = {
  /** Form in steps: button to the previous step. */
  'composer.back': 'Back',
  /** Form in steps, beside its buttons: keys for the next step. */
  'composer.keys': '{{keys}} to continue',
  /** Form in steps: button to the next step. */
  'composer.next': 'Next',
  /** After the name of the current step; only read aloud. */
  'composer.step.current': 'current step',
  /** After the name of a completed step; only read aloud. */
  'composer.step.done': 'done',
  /** After the name of a later step; only read aloud. */
  'composer.step.toCome': 'upcoming',
  /** After the name of a step with errors; only read aloud. */
  'composer.step.wrong': 'has errors',
  /** Button: loads the current version of the record. */
  'decision.conflict.take': 'Load the latest version',
  /** Button: closes a form, a dialog or an error. Not "Cancel", which is also a decision, for example on an order. */
  'decision.dismiss': 'Close',
  /** Button: deletes the draft. */
  'decision.draft.discard': 'Discard',
  /** Above a form that was opened with a draft. */
  'decision.draft.kept': 'Draft restored',
  /** Error of a note. */
  'decision.error.noteLong_one': 'Use at most {{number}} character.',
  'decision.error.noteLong_other': 'Use at most {{number}} characters.',
  /** Error of a note. */
  'decision.error.noteShort_one': 'Use at least {{number}} character.',
  'decision.error.noteShort_other': 'Use at least {{number}} characters.',
  /** Heading of the errors of a form. */
  'decision.error.summary': 'Please correct the following',
  /** Beside the buttons of a form: shortcut of a button; {{action}} is its label. @same */
  'decision.form.send': '{{keys}}: {{action}}',
  /** Button: closes a form and deletes its text. */
  'decision.leave.discard': 'Discard',
  /** Button: closes a form and saves its text as a draft. */
  'decision.leave.keep': 'Keep as draft',
  /** Message below that question. */
  'decision.leave.message': 'Keep a draft to continue later.',
  /** Button: stays in the form. */
  'decision.leave.stay': 'Keep writing',
  /** Question before a form with unsaved text is closed. */
  'decision.leave.title': 'Leave without saving?',
  /** Beside a rate-limited decision: countdown in seconds. */
  'decision.refused.wait': 'You can try again in {{number}} s.',
  /** Error of a choice with an unknown option. */
  'form.error.choice': 'Choose one of the options.',
  /** Error of an incomplete date. */
  'form.error.day': 'Complete the date.',
  /** Error of an email address. */
  'form.error.email': 'Enter a valid email address.',
  /** Error of a text with the wrong format, such as a code. */
  'form.error.format': 'Use the required format.',
  /** Error of a number, or of too few entries. */
  'form.error.least': 'At least {{number}}.',
  /** Error of a number with an exclusive maximum. */
  'form.error.less': 'Less than {{number}}.',
  /** Error of a number with an exclusive minimum. */
  'form.error.more': 'More than {{number}}.',
  /** Error of a number, or of too many entries. */
  'form.error.most': 'At most {{number}}.',
  /** Error of a date that doesn’t exist, such as 31 April. */
  'form.error.noDay': 'This date doesn’t exist.',
  /** Error of a number or amount: letters, or too many decimals for the currency. */
  'form.error.number': 'Enter a valid number.',
  /** List of errors above a form: a field and its error. @same */
  'form.error.of': '{{field}}: {{message}}',
  /** Error of a field without a specific message. */
  'form.error.other': 'This value isn’t valid.',
  /** Error of an empty field. */
  'form.error.required': 'This field is required.',
  /** Error of a number that must be a multiple of another. */
  'form.error.step': 'Enter a multiple of {{number}}.',
  /** Error of a date field after an unreadable text was pasted. {{text}}: that text. */
  'form.error.unreadDay': '“{{text}}” isn’t a date. Enter it like 31/12/2028 or 31 Dec 2028.',
  /** Above a form: error in a field that isn’t on the screen. */
  'form.error.unseen': 'A field that isn’t shown here is missing or invalid.',
  /** Error of a web address. */
  'form.error.url': 'Enter a valid web address.',
  /** Error of a number with decimals. */
  'form.error.whole': 'Enter a whole number.',
  /** Below a form: a save got no response. */
  'form.failed': 'We couldn’t confirm the save. It’s safe to try again: it won’t be saved twice.',
  /** Below a form: someone else saved first. */
  'form.refused.changed':
    'Someone else changed this after you opened it. Nothing was saved, and your text is still here.',
  /** Below a form: no permission. */
  'form.refused.forbidden': 'Your role doesn’t allow this. Nothing was saved.',
  /** Below a form: malformed request; a request ID follows. */
  'form.refused.incomplete':
    'The console sent incomplete data. Nothing was saved. Contact support.',
  /** Above a form: refused by the server without details. */
  'form.refused.invalid': 'This couldn’t be saved.',
  /** Below a form: rate limit; the countdown follows below. */
  'form.refused.rateLimited': 'Too many requests in a short time. This wasn’t saved.',
  /** Below an autosaved form: time of the last save. */
  'form.saved.at': 'Saved {{time}}',
  /** Below an autosaved form: a save failed and is retried automatically. */
  'form.saved.failed': 'Not saved yet. Your text is kept in this tab, and we’ll keep trying.',
  /** Below an autosaved form: the draft was deleted or submitted elsewhere. */
  'form.saved.gone': 'This draft was submitted or deleted elsewhere. Your text is still here.',
  /** Button below a form that was changed in another tab: keeps the version on the screen. */
  'form.saved.keep': 'Keep this version',
  /** Below an autosaved form that was changed in another tab; two buttons choose the version. */
  'form.saved.outdated': 'This draft was changed elsewhere. Nothing you wrote here is lost.',
  /** Below an autosaved form during a save. */
  'form.saved.saving': 'Saving…',
  /** Submit button while the call is pending, for screen readers. */
  'form.sending': 'Sending',
  /** Search without a result. */
  'lookup.none': 'No matches. Try another name or number.',
  /** Button: applies the chosen values of a conflict. */
  'merge.apply': 'Use these values',
  /** Above the save button: you and someone else changed the same value; a button opens the choice. */
  'merge.asked_one': 'You and {{who}} both changed {{number}} value. Choose which to keep.',
  /** Above the save button: you and someone else changed the same values; a button opens the choice. */
  'merge.asked_other': 'You and {{who}} both changed {{number}} values. Choose which to keep.',
  /** Button: closes the conflict dialog. */
  'merge.close': 'Close',
  /** Reason for a disabled save button. */
  'merge.first': 'Resolve the conflict before saving.',
  /** Conflict dialog: your value. */
  'merge.mine': 'Yours: {{value}}',
  /** Button above the save button: opens the conflict dialog. */
  'merge.open': 'Choose',
  /** Other editor of a conflict, where the name is unknown. */
  'merge.someone': 'a colleague',
  /** Conflict dialog: the other editor’s value. @same */
  'merge.theirs': '{{name}}: {{value}}',
  /** Title of the conflict dialog. */
  'merge.title': 'Changed by both of you',
  /** Conflict dialog: the value before both changes. */
  'merge.was': 'Previous value: {{value}}',
  /** Error of a new password. */
  'password.weak':
    'This password is easy to guess. Avoid common words, your name and your email address.',
  /** Button: loads a record again. */
  'record.retry': 'Try again',
  /** Read aloud after a row was dropped. */
  'rows.dropped': 'Dropped at position {{number}} of {{total}}',
  /** Read aloud after a row was picked up; the arrow keys move it. */
  'rows.lifted': 'Picked up row {{number}} of {{total}}',
  /** Read aloud while a row is moved: its position. */
  'rows.moved': 'Position {{number}} of {{total}}',
  /** Read aloud after a row was put back at its original position. */
  'rows.returned': 'Back at position {{number}} of {{total}}',
  /** Search field with suggestions, while they load; only read aloud. */
  'search.busy': 'Searching',
  /** Search field with suggestions: error, with a button that tries again. */
  'search.failed': 'Couldn’t search.',
} as const
