/** Storage key of the pending reminders in the browser. */
export const remindersKey = 'notes-reminders'
