declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'file-manager': typeof en
  }
}

/** English messages of the file manager, the source of the translations. */
export const en = {
  /** Column of the search results: folders of a file. */
  'columns.location': 'Location',
  /** Column, sort order and detail: last change of a file. */
  'columns.modified': 'Modified',
  /** Column and sort order. */
  'columns.name': 'Name',
  /** Column, sort order and detail: owner of a file. */
  'columns.owner': 'Owner',
  /** Column, sort order and detail. */
  'columns.size': 'Size',
  /** Column, sort order and detail: folder, document or spreadsheet. */
  'columns.type': 'Type',
  /** Above the files: number of shown files; announced. {{size}}: their total size. */
  count_one: '{{number}} item, {{size}}',
  /** Above the files: number of shown files; announced. {{size}}: their total size. */
  count_other: '{{number}} items, {{size}}',
  /** Phone: button that closes the details. */
  'details.close': 'Close',
  /** Detail: creation date. */
  'details.created': 'Created',
  /** Detail pane without a file. Backspace is the name of a key. */
  'details.hint':
    'Select a file to see its details. Press Enter to open it, or Backspace to go up one folder.',
  /** Detail pane: unknown file in the address. */
  'details.missing': 'File not found. It may have been moved or deleted.',
  /** Details of several files: the files that aren’t named. {{number}}: their number. */
  'details.more_one': 'and one more',
  /** Details of several files: the files that aren’t named. {{number}}: their number. */
  'details.more_other': 'and {{number}} more',
  /** Detail: a file that was never opened. */
  'details.never': 'Not yet',
  /** Placeholder for the preview. */
  'details.noPreview': 'No preview available.',
  /** Detail: whether a file is stored on the reader’s devices. */
  'details.offline': 'Offline',
  /** Detail: not available offline. */
  'details.offline.no': 'Online only',
  /** Detail, and accessible name of the icon beside a file’s name: available offline. */
  'details.offline.yes': 'Available offline',
  /** Detail: last time a file was opened. */
  'details.opened': 'Opened',
  /** Accessible name of the preview. */
  'details.preview': 'Preview',
  /** Accessible heading of the detail pane; title of the drawer on a phone. */
  'details.title': 'Details',
  /** No files at all: message. */
  'empty.message': 'Files appear here once someone adds them.',
  /** No files at all: title. */
  'empty.title': 'No files yet',
  /** Empty folder: message. */
  'folder.empty': 'Nothing here yet.',
  /** Empty folder: title. */
  'folder.empty.title': 'This folder is empty',
  /** Unknown folder in the address: message. */
  'folder.unknown': 'It may have been moved or deleted. Your other folders haven’t changed.',
  /** Unknown folder in the address: title. */
  'folder.unknown.title': 'Folder not found',
  /** Heading and accessible name of the search results. */
  'found.title': 'Results from all folders',
  /** Keyboard shortcuts. */
  'keys.all': 'Select all',
  /** Keyboard shortcuts. */
  'keys.letters': 'Go to a name that starts with these letters',
  /** Keyboard shortcuts. */
  'keys.more': 'Extend the selection',
  /** Keyboard shortcuts. */
  'keys.open': 'Open',
  /** Keyboard shortcuts. */
  'keys.search': 'Search',
  /** Keyboard shortcuts. */
  'keys.up': 'Go up one folder',
  /** Search without results: message. */
  'noMatch.message': 'No file or folder name contains these words.',
  /** Search without results: title. */
  'noMatch.title': 'No files match your search',
  /** Label of the search field. */
  search: 'Search all folders',
  /** Button: clears the search. */
  'search.clear': 'Clear search',
  /** Button: selects all shown files. */
  'select.all': 'Select all',
  /** Button: clears the selection. */
  'select.none': 'Clear selection',
  /** Above the files and in the detail pane: number of selected files; announced. {{size}}: their total size. */
  selected_one: '{{number}} selected, {{size}}',
  /** Above the files and in the detail pane: number of selected files; announced. {{size}}: their total size. */
  selected_other: '{{number}} selected, {{size}}',
  /** Size of an empty folder. */
  'size.none': '0 files',
  /** Menu: sort order. {{key}}: name of a column. */
  sort: 'Sorted by: {{key}}',
  /** Toggle button: reverses the sort order. */
  'sort.reversed': 'Reverse order',
  /** Title of the app. */
  title: 'Files',
  /** Path to a folder: the top folder. */
  top: 'All files',
  /** Type of a file. */
  'type.document': 'Document',
  /** Type of a file. */
  'type.folder': 'Folder',
  /** Type of a file. */
  'type.spreadsheet': 'Spreadsheet',
  /** Label of the choice of view. */
  view: 'View',
  /** View: files as rows. */
  'view.rows': 'Rows',
  /** View: files as tiles. */
  'view.tiles': 'Tiles',
  /** Accessible name of the path to a folder. */
  way: 'Path to this folder',
  /** Path to a folder: button that shows the hidden folders. */
  'way.more': 'Folders in between',
} as const
