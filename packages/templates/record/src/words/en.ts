/** The words of records, in English, their source. */
export const en = {
  /** Beside a record that another reviewer has claimed. */
  'decision.claim.other': '{{name}} is reviewing this until {{time}}',
  /** Beside a record that the reader has claimed. */
  'decision.claim.own': 'You are reviewing this until {{time}}',
  /** Card: records before anything is searched for. */
  'lookup.first': 'First records',
  /** Card: records that the search has found. */
  'lookup.found': 'Results',
  /** Below the title of the screen that finds a record. */
  'lookup.message': 'This address names no record. Search for one, or open one of those below.',
  /** Field: what to search records for. */
  'lookup.search': 'Name or number',
  /** Title of the screen that finds a record, where the address names none. */
  'lookup.title': 'Find a record',
  /** Switch beside the decision bar. */
  'record.advance': 'Go on to the next after a decision',
  /** Beside the decision bar: how many messages about fields will be in the request for changes. */
  'record.ask.attached_one': '{{number}} message attached',
  /** Beside the decision bar: how many messages about fields will be in the request for changes. */
  'record.ask.attached_other': '{{number}} messages attached',
  /** Read out for the way back to the list. */
  'record.breadcrumbs': 'The way to this record',
  /** Button of the pages in the middle of that way. */
  'record.breadcrumbs.more': 'More',
  /** Tooltip of the copy button after it was pressed. */
  'record.copied': 'Copied',
  /** Button that copies the identifier of a record. */
  'record.copyId': 'Copy the identifier',
  /** Link beside a record: a list, and how many of its records belong to somebody. @same */
  'record.counted': '{{list}}: {{number}}',
  /** Read out before a new value. */
  'record.diff.after': 'New value',
  /** Where an update changes nothing. */
  'record.diff.empty': 'This update changes nothing.',
  /** Heading of what an update changes. */
  'record.diff.title': 'What was changed',
  /** Read out for the pictures of a record. */
  'record.gallery': 'Pictures',
  /** Where a record has no pictures. */
  'record.gallery.empty': 'There are no pictures.',
  /** Name of a small picture that shows itself large. */
  'record.gallery.picture': 'Picture {{place}} of {{total}}',
  /** Button over pictures that are hidden because they may be unsafe. */
  'record.gallery.unveil': 'Show the pictures',
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
  /** DecisionInput after a decision about the last record of a list. */
  'record.last': 'That was the last one in this list.',
  /** Below the heading of a record that is on its way. */
  'record.loading': 'Loading…',
  /** Button beside the next one: loads the whole page again. */
  'record.loading.reload': 'Reload the page',
  /** The same after ten seconds. */
  'record.loading.slow': 'Still loading…',
  /** Banner: the record has changed while it was looked at. */
  'record.newer': 'This has changed since you opened it. What you see is the version before.',
  /** Button: the next record of the list. */
  'record.next': 'Next in the list',
  /** Where a record stands in the list it came from. */
  'record.place': '{{place}} of {{total}}',
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
  /** Heading of links to other records. */
  'record.related': 'Related',
  /** Button: begins to write a remark. */
  'record.remark.add': 'Write a remark',
  /** Where nobody has written of a record. */
  'record.remark.empty': 'Nobody has written anything here yet.',
  /** Where remarks cannot be read. */
  'record.remark.failed': 'The remarks could not be read.',
  /** Where a remark was not removed. */
  'record.remark.notRemoved': 'The remark was not removed.',
  /** Button: removes the own remark. */
  'record.remark.remove': 'Remove',
  /** Name of that button for screen readers, with when the remark was written. */
  'record.remark.removeNamed': 'Remove the remark of {{time}}',
  /** In place of a remark that its writer has removed. */
  'record.remark.removed': 'Removed on {{time}}',
  /** Button: sends a remark. */
  'record.remark.submit': 'Write',
  /** Field: the words of a remark. */
  'record.remark.text': 'For colleagues',
  /** Below that field. */
  'record.remark.textHelp':
    'Whoever works here sees it, buyers and owners do not. You can remove it for a day.',
  /** Heading of what colleagues have written of a record. */
  'record.remark.title': 'Remarks',
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
  /** Read out before the steps of a record's way. */
  'record.way': 'How far it has come',
  /** After a step on the way of a record; only read aloud. */
  'record.way.current': 'this is where it stands',
  /** After a step on the way of a record; only read aloud. */
  'record.way.done': 'done',
  /** After a step on the way of a record; only read aloud. */
  'record.way.ended': 'this is where it ended',
  /** After a step on the way of a record; only read aloud. */
  'record.way.possible': 'possible now',
  /** After a step on the way of a record; only read aloud. */
  'record.way.toCome': 'still to come',
} as const
