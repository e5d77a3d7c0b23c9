/** The words of the calendar in English, their source. */
export const en = {
  /** Agenda: what to do where nothing is on. */
  'agenda.empty': 'Add something with the button above, or look at later days.',
  /** Agenda of one day: nothing is on. */
  'agenda.empty.day': 'Nothing is on',
  /** Agenda: nothing is on in its days. */
  'agenda.empty.title': 'Nothing is on in these days',
  /** Agenda: the button that prints it. */
  'agenda.print': 'Print',
  /** Beside an event: it takes whole days. */
  'event.allDay': 'All day',
  /** Notice after an event was deleted, with a button that takes it back. {{title}}: of the event. */
  'event.deleted': '{{title}} was deleted',
  /** Notice after an event was moved, with a button that takes it back. {{title}}: of the event. */
  'event.moved': '{{title}} was moved',
  /** Over the calendar: the address names an event that there is not. */
  'event.unknown': 'There is no such event.',
  /** The link to the calendar without the event that there is not. */
  'event.unknown.close': 'Show the calendar',
  /** Notice: an event was not deleted. */
  'failed.delete': 'The event was not deleted',
  /** Notice: an event was not moved. */
  'failed.move': 'The event was not moved',
  /** Notice: an event that was deleted was not brought back. */
  'failed.restore': 'The event was not brought back',
  /** Menu: saves all events as a calendar file. */
  'file.all': 'Save all events (.ics)',
  /** Menu: reads events from a calendar file. */
  'file.import': 'Take in a file (.ics)',
  /** The button of the menu of calendar files. */
  'file.menu': 'Calendar files',
  /** Event: the button that saves it as a calendar file. */
  'file.one': 'Save as a file (.ics)',
  /** The button that adds a new event. */
  'form.add': 'Add',
  /** Event: the switch of what takes whole days. */
  'form.allDay': 'All day',
  /** Event: the button that deletes it. */
  'form.delete': 'Delete',
  /** Event: label of the field for what is said of it. */
  'form.desc': 'Description',
  /** Heading of the dialog of an event. */
  'form.edit': 'Event',
  /** Event: label of the field for when it is over. */
  'form.end': 'End',
  /** Event: why its end is refused. */
  'form.endsBefore': 'It has to end after it begins.',
  /** Heading of the dialog of a new event. */
  'form.new': 'New event',
  /** Below a time that comes twice, since the clocks go back over it. */
  'form.repeated.first':
    'This time comes twice, because the clocks go back. The first one is meant.',
  /** The same. */
  'form.repeated.second':
    'This time comes twice, because the clocks go back. The second one is meant.',
  /** The button that saves an event. */
  'form.save': 'Save',
  /** Event: why a time is refused. {{before}} and {{after}}: the nearest times of that day. */
  'form.skipped':
    'There is no such time on this day, because the clocks go forward. Choose {{before}} or earlier, or {{after}} or later.',
  /** Event: label of the field for when it begins. */
  'form.start': 'Start',
  /** Event: label of the field for what it is called. */
  'form.title': 'Title',
  /** The button that takes in what is ticked. {{number}}: how many. */
  'import.add_one': 'Take in {{number}} event',
  /** The button that takes in what is ticked. {{number}}: how many. */
  'import.add_other': 'Take in {{number}} events',
  /** What of a file could not be read. {{lines}}: the numbers of the first of them. */
  'import.badLines_one': '{{number}} line cannot be read: {{lines}}',
  /** The same. */
  'import.badLines_other': '{{number}} lines cannot be read: {{lines}}',
  /** Closes the dialog of a calendar file. */
  'import.cancel': 'Cancel',
  /** Beside an event of a file: it is not ticked. */
  'import.cancelled': 'Cancelled by its organizer. Tick it to take it in all the same.',
  /** The place where a calendar file is chosen. */
  'import.choose': 'Choose a calendar file',
  /** The place where another calendar file is chosen. */
  'import.chooseOther': 'Choose another file',
  /** Notice after events were taken in. {{number}}: how many. */
  'import.done_one': '{{number}} event was taken in',
  /** Notice after events were taken in. {{number}}: how many. */
  'import.done_other': '{{number}} events were taken in',
  /** Below: choose a calendar file. */
  'import.drop': 'or drop one here',
  /** Beside an event of a file. */
  'import.endsBeforeStart':
    'In the file it ends before it begins. It is taken in with the shortest length.',
  /** What a calendar file has. {{number}}: how many events. */
  'import.found_one': '{{number}} event is in this file.',
  /** What a calendar file has. {{number}}: how many events. */
  'import.found_other': '{{number}} events are in this file.',
  /** Beside an event of a file: the calendar has it already. */
  'import.here': 'Is here already; taken in, it replaces what is here.',
  /** Why nothing is taken in: the file has no event. */
  'import.nothing': 'This file has no events that can be read.',
  /** Beside an event of a file. */
  'import.oneOfSeries': 'One time of a series. It is taken in as an event of its own.',
  /** The button while what is ticked is taken in. */
  'import.pending': 'Taking in',
  /** Heading over what of a file is left out. */
  'import.problems': 'Left out',
  /** Beside an event of a file that repeats. {{rule}}: how, as the file writes it. */
  'import.repeats':
    'Repeats ({{rule}}). This calendar knows no repeating: only its first time comes in.',
  /** Of an event of a file: when it is cannot be read. {{title}}: of the event. */
  'import.timeless': '{{title}}: when it is cannot be read',
  /** Heading of the dialog of a calendar file. */
  'import.title': 'Take in events',
  /** Why nothing is taken in: too many. {{number}}: the most that is taken. @limit */
  'import.tooMany': 'This file has more than {{number}} events. Split it.',
  /** Why nothing is taken in: nobody knows how the file is written. */
  'import.undecodable': 'It is not known how this file is written. Save it as UTF-8.',
  /** Why nothing is taken in: the file is too large, or the browser cannot read it. */
  'import.unreadable': 'This file cannot be read, or is larger than 5 MB.',
  /** Beside an event of a file. {{zone}}: a time zone that the file names and does not explain. */
  'import.zone': 'The time zone {{zone}} is not known: its times are taken as yours.',
  /** Keys of the calendar: what Space and Enter do with a lifted event. */
  'keys.drop': 'Drop the lifted event',
  /** Keys of the calendar. */
  'keys.earlier': 'Earlier',
  /** Keys of the calendar: what the arrows do while nothing is lifted. */
  'keys.go': 'Go from event to event',
  /** Keys of the calendar. */
  'keys.later': 'Later',
  /** Keys of the calendar: what Space does. */
  'keys.lift': 'Lift the event that has the focus',
  /** Keys of the calendar: what the arrows do with a lifted event. */
  'keys.move': 'Move it by days, weeks or half hours',
  /** Keys of the calendar. */
  'keys.new': 'New event',
  /** Keys of the calendar: what Escape does. */
  'keys.putBack': 'Put the lifted event back',
  /** Keys of the calendar: what Shift and the arrows do with a lifted event. */
  'keys.stretch': 'Make it longer or shorter',
  /** Keys of the calendar. */
  'keys.today': 'Today',
  /** Keys of the calendar. */
  'keys.undo': 'Take back',
  /** Keys of the calendar: month, week, work week, day, agenda. */
  'keys.view': 'Month, week, work week, day, agenda',
  /** Month on a phone, said of a day to who does not see its marks. {{day}}: which. {{number}}: how many events are on. */
  'month.day_one': '{{day}}, {{number}} event',
  /** Month on a phone, said of a day to who does not see its marks. {{day}}: which. {{number}}: how many events are on. */
  'month.day_other': '{{day}}, {{number}} events',
  /** Months to choose from: the button to the year before. */
  'months.earlier': 'Previous year',
  /** Months to choose from: the button to the year after. */
  'months.later': 'Next year',
  /** Name of the months to choose from, which the shown days open. */
  'months.title': 'Choose a month',
  /** Month: the button below a day’s events. {{number}}: how many more there are. */
  more: '+{{number}} more',
  /** Said to who does not see it, after a lifted event was dropped. */
  'moving.dropped': '{{title}}, dropped: {{when}}',
  /** Said to who does not see it, of an event that has the focus. */
  'moving.help': 'Space lifts it',
  /** Said to who does not see it, after an event was lifted. */
  'moving.lifted':
    '{{title}}, lifted: {{when}}. Arrows move it, Shift and arrows change its length, Space drops it, Escape puts it back.',
  /** Said to who does not see it, after a lifted event was put back. */
  'moving.putBack': '{{title}}, put back: {{when}}',
  /** The button that makes a new event. */
  new: 'New event',
  /** The button to what comes after the days that are shown. */
  'period.next': 'Later',
  /** The button to what comes before the days that are shown. */
  'period.previous': 'Earlier',
  /** Month: the number of a day, which shows it alone. {{day}}: which. */
  'period.toDay': 'Show {{day}}',
  /** The button to the days around today. */
  'period.today': 'Today',
  /** Heading and name of the screen. */
  title: 'Calendar',
  /** Label of the choice of how the calendar is looked at. */
  view: 'View',
  /** A view: what is on, as a list. */
  'view.agenda': 'Agenda',
  /** A view. */
  'view.day': 'Day',
  /** A view. */
  'view.month': 'Month',
  /** A view. */
  'view.week': 'Week',
  /** A view: the days of a week on which one works. */
  'view.workWeek': 'Work week',
  /** Below the calendar. {{zone}}: the reader’s time zone. */
  zone: 'Time zone: {{zone}}',
}
