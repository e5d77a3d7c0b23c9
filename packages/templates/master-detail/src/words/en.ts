/** The words of lists with their records beside them, in English, their source. */
export const en = {
  /** Button: empties the search. */
  'index.search.clear': 'Clear the search',
  /** How many rows are selected; also announced. */
  'index.selection.count_one': '{{number}} selected',
  /** How many rows are selected; also announced. */
  'index.selection.count_other': '{{number}} selected',
  /** Mail, to-do, contacts, chat: closes the drawer of folders and labels. */
  'masterDetail.sidebar.close': 'Close',
  /** Mail, to-do, contacts, chat: said beside the list where the address names a record that there is not. */
  'masterDetail.unknown.message':
    'It may have been deleted, or its address is not complete. The list is as it was.',
  /** Mail, to-do, contacts, chat: title where the address names a record that there is not. */
  'masterDetail.unknown.title': 'There is nothing at this address',
  /** Switch where there is no room for both: what is written, or what others see of it. */
  panes: 'What is shown',
  /** Switch: what is written. */
  'panes.edit': 'Edit',
  /** Over a preview: the language that it is in. */
  'panes.language': 'Language of the preview',
  /** Switch and heading: what others see of it. */
  'panes.preview': 'Preview',
  /** Switch, for who may only read: what it holds. */
  'panes.read': 'Details',
  /** Box and menu entry above a list of the sample apps: selects all rows. */
  'selection.all': 'All',
  /** Button above such a list: opens the menu of what is selected. */
  'selection.menu': 'Select…',
  /** Menu entry above such a list: selects nothing. */
  'selection.none': 'None',
  /** Row of such a list: name of its box. {{name}}: of the row. */
  'selection.row': 'Select {{name}}',
} as const
