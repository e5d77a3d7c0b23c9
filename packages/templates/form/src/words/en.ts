/** The words of forms, in English, their source. */
export const en = {
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
  /** Button that shows the record as it is now. */
  'decision.conflict.take': 'Take the new version',
  /** Button that leaves a form, a question or a refusal. It is not "Cancel": some decisions are, as that about an order. */
  'decision.dismiss': 'Close',
  /** Button that forgets what was written before. */
  'decision.draft.discard': 'Discard',
  /** Above a form that opened with what was written before. */
  'decision.draft.kept': 'Draft kept',
  /** Error of a note. */
  'decision.error.noteLong_one': 'Write at most {{number}} character.',
  'decision.error.noteLong_other': 'Write at most {{number}} characters.',
  /** Error of a note. */
  'decision.error.noteShort_one': 'Write at least {{number}} character.',
  'decision.error.noteShort_other': 'Write at least {{number}} characters.',
  /** Above the errors of a form. */
  'decision.error.summary': 'This cannot be sent yet',
  /** Beside the buttons of a form: the keys that do what its button says. {{action}}: the words of the button. @same */
  'decision.form.send': '{{keys}}: {{action}}',
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
  /** Beside a decision that the server put off: seconds, counted down. */
  'decision.refused.wait': 'It can be tried again in {{number}} s.',
  /** In a field that finds something while one types: the answer is on its way; only read aloud. */
  'find.busy': 'Searching',
  /** In a field that finds something while one types; a button tries again. */
  'find.failed': 'The search did not work.',
  /** Error of a choice that is not among the options. */
  'form.error.choice': 'Choose one of these.',
  /** Error of a date of which a part is missing. */
  'form.error.day': 'Complete the date.',
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
  /** Error of a date that is in no calendar, such as 31 April. */
  'form.error.noDay': 'There is no such day.',
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
  /** Error of a date field into which a text was pasted that is no date. {{text}}: that text. */
  'form.error.unreadDay': '“{{text}}” is not a date. Write it like 31/12/2028 or 31 Dec 2028.',
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
  /** No record was found. */
  'lookup.none': 'No match. Try another name or number.',
  /** Button that takes over what was chosen of what two people have changed. */
  'merge.apply': 'Use these',
  /** Over what saves a form: two people have changed the same; a button leads to the choice. */
  'merge.asked_one':
    '{{number}} value was changed by you and by {{who}}. Choose which counts before you save.',
  /** Over what saves a form. */
  'merge.asked_other':
    '{{number}} values were changed by you and by {{who}}. Choose which count before you save.',
  /** Closes the choice of what two people have changed. */
  'merge.close': 'Close',
  /** Why saving is not possible yet. */
  'merge.first': 'Choose first what counts of what both of you have changed.',
  /** Choice: what the reader has written. {{value}}: it. */
  'merge.mine': 'Yours: {{value}}',
  /** Button over what saves a form: opens the choice. */
  'merge.open': 'Choose',
  /** Who changed the same, where it is not known by name. */
  'merge.someone': 'a colleague',
  /** Choice: what somebody else has saved. @same */
  'merge.theirs': '{{name}}: {{value}}',
  /** Title of the choice. */
  'merge.title': 'Changed by both of you',
  /** Below a choice: what the value was before both changed it. */
  'merge.was': 'It was {{value}}.',
  /** Error of a password that somebody chooses. */
  'password.weak':
    'This password is easy to guess. Avoid common words, your name and your email address.',
  /** Button that reads a record again. */
  'record.retry': 'Try again',
  /** Read aloud: a row was let go. */
  'rows.dropped': 'Dropped at {{number}} of {{total}}',
  /** Read aloud: a row was lifted, and moves by the arrows now. */
  'rows.lifted': '{{number}} of {{total}} is lifted',
  /** Read aloud: the place of a row that is moved. */
  'rows.moved': 'Now at {{number}} of {{total}}',
  /** Read aloud: a row was put back where it was lifted. */
  'rows.returned': 'Back at {{number}} of {{total}}',
} as const
