/** The words of structures, in English, their source. */
export const en = {
  /** What stands in one that is to be deleted: part of a list. */
  children_one: '{{number}} entry below it',
  /** The same. */
  children_other: '{{number}} entries below it',
  /** Button: closes a dialog or drawer. */
  close: 'Close',
  /** In a menu, and the button of the question: deletes what is open. */
  delete: 'Delete',
  /** In the choice of where the content goes, while nothing is chosen. */
  'delete.choose': 'Choose one',
  /** In the question, where nothing is known yet of what stands in it. */
  'delete.hint':
    'It is gone for good. If something still stands in it, you are asked first where that is to go.',
  /** In the question. {{what}}: counted things, as a list: "23 products and 2 entries below it". */
  'delete.inUse': 'Still in it: {{what}}. Choose where that goes.',
  /** In the choice of where the content goes: one that is switched off. */
  'delete.inactive': '{{name}} (inactive)',
  /** Button of the question: moves the content, then deletes. */
  'delete.move': 'Move and delete',
  /** Label of the choice of where the content goes. */
  'delete.target': 'Move the content to',
  /** Title of the question. */
  'delete.title': 'Delete “{{name}}”?',
  /** Where there is nothing in it at all. */
  empty: 'Nothing here yet',
  /** In a history. */
  'event.changed': 'Changed',
  /** In a history. */
  'event.created': 'Created',
  /** In a history. */
  'event.deleted': 'Deleted',
  /** In a history. */
  'event.moved': 'Moved',
  /** Over a form: what it is about was deleted by an unknown person. */
  gone: '“{{name}}” was deleted while it was open here.',
  /** The same, where it is known who did it. */
  'gone.by': '{{by}} deleted “{{name}}” while it was open here.',
  /** Button of that form: adds it as a new one. */
  'gone.create': 'Create it again',
  /** After either. */
  'gone.kept': 'Your text is still in the form. You can create it again.',
  /** In a menu: what happened to it. */
  history: 'History',
  /** A history without anything. */
  'history.empty': 'Nothing has happened to it yet.',
  /** Where the history could not be read. */
  'history.failed': 'The history could not be read',
  /** Title of the drawer. */
  'history.of': 'History of {{name}}',
  /** What came of doing the same with several. */
  'many.done_one': '{{number}} was changed.',
  /** What came of doing the same with several. */
  'many.done_other': '{{number}} were changed.',
  /** Box at a row. */
  'many.mark': 'Select {{name}}',
  /** Box over the rows: selects all, or none. */
  'many.marked_one': '{{number}} selected',
  /** Box over the rows: selects all, or none. */
  'many.marked_other': '{{number}} selected',
  /** List: where those that are selected are put. */
  'many.moveTo': 'Move them into',
  /** In a menu: moves all that stands in it into another and deletes it. */
  merge: 'Merge into another…',
  /** In that question. */
  'merge.hint': 'All that stands in it goes into the other, and it is deleted.',
  /** Below that hint: how much is in it. {{what}}: “711 products and 9 entries below it”. */
  'merge.holds': 'In it: {{what}}.',
  /** Title of that question. */
  'merge.title': 'Merge “{{name}}” into another',
  /** Button that opens a menu. */
  more: 'More',
  /** In a menu: puts it elsewhere. */
  move: 'Move…',
  /** Button: moves it after all, in the order as it is now. */
  'move.again': 'Move it again',
  /** Label of the choice of what it stands behind. */
  'move.behind': 'Behind',
  /** Button of the dialog. */
  'move.do': 'Move',
  /** What is said where it was not moved, before the reason. */
  'move.failed': 'It was not moved',
  /** In the choice of what it stands behind: it is the first. */
  'move.first': 'As the first',
  /** Over the tree: somebody else was first, and the move means nothing any more. */
  'move.gone':
    'Somebody else has arranged this meanwhile. Your move is not possible any more, or done already.',
  /** Label of the choice of what it stands in. */
  'move.into': 'Stands in',
  /** Button: what was wanted is not wanted any more. */
  'move.leave': 'Leave it',
  /** Over the tree: somebody else was first. */
  'move.second':
    'Somebody else has arranged this meanwhile, so {{name}} was not moved. You see how it is now.',
  /** Title of the dialog. */
  'move.title': 'Move “{{name}}”',
  /** In the choice of what it stands in: in nothing. */
  'move.top': 'At the top',
  /** Notice after a move, with a button that undoes it. */
  moved: 'Moved: {{name}}',
  /** A search that finds nothing. */
  noMatch: 'None of them is called so, in any language.',
  /** Button: shows all again. */
  'noMatch.clear': 'Clear the search',
  /** Title of that. */
  'noMatch.title': 'Nothing found',
  /** Beside the list, while nothing is open. */
  'nothing.title': 'Nothing is selected',
  /** Over what the reader may only read. {{roles}}: those who may change it. */
  readOnly: 'You can read this. Changing it needs the role {{roles}}.',
  /** Button: saves what was written. */
  save: 'Save',
  /** Said once it was saved. */
  saved: 'Saved',
  /** Names the choice of which of several trees is shown, for screen readers. */
  scope: 'Kind',
  /** Label of the search over the tree. */
  search: 'Find by name',
  /** While something is done, for screen readers. */
  working: 'Working',
  /** What is said where something was not done, before the reason. */
  'write.failed': 'It was not done',
} as const
