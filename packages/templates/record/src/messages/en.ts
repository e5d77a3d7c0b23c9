declare module '@console/core/i18n' {
  interface MessageCatalogue {
    record: typeof en
  }
}

/** English messages of records, the source of the translations. */
export const en = {
  /** Beside a record that a colleague has claimed. */
  'decision.claim.other': '{{name}} is reviewing this until {{time}}',
  /** Beside a record that you have claimed. */
  'decision.claim.own': 'You’re reviewing this until {{time}}',
  /** Card: records before a search. */
  'lookup.first': 'First records',
  /** Card: search results. */
  'lookup.found': 'Results',
  /** Below the title of the search for a record. */
  'lookup.message':
    'This link doesn’t point to a record. Search for one, or open one of those below.',
  /** Search field for records. */
  'lookup.search': 'Name or number',
  /** Title of the search for a record, where the address names none. */
  'lookup.title': 'Find a record',
  /** Switch beside the decision bar. */
  'record.advance': 'Open the next record after a decision',
  /** Beside the decision bar: number of messages about fields in the request for changes. */
  'record.ask.attached_one': '{{number}} message attached',
  /** Beside the decision bar: number of messages about fields in the request for changes. */
  'record.ask.attached_other': '{{number}} messages attached',
  /** Name of the breadcrumbs, for screen readers. */
  'record.breadcrumbs': 'Breadcrumbs',
  /** Button: the hidden pages in the middle of the breadcrumbs. */
  'record.breadcrumbs.more': 'More',
  /** Tooltip of the copy button after it was pressed. */
  'record.copied': 'Copied',
  /** Button: copies the identifier of a record. */
  'record.copyId': 'Copy ID',
  /** Link beside a record: a list with its number of related records. @same */
  'record.counted': '{{list}}: {{number}}',
  /** Before a new value, for screen readers. */
  'record.diff.after': 'New value',
  /** An update without changes. */
  'record.diff.empty': 'This update changes nothing.',
  /** Heading of the changes of an update. */
  'record.diff.title': 'Changes',
  /** Name of the pictures of a record, for screen readers. */
  'record.gallery': 'Pictures',
  /** A record without pictures. */
  'record.gallery.empty': 'No pictures.',
  /** Name of a thumbnail. */
  'record.gallery.picture': 'Picture {{place}} of {{total}}',
  /** Button over pictures that are hidden because they may be unsafe. */
  'record.gallery.unveil': 'Show the pictures',
  /** History filter. */
  'record.history.all': 'Everything',
  /** History filter. */
  'record.history.decisions': 'Decisions',
  /** History without events of the selected type. */
  'record.history.empty': 'No events of this type.',
  /** Error: the history failed to load. */
  'record.history.failed': 'Couldn’t load the history.',
  /** Name of the history filter. */
  'record.history.filter': 'Show',
  /** Name of an event’s time, a link to the event. */
  'record.history.link': 'Link to this event, {{time}}',
  /** History filter. */
  'record.history.others': 'Owner and system',
  /** Tab and heading of the history of a record. */
  'record.history.title': 'History',
  /** Shortcuts dialog: A, on a record. */
  'record.keys.approve': 'Approve or publish',
  /** Shortcuts dialog: B, on a record. */
  'record.keys.back': 'Back to the list',
  /** Shortcuts dialog: T, on a record. */
  'record.keys.history': 'History',
  /** Shortcuts dialog: The full stop, on a record. */
  'record.keys.more': 'More actions',
  /** Shortcuts dialog: J and N, on a record. */
  'record.keys.next': 'Next record',
  /** Shortcuts dialog: K, on a record. */
  'record.keys.previous': 'Previous record',
  /** Shortcuts dialog: R, on a record. */
  'record.keys.reject': 'Reject',
  /** Shortcuts dialog: C, on a record. */
  'record.keys.requestChanges': 'Request changes',
  /** Shortcuts dialog: Ctrl with Enter, in the form of a decision. */
  'record.keys.send': 'Submit the form',
  /** Shortcuts dialog: The brackets, on a record. */
  'record.keys.tabs': 'Previous, next tab',
  /** Shortcuts dialog: heading of the keys of a record. */
  'record.keys.title': 'On a record',
  /** Shortcuts dialog: Z, on a record. */
  'record.keys.undo': 'Undo the last decision',
  /** Notice after a decision on the last record of a list. */
  'record.last': 'That was the last record in this list.',
  /** Below the heading of a record while it loads. */
  'record.loading': 'Loading…',
  /** Button beside "Still loading…": reloads the page. */
  'record.loading.reload': 'Reload the page',
  /** Below the heading of a record after ten seconds of loading. */
  'record.loading.slow': 'Still loading…',
  /** Banner: the record changed while it was open. */
  'record.newer':
    'This record has changed since you opened it. You’re seeing the previous version.',
  /** Button: the next record of the list. */
  'record.next': 'Next in the list',
  /** Position of a record in its list. */
  'record.place': '{{place}} of {{total}}',
  /** Button: the previous record of the list. */
  'record.previous': 'Previous in the list',
  /** Button: opens the print dialog of the browser. */
  'record.print': 'Print',
  /** Above the printout: records without such a document. */
  'record.print.none': 'Not printed, because there’s no such document: {{names}}',
  /** Print button while the records load, for screen readers. */
  'record.print.reading': 'Loading',
  /** Above the printout of several records. */
  'record.print.unread_one': '{{number}} record couldn’t be loaded and is missing below.',
  /** Above the printout of several records. */
  'record.print.unread_other': '{{number}} records couldn’t be loaded and are missing below.',
  /** Heading of links to other records. */
  'record.related': 'Related',
  /** Button: opens the field for a remark. */
  'record.remark.add': 'Add a remark',
  /** A record without remarks. */
  'record.remark.empty': 'No remarks yet.',
  /** Error: the remarks failed to load. */
  'record.remark.failed': 'Couldn’t load the remarks.',
  /** Error: a remark failed to be removed. */
  'record.remark.notRemoved': 'Couldn’t remove the remark.',
  /** Button: removes your own remark. */
  'record.remark.remove': 'Remove',
  /** Name of that button with the time of the remark, for screen readers. */
  'record.remark.removeNamed': 'Remove the remark of {{time}}',
  /** In place of a removed remark. */
  'record.remark.removed': 'Removed on {{time}}',
  /** Button: saves a remark. */
  'record.remark.submit': 'Add',
  /** Field: text of a remark. */
  'record.remark.text': 'For colleagues',
  /** Hint below that field. */
  'record.remark.textHelp':
    'Only staff can see this, not buyers or owners. You can remove it within a day.',
  /** Heading of colleagues’ remarks on a record. */
  'record.remark.title': 'Remarks',
  /** Name of the tabs of a record, for screen readers. */
  'record.tabs': 'Sections of this record',
  /** Name of the scrollable viewer of a document, for screen readers. */
  'record.viewer': '{{name}}, scrollable',
  /** Button: fits the picture to the viewer. */
  'record.viewer.fit': 'Fit to view',
  /** Button: rotates the picture by a quarter turn. */
  'record.viewer.turn': 'Rotate',
  /** Button: enlarges the picture. */
  'record.viewer.zoomIn': 'Zoom in',
  /** Button: shrinks the picture. */
  'record.viewer.zoomOut': 'Zoom out',
  /** Name of the steps of a record, for screen readers. */
  'record.way': 'Progress',
  /** After the current step of a record; only read aloud. */
  'record.way.current': 'current step',
  /** After a completed step of a record; only read aloud. */
  'record.way.done': 'done',
  /** After the last step of a record that ended early; only read aloud. */
  'record.way.ended': 'ended here',
  /** After a step that is available now; only read aloud. */
  'record.way.possible': 'available',
  /** After a later step of a record; only read aloud. */
  'record.way.toCome': 'upcoming',
} as const
