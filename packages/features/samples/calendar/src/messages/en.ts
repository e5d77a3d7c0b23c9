declare module '@console/core/i18n' {
  interface MessageCatalogue {
    calendar: typeof en
  }
}

/** English messages of the calendar, the source of the translations. */
export const en = {
  /** Empty agenda: message. */
  'agenda.empty': 'Add an event, or look at later days.',
  /** Empty agenda of one day: title. */
  'agenda.empty.day': 'No events on this day',
  /** Empty agenda: title. */
  'agenda.empty.title': 'No events in these 30 days',
  /** Agenda: button that prints it. */
  'agenda.print': 'Print',
  /** Beside an all-day event. */
  'event.allDay': 'All day',
  /** Notice with an undo button. {{title}}: the event. */
  'event.deleted': '{{title}} was deleted',
  /** Notice with an undo button. {{title}}: the event. */
  'event.moved': '{{title}} was moved',
  /** Banner: unknown event in the address. */
  'event.unknown': 'Event not found. It may have been deleted.',
  /** Banner: link that removes the unknown event from the address. */
  'event.unknown.close': 'Back to the calendar',
  /** Notice: deleting an event failed. */
  'failed.delete': 'Couldn’t delete the event',
  /** Notice: moving an event failed. */
  'failed.move': 'Couldn’t move the event',
  /** Notice: undoing a deletion failed. */
  'failed.restore': 'Couldn’t restore the event',
  /** Menu: downloads all events as a calendar file. */
  'file.all': 'Export all events (.ics)',
  /** Menu: opens the import dialog. */
  'file.import': 'Import a calendar file (.ics)',
  /** Button that opens the menu of calendar files. */
  'file.menu': 'Calendar files',
  /** Event: button that downloads it as a calendar file. */
  'file.one': 'Export as a file (.ics)',
  /** Event dialog: button that adds a new event. */
  'form.add': 'Add',
  /** Event dialog: switch for all-day events. */
  'form.allDay': 'All day',
  /** Event dialog: button that deletes the event. */
  'form.delete': 'Delete',
  /** Event dialog: label of the description. */
  'form.desc': 'Description',
  /** Title of the event dialog. */
  'form.edit': 'Event',
  /** Event dialog: label of the end. */
  'form.end': 'End',
  /** Event dialog: error of the end. */
  'form.endsBefore': 'The end must be after the start.',
  /** Title of the event dialog for a new event. */
  'form.new': 'New event',
  /** Event dialog: below a time that comes twice because the clocks go back; the first one is saved. */
  'form.repeated.first':
    'This time occurs twice because the clocks go back. The first one is used.',
  /** The same; the second one is saved. */
  'form.repeated.second':
    'This time occurs twice because the clocks go back. The second one is used.',
  /** Event dialog: button that saves the event. */
  'form.save': 'Save',
  /** Event dialog: error of a time that the clocks skip. {{before}} and {{after}}: the nearest times of that day. */
  'form.skipped':
    'This time doesn’t exist on this day because the clocks go forward. Choose {{before}} or earlier, or {{after}} or later.',
  /** Event: label of the start. */
  'form.start': 'Start',
  /** Event dialog: label of the title. */
  'form.title': 'Title',
  /** Import dialog: button that imports the selected events. {{number}}: number of events. */
  'import.add_one': 'Import {{number}} event',
  /** Import dialog: button that imports the selected events. {{number}}: number of events. */
  'import.add_other': 'Import {{number}} events',
  /** Import dialog: unreadable lines of a file. {{lines}}: numbers of the first of them. */
  'import.badLines_one': '{{number}} line couldn’t be read: {{lines}}',
  /** Import dialog: unreadable lines of a file. {{lines}}: numbers of the first of them. */
  'import.badLines_other': '{{number}} lines couldn’t be read: {{lines}}',
  /** Import dialog: button that closes it. */
  'import.cancel': 'Cancel',
  /** Import dialog: beside a cancelled event, which isn’t selected. */
  'import.cancelled': 'Cancelled by its organizer. Select it to import it anyway.',
  /** Import dialog: button that opens the file picker. */
  'import.choose': 'Choose a calendar file',
  /** Import dialog: button that opens the file picker again. */
  'import.chooseOther': 'Choose another file',
  /** Notice: events imported. {{number}}: number of events. */
  'import.done_one': '{{number}} event imported',
  /** Notice: events imported. {{number}}: number of events. */
  'import.done_other': '{{number}} events imported',
  /** Import dialog: hint under the file button. */
  'import.drop': 'or drop one here',
  /** Import dialog: beside an event. */
  'import.endsBeforeStart': 'Ends before it starts, so it’s imported with the shortest duration.',
  /** Import dialog: contents of a file. {{number}}: number of events. */
  'import.found_one': 'This file contains {{number}} event.',
  /** Import dialog: contents of a file. {{number}}: number of events. */
  'import.found_other': 'This file contains {{number}} events.',
  /** Import dialog: beside an event that is already in the calendar. */
  'import.here': 'Already in your calendar. Importing it replaces your copy.',
  /** Import dialog: file without events. */
  'import.nothing': 'This file has no readable events.',
  /** Import dialog: beside an event. */
  'import.oneOfSeries': 'Part of a series. It’s imported as a separate event.',
  /** Import dialog: button while the import runs. */
  'import.pending': 'Importing…',
  /** Import dialog: heading of the skipped parts of a file. */
  'import.problems': 'Not imported',
  /** Import dialog: beside a recurring event. {{rule}}: the recurrence rule in the file. */
  'import.repeats':
    'Repeats ({{rule}}). Recurring events aren’t supported, so only the first one is imported.',
  /** Import dialog: event with an unreadable date. {{title}}: the event. */
  'import.timeless': '{{title}}: the date couldn’t be read',
  /** Title of the import dialog. */
  'import.title': 'Import events',
  /** Import dialog: file with too many events. {{number}}: the maximum. @limit */
  'import.tooMany': 'This file has more than {{number}} events. Split it into smaller files.',
  /** Import dialog: file in an unknown text encoding. */
  'import.undecodable':
    'We couldn’t recognise this file’s text encoding. Save it as UTF-8 and choose it again.',
  /** Import dialog: file too large or unreadable. */
  'import.unreadable': 'This file can’t be read, or is larger than 5 MB.',
  /** Import dialog: beside an event. {{zone}}: a time zone that the file names but doesn’t define. */
  'import.zone': 'The file doesn’t define the time zone {{zone}}, so its times are read in yours.',
  /** Keyboard shortcuts: Space and Enter, with a picked-up event. */
  'keys.drop': 'Drop the event',
  /** Keyboard shortcuts. */
  'keys.earlier': 'Previous',
  /** Keyboard shortcuts: arrow keys, without a picked-up event. */
  'keys.go': 'Move between events',
  /** Keyboard shortcuts. */
  'keys.later': 'Next',
  /** Keyboard shortcuts: Space. */
  'keys.lift': 'Pick up the focused event',
  /** Keyboard shortcuts: arrow keys, with a picked-up event. */
  'keys.move': 'Move the event by days, weeks or half-hours',
  /** Keyboard shortcuts. */
  'keys.new': 'New event',
  /** Keyboard shortcuts: Escape. */
  'keys.putBack': 'Cancel the move',
  /** Keyboard shortcuts: Shift with the arrow keys, with a picked-up event. */
  'keys.resize': 'Make the event longer or shorter',
  /** Keyboard shortcuts. */
  'keys.today': 'Today',
  /** Keyboard shortcuts. */
  'keys.undo': 'Undo',
  /** Keyboard shortcuts: the five views. */
  'keys.view': 'Month, week, work week, day, agenda',
  /** Month view on a phone: accessible name of a day. {{day}}: the day. {{number}}: number of events. */
  'month.day_one': '{{day}}, {{number}} event',
  /** Month view on a phone: accessible name of a day. {{day}}: the day. {{number}}: number of events. */
  'month.day_other': '{{day}}, {{number}} events',
  /** Month picker: button to the previous year. */
  'months.earlier': 'Previous year',
  /** Month picker: button to the next year. */
  'months.later': 'Next year',
  /** Accessible name of the month picker, which the shown period opens. */
  'months.title': 'Choose a month',
  /** Month view: button under the events of a day. {{number}}: number of hidden events. */
  more: '+{{number}} more',
  /** Screen readers: event dropped. {{when}}: its new date and time. */
  'moving.dropped': '{{title}} dropped: {{when}}',
  /** Screen readers: instructions of a focused event. */
  'moving.help': 'Press Space to pick up',
  /** Screen readers: event picked up. {{when}}: its date and time. */
  'moving.lifted':
    '{{title}} picked up: {{when}}. Use the arrow keys to move it, Shift and the arrow keys to change its length, Space to drop it, Escape to cancel.',
  /** Screen readers: move cancelled. {{when}}: the original date and time. */
  'moving.putBack': '{{title}} returned to {{when}}',
  /** Button that opens a new event. */
  new: 'New event',
  /** Button to the next period. */
  'period.next': 'Next',
  /** Button to the previous period. */
  'period.previous': 'Previous',
  /** Month view: number of a day, which opens it. {{day}}: the day. */
  'period.toDay': 'Show {{day}}',
  /** Button to the current period. */
  'period.today': 'Today',
  /** Heading and document title. */
  title: 'Calendar',
  /** Label of the choice of view. */
  view: 'View',
  /** View: events as a list. */
  'view.agenda': 'Agenda',
  /** A view. */
  'view.day': 'Day',
  /** A view. */
  'view.month': 'Month',
  /** A view. */
  'view.week': 'Week',
  /** View: working days of a week. */
  'view.workWeek': 'Work week',
  /** Under the calendar. {{zone}}: the reader’s time zone. */
  zone: 'Time zone: {{zone}}',
}
