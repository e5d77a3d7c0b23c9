/** The words of the notes in English, their source. */
export const en = {
  /** Notice: a note was archived. */
  'archived.title': 'Archived',
  /** Question before notes are deleted for ever: what follows. */
  'bin.consequence': 'This cannot be taken back.',
  /** A note of the bin that is open: what it is. */
  'bin.deleted': 'This note was deleted. It can be brought back.',
  /** Above the notes of the bin: the button that deletes all of them for ever. */
  'bin.empty': 'Empty the bin',
  /** The answer that deletes notes for ever. */
  'bin.forEver': 'Delete for ever',
  /** The answer that keeps them. */
  'bin.keep': 'Keep',
  /** Above the notes of the bin. */
  'bin.message': 'What you delete stays here until you delete it for ever.',
  /** Question before notes are deleted for ever. */
  'bin.question_one': 'Delete {{number}} note for ever?',
  /** Question before notes are deleted for ever. */
  'bin.question_other': 'Delete {{number}} notes for ever?',
  /** A note of the bin that is open: the button that brings it back. */
  'bin.restore': 'Bring back',
  /** The button that adds an entry. */
  'checklist.add': 'Add entry',
  /** Name of the box of an entry. {{number}}: which one. */
  'checklist.done': 'Entry {{number}} is done',
  /** Name of the text of an entry. {{number}}: which one. */
  'checklist.item': 'Entry {{number}}',
  /** The button that takes an entry away. {{number}}: which one. */
  'checklist.remove': 'Remove entry {{number}}',
  /** Heading above the checklist. */
  'checklist.title': 'Checklist',
  /** A colour. */
  'color.amber': 'Amber',
  /** A colour. */
  'color.blue': 'Blue',
  /** A colour. */
  'color.green': 'Green',
  /** In the menu of colours: none. */
  'color.none': 'No colour',
  /** A colour. */
  'color.red': 'Red',
  /** A colour. */
  'color.teal': 'Teal',
  /** A colour. */
  'color.violet': 'Violet',
  /** Notice once a note is deleted; its button takes it back. */
  'deleted.title': 'Deleted: {{name}}',
  /** The cross of a dialog. */
  'dialog.close': 'Close',
  /** The button that saves what was written last and closes the note. */
  'dialog.done': 'Done',
  /** Below a note. {{ago}}: "3 hours ago". */
  'dialog.edited': 'Edited {{ago}}',
  /** Title of the dialog of a note. */
  'dialog.title': 'Note',
  /** Title where no note was archived. */
  'empty.archive': 'The archive is empty',
  /** What is said where no note was archived. */
  'empty.archiveMessage': 'What you archive is kept here, out of the way.',
  /** Title where no note was deleted. */
  'empty.bin': 'The bin is empty',
  /** What is said where no note was deleted. */
  'empty.binMessage': 'What you delete stays here until you delete it for ever.',
  /** Title where no note has the label. */
  'empty.label': 'No note has this label',
  /** What is said where there is no note. */
  'empty.message': 'Write down what you do not want to forget.',
  /** Title where there is no note. */
  'empty.notes': 'No notes yet',
  /** Title where no note reminds of anything. */
  'empty.reminders': 'Nothing to be reminded of',
  /** Notice: a note was not deleted. */
  'failed.delete': 'The note was not deleted',
  /** Notice: what was changed of a note was not saved. */
  'failed.save': 'The note was not changed',
  /** Label of the box that archives a note. */
  'field.archive': 'In the archive',
  /** The button that chooses the colour of a note that is written. */
  'field.color': 'Colour',
  /** Error of a note in which nothing stands. */
  'field.nothing': 'Write something, or add a picture.',
  /** The button that pins a note that is written. */
  'field.pinned': 'Pin',
  /** Label of the day and time. */
  'field.reminder': 'Remind me',
  /** Label of the text. */
  'field.text': 'Text',
  /** Label of the title. */
  'field.title': 'Title',
  /** Sheet of keys: what E does. */
  'keys.archive': 'Archive, or take out of it',
  /** Sheet of keys: what C does. */
  'keys.new': 'New note',
  /** Sheet of keys: what J and K does. */
  'keys.next': 'Next, previous note',
  /** Sheet of keys: what O and Enter does. */
  'keys.open': 'Open',
  /** Sheet of keys: what P does. */
  'keys.pin': 'Pin, or unpin',
  /** Sheet of keys: what # does. */
  'keys.remove': 'Delete',
  /** Sheet of keys: what / does. */
  'keys.search': 'Search',
  /** Sheet of keys: what Z does. */
  'keys.undo': 'Take back',
  /** Labels dialog: the button that adds a label. */
  'labels.add': 'Add label',
  /** Labels dialog: the button that chooses the colour of a label. {{number}}: which one. */
  'labels.color': 'Colour of label {{number}}',
  /** The button that opens the dialog of all labels, and its title. */
  'labels.edit': 'Edit labels',
  /** Labels dialog: label of the field of a name. {{number}}: which one. */
  'labels.name': 'Label {{number}}',
  /** Labels dialog: the button that takes a label away. {{number}}: which one. */
  'labels.remove': 'Remove label {{number}}',
  /** Labels dialog: the button that saves all labels. */
  'labels.save': 'Save labels',
  /** Heading above the labels, in the navigation and in a note. */
  'labels.title': 'Labels',
  /** Labels dialog: error of a name that another label has. */
  'labels.twice': 'Another label has this name.',
  /** In place of the button that opens the labels dialog, which saves all labels at once. */
  'labels.unread': 'Some labels could not be read. They cannot be edited until all of them can.',
  /** The button that saves a new note. */
  'new.create': 'Create',
  /** A new note: the button that shows all that can be written of it. */
  'new.more': 'Checklist, picture, reminder, labels',
  /** The button that begins a new note. */
  'new.open': 'New note',
  /** Above the notes: the line that opens where a new one is written. */
  'new.take': 'Take a note',
  /** Title of the dialog of a new note. */
  'new.title': 'New note',
  /** What is said where the search finds nothing. */
  'noMatch.message': 'Try fewer words, or look in another place.',
  /** Title where the search finds nothing. */
  'noMatch.title': 'No note matches',
  /** The button that archives a note. {{name}}: its title. */
  'note.archive': 'Archive {{name}}',
  /** The button that chooses the colour of a note. {{name}}: its title. */
  'note.color': 'Colour of {{name}}',
  /** The button that deletes a note. {{name}}: its title. */
  'note.delete': 'Delete {{name}}',
  /** The button that deletes a note of the bin for ever. {{name}}: its title. */
  'note.forEver': 'Delete {{name}} for ever',
  /** Card: how many entries of the checklist it does not show. */
  'note.moreItems_one': '{{number}} more',
  /** Card: how many entries of the checklist it does not show. */
  'note.moreItems_other': '{{number}} more',
  /** The button that pins a note, so that it hangs before the others. {{name}}: its title. */
  'note.pin': 'Pin {{name}}',
  /** Name of the sign of a note that is pinned. */
  'note.pinned': 'Pinned',
  /** The button that brings a note back from the bin. {{name}}: its title. */
  'note.restore': 'Bring {{name}} back',
  /** The button that takes a note out of the archive. {{name}}: its title. */
  'note.unarchive': 'Take {{name}} out of the archive',
  /** What a note is called in which only a picture stands. */
  'note.unnamed': 'Untitled note',
  /** Heading and document title. */
  'notes.title': 'Notes',
  /** The button that chooses a picture. */
  'picture.add': 'Add picture',
  /** What the picture of a note is, for screen readers. */
  'picture.alt': 'Picture of this note',
  /** Error of a picture that could not be read. */
  'picture.broken': 'This picture could not be read.',
  /** The button that chooses another picture. */
  'picture.change': 'Change picture',
  /** Below the picture. {{megabytes}}: how large a file may be. */
  'picture.help': 'PNG, JPEG, WebP or GIF, at most {{megabytes}} MB.',
  /** The button that takes the picture away. */
  'picture.remove': 'Remove picture',
  /** Error of a file that is too large. {{megabytes}}: how large it may be. */
  'picture.size': 'This file has more than {{megabytes}} MB.',
  /** Error of a file that is no picture. */
  'picture.type': 'This file is not a picture that can be read here.',
  /** Navigation: notes that were put away. */
  'place.archive': 'Archive',
  /** Navigation: notes that were deleted. */
  'place.bin': 'Bin',
  /** Navigation: all notes that are not archived. */
  'place.notes': 'All notes',
  /** Navigation: notes that remind of something. */
  'place.reminders': 'Reminders',
  /** Name of the navigation of notes, for screen readers. */
  'places.label': 'Notes and labels',
  /** Below the day and time. */
  'reminder.help': 'The console reminds you while it is open.',
  /** Below a day and time that have passed. */
  'reminder.past': 'This time has passed.',
  /** The button that takes the reminder away. */
  'reminder.remove': 'Do not remind me',
  /** Notice: the button that opens that note. */
  'reminder.show': 'Show',
  /** Notice: the time of a note has come; its title follows. */
  'reminder.told': 'You wanted to be reminded',
  /** Notice: a note was brought back from the bin. */
  'restored.title': 'Brought back: {{name}}',
  /** The button that empties the search. */
  'search.clear': 'Clear search',
  /** Label of the search field. */
  'search.label': 'Search these notes',
  /** Notice: a note was taken out of the archive. */
  'unarchived.title': 'Back among the notes',
  /** The link that takes that away. */
  'unknownNote.close': 'Show the notes',
  /** Above the notes, where the address names a note that there is not. */
  'unknownNote.message': 'There is no such note. It may have been deleted.',
  /** What is said where the address names no notes. */
  'unknownPlace.message': 'The label may have been removed.',
  /** Title where the address names no notes. */
  'unknownPlace.title': 'There is nothing at this address',
} as const
