declare module '@console/core/i18n' {
  interface MessageCatalogue {
    structure: typeof en
  }
}

/** English messages of structures, the source of the translations. */
export const en = {
  /** Part of a list of contents in the delete dialog. */
  children_one: '{{number}} entry',
  /** Part of a list of contents in the delete dialog. */
  children_other: '{{number}} entries',
  /** Button: closes a dialog or drawer. */
  close: 'Close',
  /** Menu entry, and button of the delete dialog. */
  delete: 'Delete',
  /** Placeholder of the choice of a new place for the contents. */
  'delete.choose': 'Choose one',
  /** Delete dialog, before its contents are known. */
  'delete.hint': 'This can’t be undone. If it isn’t empty, you’ll choose where its contents go.',
  /** Delete dialog. {{what}}: contents with their counts, as a list: "23 products and 2 subcategories". */
  'delete.inUse': 'It still contains: {{what}}. Where should the contents go?',
  /** Choice of a new place for the contents: an inactive one. */
  'delete.inactive': '{{name}} (inactive)',
  /** Button of the delete dialog: moves the contents, then deletes. */
  'delete.move': 'Move and delete',
  /** Label of the choice of a new place for the contents. */
  'delete.target': 'Move contents to',
  /** Title of the delete dialog. */
  'delete.title': 'Delete “{{name}}”?',
  /** Title of an empty structure. */
  empty: 'Nothing here yet',
  /** History: an event. */
  'event.changed': 'Changed',
  /** History: an event. */
  'event.created': 'Created',
  /** History: an event. */
  'event.deleted': 'Deleted',
  /** History: an event. */
  'event.moved': 'Moved',
  /** Above a form whose record was deleted by an unknown person. */
  gone: '“{{name}}” was deleted while you had it open.',
  /** Above a form whose record was deleted. {{by}}: the person. */
  'gone.by': '{{by}} deleted “{{name}}” while you had it open.',
  /** Button above that form: adds the record as a new one. */
  'gone.create': 'Create it again',
  /** After either. */
  'gone.kept': 'Your text is still in the form. You can create it again.',
  /** Menu entry: opens the history. */
  history: 'History',
  /** Empty history. */
  'history.empty': 'No changes yet.',
  /** Error: the history failed to load. */
  'history.failed': 'Couldn’t load the history',
  /** Title of the drawer. */
  'history.of': 'History of {{name}}',
  /** Result of a bulk action. */
  'many.done_one': '{{number}} updated.',
  /** Result of a bulk action. */
  'many.done_other': '{{number}} updated.',
  /** Checkbox of a row. */
  'many.mark': 'Select {{name}}',
  /** Checkbox above the rows: selects all or none. */
  'many.marked_one': '{{number}} selected',
  /** Checkbox above the rows: selects all or none. */
  'many.marked_other': '{{number}} selected',
  /** Choice of a new parent for the selected rows. */
  'many.moveTo': 'Move to',
  /** Menu entry: moves the contents into another one and deletes this one. */
  merge: 'Merge into another…',
  /** Merge dialog: the consequence. */
  'merge.hint': 'Everything in it moves to the one you choose, and this one is deleted.',
  /** Merge dialog, below that text: its contents. {{what}}: “711 products and 9 subcategories”. */
  'merge.holds': 'It contains: {{what}}.',
  /** Title of the merge dialog. */
  'merge.title': 'Merge “{{name}}” into another?',
  /** Button that opens a menu. */
  more: 'More',
  /** Menu entry: opens the move dialog. */
  move: 'Move…',
  /** Button: repeats the move in the latest order. */
  'move.again': 'Move anyway',
  /** Move dialog: choice of the preceding sibling. */
  'move.behind': 'Place after',
  /** Button of the move dialog. */
  'move.do': 'Move',
  /** Title of an error; the reason follows. */
  'move.failed': 'Couldn’t move it',
  /** Choice of the preceding sibling: none, it comes first. */
  'move.first': 'First',
  /** Above the tree: someone else reordered it, and the move is no longer possible. */
  'move.gone':
    'Someone else reordered this list. Your move is no longer possible, or already done.',
  /** Move dialog: choice of the parent. */
  'move.into': 'Parent',
  /** Button: gives up the move. */
  'move.leave': 'Don’t move',
  /** Above the tree: someone else reordered it first. */
  'move.second':
    'Someone else reordered this list, so {{name}} wasn’t moved. You’re seeing the latest order.',
  /** Title of the move dialog. */
  'move.title': 'Move “{{name}}”',
  /** Choice of the parent: none. */
  'move.top': 'Top level',
  /** Notice after a move, with an undo button. */
  moved: 'Moved: {{name}}',
  /** Message of a search without a result. */
  noMatch: 'No matches in any language.',
  /** Button: clears the search. */
  'noMatch.clear': 'Clear search',
  /** Title of a search without a result. */
  'noMatch.title': 'Nothing found',
  /** Empty pane beside the list. */
  'nothing.title': 'Nothing selected',
  /** Above a read-only record. {{roles}}: roles that may change it. */
  readOnly: 'You can view this. To change it, you need one of these roles: {{roles}}.',
  /** Button: saves the form. */
  save: 'Save',
  /** Notice after a save. */
  saved: 'Saved',
  /** Name of the choice of a tree, for screen readers. */
  scope: 'Type',
  /** Label of the search field above the tree. */
  search: 'Find by name',
  /** While a write is pending, for screen readers. */
  working: 'Working',
  /** Title of an error; the reason follows. */
  'write.failed': 'That didn’t work',
} as const
