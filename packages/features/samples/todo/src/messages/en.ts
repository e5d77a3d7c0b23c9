declare module '@console/core/i18n' {
  interface MessageCatalogue {
    todo: typeof en
  }
}

/** English messages of the to-dos, the source of the translations. */
export const en = {
  /** Notice: to-do added; its title follows. */
  'added.title': 'To-do added',
  /** Confirmation of a permanent deletion: button that keeps the to-do. */
  'delete.cancel': 'Cancel',
  /** Confirmation of a permanent deletion: confirming button. */
  'delete.confirm': 'Delete',
  /** Confirmation of a permanent deletion: consequence. */
  'delete.message': 'This can’t be undone.',
  /** Button that permanently deletes a deleted to-do. */
  'delete.open': 'Delete permanently',
  /** Title of the confirmation of a permanent deletion. {{title}}: the to-do. */
  'delete.title': 'Delete {{title}} permanently?',
  /** To-do: button that closes it; changes are saved automatically. */
  'detail.close': 'Close',
  /** To-do: button that deletes it; it can be restored. */
  'detail.delete': 'Delete',
  /** Banner of a deleted to-do. */
  'detail.deleted': 'This to-do was deleted. You can restore it.',
  /** To-do: label of the checkbox. */
  'detail.done': 'Done',
  /** To-do: button that moves it down in the reader’s own order. */
  'detail.down': 'Move down',
  /** To-do: button that marks it as important. */
  'detail.important': 'Important',
  /** To-do: button that restores it. */
  'detail.restore': 'Restore',
  /** To-do: button that stars it. */
  'detail.starred': 'Star',
  /** To-do: button that moves it up in the reader’s own order. */
  'detail.up': 'Move up',
  /** Notice: adding a to-do failed. {{title}}: its text. */
  'failed.add': 'Couldn’t add {{title}}',
  /** Notice: deleting some or all of the to-dos failed. */
  'failed.delete_one': 'Couldn’t delete the to-do',
  /** Notice: deleting some or all of the to-dos failed. */
  'failed.delete_other': 'Some to-dos couldn’t be deleted',
  /** Notice: saving some or all of the to-dos failed. */
  'failed.save_one': 'Couldn’t save the to-do',
  /** Notice: saving some or all of the to-dos failed. */
  'failed.save_other': 'Some to-dos couldn’t be saved',
  /** Label of the due date. */
  'field.due': 'Due',
  /** Error: due date before the start date. */
  'field.dueBeforeStart': 'The due date can’t be before the start date.',
  /** Label of the folder. */
  'field.folder': 'Folder',
  /** Option of a to-do without a folder. */
  'field.noFolder': 'None',
  /** Label of the notes. */
  'field.notes': 'Notes',
  /** Label of the start date. */
  'field.start': 'Start',
  /** Label of the title. */
  'field.title': 'Title',
  /** Keyboard shortcuts: toggles the checkbox. */
  'keys.done': 'Mark as done or not done',
  /** Keyboard shortcuts: toggles the importance. */
  'keys.important': 'Mark as important',
  /** Keyboard shortcuts: moves a to-do in the reader’s own order. */
  'keys.move': 'Move up or down in your own order',
  /** Keyboard shortcuts: opens a new to-do. */
  'keys.new': 'New to-do',
  /** Keyboard shortcuts: moves through the list. */
  'keys.next': 'Next, previous to-do',
  /** Keyboard shortcuts: opens a to-do. */
  'keys.open': 'Open',
  /** Keyboard shortcuts: Q. */
  'keys.quick': 'Quick add',
  /** Keyboard shortcuts: deletes a to-do. */
  'keys.remove': 'Delete',
  /** Keyboard shortcuts: moves the focus to the search field. */
  'keys.search': 'Search',
  /** Keyboard shortcuts: selects a to-do. */
  'keys.select': 'Select',
  /** Keyboard shortcuts: adds or removes a star. */
  'keys.star': 'Star',
  /** Keyboard shortcuts: Z. */
  'keys.undo': 'Undo',
  /** Heading of the labels, and button that opens the labels menu of a to-do. */
  'labels.title': 'Labels',
  /** Accessible name of the list. */
  'list.label': 'To-dos',
  /** Button that saves a new to-do. */
  'new.create': 'Add',
  /** Button that opens a new to-do. */
  'new.open': 'New to-do',
  /** Heading of a new to-do. */
  'new.title': 'New to-do',
  /** Empty list: message. */
  'none.empty.message': 'To-dos you add appear here.',
  /** Empty list: title. */
  'none.empty.title': 'No to-dos yet',
  /** Search without results: hint. */
  'none.noMatch.message': 'Try fewer words or another list.',
  /** Search without results: title. */
  'none.noMatch.title': 'No to-dos match your search',
  /** No deleted to-dos: message. */
  'none.noneDeleted.message': 'Deleted to-dos stay here until you delete them permanently.',
  /** No deleted to-dos: title. */
  'none.noneDeleted.title': 'No deleted to-dos',
  /** Unknown folder, label or filter in the address: message. */
  'none.unknown.message': 'It may have been removed. Choose another list.',
  /** Unknown folder, label or filter in the address: title. */
  'none.unknown.title': 'List not found',
  /** Detail pane without a to-do: hint. */
  'nothing.message': 'Select a to-do to view or edit it.',
  /** Detail pane without a to-do: title. */
  'nothing.title': 'No to-do selected',
  /** Sort order: due date. */
  'order.dueDate': 'Due',
  /** Label of the sort order. */
  'order.label': 'Sort by',
  /** Sort order: the reader’s own. */
  'order.manual': 'My order',
  /** Sort order: start date. */
  'order.startDate': 'Start',
  /** Sort order: title. */
  'order.title': 'Title',
  /** Toggle button: reverses the sort order. */
  'order.turn': 'Reverse order',
  /** Failed line of quick add: button that tries again. */
  'quick.again': 'Try again',
  /** Failed line of quick add: button that discards it. {{title}}: its text. */
  'quick.drop': 'Discard {{title}}',
  /** Placeholder of quick add: an example. The text after # is the name of a folder or label. */
  'quick.example': 'Call the mill tomorrow #office',
  /** Accessible name of the failed lines of quick add. */
  'quick.failed': 'Not added yet',
  /** Hint under quick add, until part of the text is recognised. */
  'quick.hint':
    'You can type tomorrow, next Friday, 30 June, 1/7, in 3 days, #folder, #label, or ! for important.',
  /** Label of quick add. */
  'quick.label': 'Quick add',
  /** Notice: to-dos deleted; the title of a single one follows. */
  'removed.title_one': 'To-do deleted',
  /** Notice: to-dos deleted; the title of a single one follows. */
  'removed.title_other': '{{number}} to-dos deleted',
  /** Row: accessible name of the checkbox. {{title}}: the to-do. */
  'row.done': '{{title}} is done',
  /** Row: due date. {{day}}: a date. */
  'row.due': 'Due {{day}}',
  /** Row: toggle button for the importance. {{title}}: the to-do. */
  'row.important': '{{title}} is important',
  /** Row: passed due date. {{day}}: a date. */
  'row.overdue': 'Overdue · {{day}}',
  /** Row: toggle button for the star. {{title}}: the to-do. */
  'row.starred': 'Star {{title}}',
  /** Button: clears the search. */
  'search.clear': 'Clear search',
  /** Label of the search field. */
  'search.label': 'Search these to-dos',
  /** Selection menu: to-dos that aren’t done. */
  'select.open': 'Not done',
  /** Selection menu: overdue to-dos. */
  'select.overdue': 'Overdue',
  /** Heading of the filters. */
  'sidebar.filters': 'Filters',
  /** Accessible name of the navigation, and button that opens it. */
  'sidebar.title': 'Folders and labels',
  /** Heading and document title. */
  'todo.title': 'To-do',
  /** Title of the confirmation of deleting all deleted to-dos permanently. */
  'trash.title_one': 'Delete {{number}} to-do permanently?',
  /** Title of the confirmation of deleting all deleted to-dos permanently. */
  'trash.title_other': 'Delete {{number}} to-dos permanently?',
  /** Folder: all to-dos. */
  'way.all': 'All',
  /** Filter: done to-dos. */
  'way.completed': 'Done',
  /** Filter: deleted to-dos, which can be restored. */
  'way.deleted': 'Deleted',
  /** Filter: to-dos with a due date. */
  'way.dueDate': 'Scheduled',
  /** Folder: field visits. */
  'way.field': 'Field visits',
  /** Filter: important to-dos. */
  'way.important': 'Important',
  /** Folder: office. */
  'way.office': 'Office',
  /** Filter: starred to-dos. */
  'way.starred': 'Starred',
  /** Filter: to-dos that start or are due today. */
  'way.today': 'Today',
} as const
