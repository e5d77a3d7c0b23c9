declare module '@console/core/i18n' {
  interface MessageCatalogue {
    settings: typeof en
  }
}

/** English messages of settings, the source of the translations. */
export const en = {
  /** Save bar: discards all changes. */
  'bar.discard': 'Discard',
  /** Name of the save bar, for screen readers. */
  'bar.label': 'Unsaved changes',
  /** Save bar: sections that someone else has changed. {{who}}: sections and names, as a list. */
  'bar.meanwhile':
    'Changed by others while you were editing: {{who}}. You’re seeing the latest version.',
  /** One of those: a section and a name. @same */
  'bar.meanwhile.one': '{{section}} ({{name}})',
  /** Save bar: shows all changes with old and new values. */
  'bar.review': 'Review',
  /** Save bar and review: saves all changes. */
  'bar.save': 'Save',
  /** Save bar: summary; {{changes}} and {{sections}} are counts with their nouns. */
  'bar.summary': '{{changes}} in {{sections}}',
  /** List of changes: heading of added entries. */
  'change.added': 'Added',
  /** History: between the old and the new value; only read aloud. */
  'change.became': 'changed to',
  /** List of changes: heading of removed entries. */
  'change.removed': 'Removed',
  /** Below the title of a section: last change. {{when}}: "3 days ago". */
  'changed.by': 'Changed by {{name}}, {{when}}',
  /** Below the title of an unchanged section. */
  'changed.never': 'Never changed',
  /** Part of the summary. */
  changes_one: '{{number}} change',
  /** Part of the summary. */
  changes_other: '{{number}} changes',
  /** Button: closes a dialog or drawer. */
  close: 'Close',
  /** Empty list, such as reasons or limits. */
  empty: 'None',
  /** Value of a switch: off. */
  'flag.off': 'No',
  /** Value of a switch: on. */
  'flag.on': 'Yes',
  /** Empty history of a section. */
  'history.empty': 'No changes to this section yet.',
  /** Error: the history of a section failed to load. */
  'history.failed': 'Couldn’t load the history',
  /** Above the changes of a history, for users who may change settings. */
  'history.hint':
    'Restoring fills in the fields with the old values. Nothing is saved until you save.',
  /** Notice after old values were restored into the fields. */
  'history.isPutBack': 'Old values restored',
  /** Message of that notice. */
  'history.isPutBack.hint': 'Review and save as usual.',
  /** Button of a section: opens its history. {{section}}: its title. */
  'history.of': 'History of {{section}}',
  /** Visible label of that button, beside its section. */
  'history.open': 'History',
  /** History: restores the old values of a change into the fields. */
  'history.putBack': 'Restore',
  /** List of amounts: adds an amount in another currency. */
  'list.addAmount': 'Add a currency',
  /** Currency of an amount, for screen readers. */
  'list.currency': 'Currency',
  /** Button: removes a row of a list. {{name}}: the row. */
  'list.remove': 'Remove {{name}}',
  /** Beside a section with unsaved changes; only read aloud. */
  'nav.changed': 'changed',
  /** Name of the list of sections, for screen readers. */
  'nav.label': 'Sections',
  /** Above read-only settings. {{roles}}: roles that may change them. */
  readOnly: 'You can view these settings. To change them, you need one of these roles: {{roles}}.',
  /** Review: some values can’t be saved. */
  'review.invalid': 'Some values aren’t valid. Close this dialog to correct them.',
  /** Title of the review. */
  'review.title': 'Review changes',
  /** Notice after a save. */
  'saved.title': 'Settings saved',
  /** Save button while the call is pending, for screen readers. */
  saving: 'Saving',
  /** Part of the summary of changes. */
  sections_one: '{{number}} section',
  /** Part of the summary of changes. */
  sections_other: '{{number}} sections',
  /** A number of days. */
  'unit.days_one': '{{number}} day',
  /** A number of days. */
  'unit.days_other': '{{number}} days',
  /** A number of hours. */
  'unit.hours_one': '{{number}} hour',
  /** A number of hours. */
  'unit.hours_other': '{{number}} hours',
} as const
