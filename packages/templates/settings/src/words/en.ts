/** The words of settings, in English, their source. */
export const en = {
  /** Button in the bar at the end: forgets all changes. */
  'bar.discard': 'Discard',
  /** Name of the bar at the end, for screen readers. */
  'bar.label': 'Changes that are not saved',
  /** In the bar: sections that somebody else has changed meanwhile. {{who}}: sections and names, as a list. */
  'bar.meanwhile': 'Changed by others meanwhile, and shown as it is now: {{who}}.',
  /** One of those: the section and who. @same */
  'bar.meanwhile.one': '{{section}} ({{name}})',
  /** Button in the bar: shows all changes, old and new. */
  'bar.review': 'Review',
  /** Button in the bar and in the review: saves all changes at once. */
  'bar.save': 'Save',
  /** In the bar: {{changes}} and {{sections}} are counted words. */
  'bar.summary': '{{changes}} in {{sections}}',
  /** In a list of changes, over what was added to a list. */
  'change.added': 'Added',
  /** In a history, between a value and the one that took its place; only read aloud. */
  'change.became': 'became',
  /** In a list of changes, over what was taken out of a list. */
  'change.removed': 'Removed',
  /** Below the title of a section. {{when}}: "3 days ago". */
  'changed.by': 'Changed by {{name}}, {{when}}',
  /** Below the title of a section that nobody has changed. */
  'changed.never': 'Never changed',
  /** Part of the summary. */
  changes_one: '{{number}} change',
  /** Part of the summary. */
  changes_other: '{{number}} changes',
  /** Button: closes a dialog or drawer. */
  close: 'Close',
  /** Where a list, such as reasons or limits, has nothing in it. */
  empty: 'None',
  /** Where a switch is off. */
  'flag.off': 'No',
  /** Where a switch is on. */
  'flag.on': 'Yes',
  /** A history of a section without any changes. */
  'history.empty': 'Nothing of this section has been changed yet.',
  /** Where the history of a section could not be read. */
  'history.failed': 'The history could not be read',
  /** Above the changes of a history, where the reader may change settings. */
  'history.hint':
    'Putting back fills the fields with what was there before. Nothing is saved until you save it.',
  /** Said once old values stand in the fields. */
  'history.isPutBack': 'The old values are in the fields',
  /** Below that. */
  'history.isPutBack.hint': 'Review and save them as any change.',
  /** Button of a section: opens what was changed of it. {{section}} is its title. */
  'history.of': 'History of {{section}}',
  /** The same where it is seen beside its section. */
  'history.open': 'History',
  /** Button in a history: puts what a change took away into the fields. It is saved like any change. */
  'history.putBack': 'Put back',
  /** Button in a list of amounts: adds one in another currency. */
  'list.addAmount': 'Add a currency',
  /** The currency of an amount, for screen readers. */
  'list.currency': 'Currency',
  /** Names a button that removes a row of a list. {{name}}: what the row is. */
  'list.remove': 'Remove {{name}}',
  /** Beside a section with changes that are not saved; only read aloud. */
  'nav.changed': 'changed',
  /** Names the list of sections, for screen readers. */
  'nav.label': 'Sections',
  /** Over settings that the reader may only read. {{roles}}: those who may change them. */
  readOnly: 'You can read these settings. Changing them needs the role {{roles}}.',
  /** In the review: some of what was typed cannot be saved. */
  'review.invalid': 'Some of these values are not valid. Close this to correct them.',
  /** Title of the review. */
  'review.title': 'What will change',
  /** Said once changes were saved. */
  'saved.title': 'Settings saved',
  /** While settings are saved, for screen readers. */
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
