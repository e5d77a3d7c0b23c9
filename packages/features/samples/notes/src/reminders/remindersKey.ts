/** Under which key the browser keeps what has not been reminded of yet. */
export const remindersKey = 'notes-reminders'
