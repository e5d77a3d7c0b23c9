declare module '@console/core/i18n' {
  interface MessageCatalogue {
    notes: typeof en
  }
}

/** English messages of the notes, the source of the translations. */
export const en = {
  /** Notice: note archived. */
  'archived.title': 'Archived',
  /** Confirmation of a permanent deletion: consequence. */
  'bin.consequence': 'This can’t be undone.',
  /** Banner of an open note in the bin. */
  'bin.deleted': 'This note was deleted. You can restore it.',
  /** Above the notes in the bin: button that deletes all of them permanently. */
  'bin.empty': 'Empty the bin',
  /** Confirmation of a permanent deletion: confirming button. */
  'bin.forEver': 'Delete permanently',
  /** Confirmation of a permanent deletion: button that keeps the notes. */
  'bin.keep': 'Cancel',
  /** Above the notes in the bin. */
  'bin.message': 'Deleted notes stay here until you delete them permanently.',
  /** Title of the confirmation of a permanent deletion. */
  'bin.question_one': 'Delete {{number}} note permanently?',
  /** Title of the confirmation of a permanent deletion. */
  'bin.question_other': 'Delete {{number}} notes permanently?',
  /** Open note in the bin: button that restores it. */
  'bin.restore': 'Restore',
  /** Checklist: button that adds an item. */
  'checklist.add': 'Add item',
  /** Checklist: accessible name of a checkbox. {{number}}: position of the item. */
  'checklist.done': 'Item {{number}} done',
  /** Checklist: accessible name of the text of an item. {{number}}: its position. */
  'checklist.item': 'Item {{number}}',
  /** Checklist: button that removes an item. {{number}}: its position. */
  'checklist.remove': 'Remove item {{number}}',
  /** Heading of the checklist. */
  'checklist.title': 'Checklist',
  /** A colour. */
  'color.amber': 'Amber',
  /** A colour. */
  'color.blue': 'Blue',
  /** A colour. */
  'color.green': 'Green',
  /** Colour menu: no colour. */
  'color.none': 'No colour',
  /** A colour. */
  'color.red': 'Red',
  /** A colour. */
  'color.teal': 'Teal',
  /** A colour. */
  'color.violet': 'Violet',
  /** Notice with an undo button: note deleted. */
  'deleted.title': 'Deleted: {{name}}',
  /** Dialog: button that closes it. */
  'dialog.close': 'Close',
  /** Note dialog: button that saves the note and closes it. */
  'dialog.done': 'Done',
  /** Under a note. {{ago}}: elapsed time, such as “3 hours ago”. */
  'dialog.edited': 'Edited {{ago}}',
  /** Title of the note dialog. */
  'dialog.title': 'Note',
  /** Empty archive: title. */
  'empty.archive': 'The archive is empty',
  /** Empty archive: message. */
  'empty.archiveMessage': 'Notes you archive appear here.',
  /** Empty bin: title. */
  'empty.bin': 'The bin is empty',
  /** Empty bin: message. */
  'empty.binMessage': 'Deleted notes stay here until you delete them permanently.',
  /** Label without notes: title. */
  'empty.label': 'No notes have this label',
  /** No notes: message. */
  'empty.message': 'Add anything you don’t want to forget.',
  /** No notes: title. */
  'empty.notes': 'No notes yet',
  /** No notes with a reminder: title. */
  'empty.reminders': 'No reminders yet',
  /** Notice: deleting a note failed. */
  'failed.delete': 'Couldn’t delete the note',
  /** Notice: saving a note failed. */
  'failed.save': 'Couldn’t save the note',
  /** Label of the checkbox that archives a note. */
  'field.archive': 'In the archive',
  /** Button that opens the colours of a new note. */
  'field.color': 'Colour',
  /** Error of an empty note. */
  'field.nothing': 'Write something or add a picture.',
  /** Button that pins a new note. */
  'field.pinned': 'Pin',
  /** Label of the date and time of the reminder. */
  'field.reminder': 'Remind me',
  /** Label of the text. */
  'field.text': 'Text',
  /** Label of the title. */
  'field.title': 'Title',
  /** Keyboard shortcuts: E. */
  'keys.archive': 'Archive or unarchive',
  /** Keyboard shortcuts: C. */
  'keys.new': 'New note',
  /** Keyboard shortcuts: J and K. */
  'keys.next': 'Next, previous note',
  /** Keyboard shortcuts: O and Enter. */
  'keys.open': 'Open',
  /** Keyboard shortcuts: P. */
  'keys.pin': 'Pin or unpin',
  /** Keyboard shortcuts: #. */
  'keys.remove': 'Delete',
  /** Keyboard shortcuts: /. */
  'keys.search': 'Search',
  /** Keyboard shortcuts: Z. */
  'keys.undo': 'Undo',
  /** Labels dialog: button that adds a label. */
  'labels.add': 'Add label',
  /** Labels dialog: button that opens the colours of a label. {{number}}: its position. */
  'labels.color': 'Colour of label {{number}}',
  /** Button that opens the labels dialog, and its title. */
  'labels.edit': 'Edit labels',
  /** Labels dialog: label of a name. {{number}}: position of the label. */
  'labels.name': 'Label {{number}}',
  /** Labels dialog: button that removes a label. {{number}}: its position. */
  'labels.remove': 'Remove label {{number}}',
  /** Labels dialog: button that saves all labels. */
  'labels.save': 'Save labels',
  /** Heading of the labels, in the navigation and in a note. */
  'labels.title': 'Labels',
  /** Labels dialog: error of a duplicate name. */
  'labels.twice': 'Another label has this name.',
  /** Replaces the button that opens the labels dialog, which saves all labels at once. */
  'labels.unread': 'Some labels couldn’t be loaded. You can edit labels once all of them load.',
  /** Button that saves a new note. */
  'new.create': 'Create',
  /** New note: button that shows the other fields. */
  'new.more': 'Checklist, picture, reminder, labels',
  /** Button that opens a new note. */
  'new.open': 'New note',
  /** Above the notes: line that expands into a new note. */
  'new.take': 'Take a note',
  /** Title of the dialog of a new note. */
  'new.title': 'New note',
  /** Search without results: hint. */
  'noMatch.message': 'Try fewer words, or search elsewhere.',
  /** Search without results: title. */
  'noMatch.title': 'No notes match your search',
  /** Button that archives a note. {{name}}: its title. */
  'note.archive': 'Archive {{name}}',
  /** Button that opens the colours of a note. {{name}}: its title. */
  'note.color': 'Colour of {{name}}',
  /** Button that deletes a note. {{name}}: its title. */
  'note.delete': 'Delete {{name}}',
  /** Button that permanently deletes a note in the bin. {{name}}: its title. */
  'note.forEver': 'Delete {{name}} permanently',
  /** Card: number of hidden checklist items. */
  'note.moreItems_one': '{{number}} more',
  /** Card: number of hidden checklist items. */
  'note.moreItems_other': '{{number}} more',
  /** Button that pins a note before the others. {{name}}: its title. */
  'note.pin': 'Pin {{name}}',
  /** Accessible name of the icon of a pinned note. */
  'note.pinned': 'Pinned',
  /** Button that restores a note from the bin. {{name}}: its title. */
  'note.restore': 'Restore {{name}}',
  /** Button that unarchives a note. {{name}}: its title. */
  'note.unarchive': 'Unarchive {{name}}',
  /** Placeholder for the title of a note with only a picture. */
  'note.unnamed': 'Untitled note',
  /** Heading and document title. */
  'notes.title': 'Notes',
  /** Button that opens the file picker. */
  'picture.add': 'Add picture',
  /** Alternative text of a note’s picture. */
  'picture.alt': 'Picture of this note',
  /** Error of an unreadable picture. */
  'picture.broken': 'We couldn’t read this picture. Try another file.',
  /** Button that replaces the picture. */
  'picture.change': 'Change picture',
  /** Hint under the picture. {{megabytes}}: maximum file size. */
  'picture.help': 'PNG, JPEG, WebP or GIF, up to {{megabytes}} MB.',
  /** Button that removes the picture. */
  'picture.remove': 'Remove picture',
  /** Error of a file that is too large. {{megabytes}}: maximum file size. */
  'picture.size': 'This file is larger than {{megabytes}} MB.',
  /** Error of an unsupported file type. */
  'picture.type': 'This image type isn’t supported. Use PNG, JPEG, WebP or GIF.',
  /** Navigation: archived notes. */
  'place.archive': 'Archive',
  /** Navigation: deleted notes. */
  'place.bin': 'Bin',
  /** Navigation: all notes that aren’t archived. */
  'place.notes': 'All notes',
  /** Navigation: notes with a reminder. */
  'place.reminders': 'Reminders',
  /** Accessible name of the navigation. */
  'places.label': 'Notes and labels',
  /** Hint under the date and time of the reminder. */
  'reminder.help': 'You’ll be reminded while the console is open.',
  /** Warning under a date and time in the past. */
  'reminder.past': 'This time has passed.',
  /** Button that removes the reminder. */
  'reminder.remove': 'Remove reminder',
  /** Notice of a due reminder: button that opens the note. */
  'reminder.show': 'Show',
  /** Notice of a due reminder: title; the note’s title follows. */
  'reminder.told': 'Reminder',
  /** Notice: note restored from the bin. */
  'restored.title': 'Restored: {{name}}',
  /** Button: clears the search. */
  'search.clear': 'Clear search',
  /** Label of the search field. */
  'search.label': 'Search these notes',
  /** Notice: note unarchived. */
  'unarchived.title': 'Unarchived',
  /** Banner of an unknown note: link that removes it from the address. */
  'unknownNote.close': 'Back to notes',
  /** Banner above the notes: unknown note in the address. */
  'unknownNote.message': 'Note not found. It may have been deleted.',
  /** Unknown label in the address: message. */
  'unknownPlace.message': 'The label may have been removed.',
  /** Unknown label in the address: title. */
  'unknownPlace.title': 'Page not found',
} as const
