declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'master-detail': typeof en
  }
}

/** English messages of lists with their records beside them, the source of the translations. */
export const en = {
  /** Button: clears the search. */
  'index.search.clear': 'Clear search',
  /** Number of selected rows; also announced. */
  'index.selection.count_one': '{{number}} selected',
  /** Number of selected rows; also announced. */
  'index.selection.count_other': '{{number}} selected',
  /** Mail, to-do, contacts, chat: closes the drawer of folders and labels. */
  'masterDetail.sidebar.close': 'Close',
  /** Mail, to-do, contacts, chat: message for an unknown record in the address. */
  'masterDetail.unknown.message': 'The item may have been deleted, or the link may be incomplete.',
  /** Mail, to-do, contacts, chat: title for an unknown record in the address. */
  'masterDetail.unknown.title': 'Item not found',
  /** Switch on small screens, between the editor and the preview. */
  panes: 'View',
  /** Switch: the editor. */
  'panes.edit': 'Edit',
  /** Above a preview: its language. */
  'panes.language': 'Preview language',
  /** Switch and heading: the preview. */
  'panes.preview': 'Preview',
  /** Switch for users without write access: the details. */
  'panes.read': 'Details',
  /** Checkbox and menu entry above a list of the sample apps: selects all rows. */
  'selection.all': 'All',
  /** Button above such a list: opens the selection menu. */
  'selection.menu': 'Select…',
  /** Menu entry above such a list: clears the selection. */
  'selection.none': 'None',
  /** Checkbox of a row. {{name}}: the row. */
  'selection.row': 'Select {{name}}',
} as const
