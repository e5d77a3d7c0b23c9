/** The words of the to-dos in English, their source. */
export const en = {
  /** Notice: a to-do was added; its title follows. */
  'added.title': 'To-do added',
  /** The answer that keeps it. */
  'delete.cancel': 'Keep',
  /** The answer that deletes it. */
  'delete.confirm': 'Delete',
  /** What follows from deleting for ever. */
  'delete.message': 'It cannot be brought back.',
  /** The button that deletes for ever what was deleted. */
  'delete.open': 'Delete for ever',
  /** Question before a to-do is deleted for ever. {{title}}: of the to-do. */
  'delete.title': 'Delete {{title}} for ever?',
  /** To-do: the button that closes it; what is written is saved by itself. */
  'detail.close': 'Close',
  /** To-do: the button that deletes it; it can be brought back. */
  'detail.delete': 'Delete',
  /** To-do: it was deleted. */
  'detail.deleted': 'This was deleted. It can be brought back.',
  /** To-do: label of the box. */
  'detail.done': 'Done',
  /** To-do: the button that moves it down in the reader’s own order. */
  'detail.down': 'Move down',
  /** To-do: the button that marks it as important. */
  'detail.important': 'Important',
  /** To-do: the button that brings it back. */
  'detail.restore': 'Bring back',
  /** To-do: the button that puts a star. */
  'detail.starred': 'Star',
  /** To-do: the button that moves it up in the reader’s own order. */
  'detail.up': 'Move up',
  /** Notice: a to-do was not added. {{title}}: what was written. */
  'failed.add': '{{title}} was not added',
  /** Notice: a to-do was not deleted. */
  'failed.delete_one': 'The to-do was not deleted',
  /** Notice: of several to-dos some were not deleted. */
  'failed.delete_other': 'Not all of the to-dos were deleted',
  /** Notice: what was changed of a to-do was not saved. */
  'failed.save_one': 'The to-do was not changed',
  /** Notice: of several to-dos some were not changed. */
  'failed.save_other': 'Not all of the to-dos were changed',
  /** Label of the day on which it is due. */
  'field.due': 'Due',
  /** Error of a day on which it is due that comes before the one on which it begins. */
  'field.dueBeforeStart': 'It cannot be due before it begins.',
  /** Label of the folder. */
  'field.folder': 'Folder',
  /** In place of the folder, where it is in none. */
  'field.noFolder': 'None',
  /** Label of the notes. */
  'field.notes': 'Notes',
  /** Label of the day on which it begins. */
  'field.start': 'Start',
  /** Label of the title. */
  'field.title': 'Title',
  /** Sheet of keys: what a key does. */
  'keys.done': 'Done, or not done',
  /** Sheet of keys: what a key does. */
  'keys.important': 'Important',
  /** Sheet of keys: what a key does. */
  'keys.move': 'Move up or down in your own order',
  /** Sheet of keys: what a key does. */
  'keys.new': 'New to-do',
  /** Sheet of keys: what a key does. */
  'keys.next': 'Next, previous to-do',
  /** Sheet of keys: what a key does. */
  'keys.open': 'Open',
  /** Sheet of keys: what Q does. */
  'keys.quick': 'To-do in one line',
  /** Sheet of keys: what a key does. */
  'keys.remove': 'Delete',
  /** Sheet of keys: what a key does. */
  'keys.search': 'Search',
  /** Sheet of keys: what a key does. */
  'keys.select': 'Select',
  /** Sheet of keys: what a key does. */
  'keys.star': 'Star',
  /** Sheet of keys: what Z does. */
  'keys.undo': 'Take back',
  /** Heading above the labels, and the button that opens the menu of those of a to-do. */
  'labels.title': 'Labels',
  /** Name of the list, for screen readers. */
  'list.label': 'To-dos',
  /** The button that saves a new to-do. */
  'new.create': 'Add',
  /** The button that begins a new to-do. */
  'new.open': 'New to-do',
  /** Heading of a to-do that is begun. */
  'new.title': 'New to-do',
  /** What is said where there is no to-do. */
  'none.empty.message': 'What you add here stands in this list.',
  /** Title where there is no to-do. */
  'none.empty.title': 'Nothing to do',
  /** What is said where the search finds nothing. */
  'none.noMatch.message': 'Try fewer words, or look in another list.',
  /** Title where the search finds nothing. */
  'none.noMatch.title': 'No to-do matches',
  /** What is said where nothing was deleted. */
  'none.noneDeleted.message': 'What you delete stays here until you delete it for ever.',
  /** Title where nothing was deleted. */
  'none.noneDeleted.title': 'Nothing was deleted',
  /** What is said where the address names no folder, label or filter. */
  'none.unknown.message': 'It may have been removed. Choose another list.',
  /** Title where the address names no folder, label or filter. */
  'none.unknown.title': 'There is nothing at this address',
  /** Beside the list, where nothing stands open. */
  'nothing.message': 'Choose one to read and change it.',
  /** Beside the list, where nothing stands open. */
  'nothing.title': 'No to-do is selected',
  /** Order: by the day on which they are due. */
  'order.dueDate': 'Due',
  /** Label of the choice of order. */
  'order.label': 'Order by',
  /** Order: as the reader put them. */
  'order.manual': 'My own order',
  /** Order: by the day on which they begin. */
  'order.startDate': 'Start',
  /** Order: by title. */
  'order.title': 'Title',
  /** The button that turns the order round. */
  'order.turn': 'Other way round',
  /** Button beside a line that was not added: tries again. */
  'quick.again': 'Try again',
  /** Button beside a line that was not added: gives it up. {{title}}: what was written. */
  'quick.drop': 'Discard {{title}}',
  /** In the empty line that adds a to-do: how one is written. What stands behind # is the name of a folder or label. */
  'quick.example': 'Call the mill tomorrow #office',
  /** Name of the list of lines that were not added. */
  'quick.failed': 'Not added yet',
  /** Below the line that adds a to-do, until something of it is understood: what is understood. */
  'quick.hint':
    'Understands tomorrow, next Friday, 30 June, 1/7, in 3 days, #folder, #label and ! for important',
  /** Label of the line that adds a to-do. */
  'quick.label': 'New to-do in one line',
  /** Notice: a to-do was deleted; its title follows. */
  'removed.title_one': 'To-do deleted',
  /** Notice: several to-dos were deleted. */
  'removed.title_other': '{{number}} to-dos deleted',
  /** Row: name of the box. {{title}}: of the to-do. */
  'row.done': '{{title}} is done',
  /** Row: when it is due. {{day}}: a date. */
  'row.due': 'Due {{day}}',
  /** Row: the button that marks as important. {{title}}: of the to-do. */
  'row.important': '{{title}} is important',
  /** Row: it should have been done. {{day}}: a date. */
  'row.overdue': 'Overdue · {{day}}',
  /** Row: the button that puts a star. {{title}}: of the to-do. */
  'row.starred': '{{title}} has a star',
  /** The button that empties the search. */
  'search.clear': 'Clear search',
  /** Label of the search field. */
  'search.label': 'Search these to-dos',
  /** Menu of what is selected: the to-dos that are not done. */
  'select.open': 'Not done',
  /** Menu of what is selected: the to-dos that should have been done. */
  'select.overdue': 'Overdue',
  /** Heading above the filters. */
  'sidebar.filters': 'Filters',
  /** Name of the navigation of to-dos, and of the button that opens it. */
  'sidebar.title': 'Folders and labels',
  /** Heading and document title. */
  'todo.title': 'To-do',
  /** Question before all that was deleted is deleted for ever. */
  'trash.title_one': 'Delete {{number}} to-do for ever?',
  /** Question before all that was deleted is deleted for ever. */
  'trash.title_other': 'Delete {{number}} to-dos for ever?',
  /** Folder: all to-dos. */
  'way.all': 'All',
  /** Filter: done. */
  'way.completed': 'Done',
  /** Filter: deleted, to be brought back. */
  'way.deleted': 'Deleted',
  /** Filter: with a day on which they are due. */
  'way.dueDate': 'Scheduled',
  /** Filter: marked as important. */
  'way.field': 'Field visits',
  'way.important': 'Important',
  /** Filter: with a star. */
  'way.office': 'Office',
  'way.starred': 'Starred',
  /** Filter: that begin or are due today. */
  'way.today': 'Today',
} as const
