/** The words of the file manager in English, their source. */
export const en = {
  /** Column of what was found: the folders that a file lies in. */
  'columns.location': 'Location',
  /** Column, order, and fact: when a file was changed last. */
  'columns.modified': 'Modified',
  /** Column and order. */
  'columns.name': 'Name',
  /** Column, order, and fact: who made a file. */
  'columns.owner': 'Owner',
  /** Column, order, and fact. */
  'columns.size': 'Size',
  /** Column, order, and fact: folder, document or spreadsheet. */
  'columns.type': 'Type',
  /** Above the files: how many are shown; announced. {{size}}: what they come to. */
  count_one: '{{number}} item, {{size}}',
  /** Above the files: how many are shown; announced. {{size}}: what they come to. */
  count_other: '{{number}} items, {{size}}',
  /** Phone: closes what is known of a file. */
  'details.close': 'Close',
  /** Fact: when a file was made. */
  'details.created': 'Created',
  /** Beside a folder in which nothing is selected. What is pressed is a key. */
  'details.hint': 'Select a file to look at it. Enter opens it, Backspace goes up.',
  /** Beside a folder: the address names a file that there is not. */
  'details.missing': 'There is no such file. It may have been moved or deleted.',
  /** Details of many files: those that are not named. {{number}}: of them. */
  'details.more_one': 'and one more',
  /** Details of many files: those that are not named. {{number}}: of them. */
  'details.more_other': 'and {{number}} more',
  /** Fact: nobody has opened the file yet. */
  'details.never': 'Not yet',
  /** In place of the preview of a file that has none. */
  'details.noPreview': 'There is no preview of this file.',
  /** Fact: whether a file is kept on the reader’s devices. */
  'details.offline': 'Offline',
  /** Fact: it is not. */
  'details.offline.no': 'Only with a network',
  /** Fact, and what the mark beside a file’s name means: it is. */
  'details.offline.yes': 'Kept on your devices',
  /** Fact: when a file was opened last. */
  'details.opened': 'Opened',
  /** Name of the preview of a file, for screen readers. */
  'details.preview': 'Preview',
  /** Heading beside the folders, for screen readers; title of the drawer on a phone. */
  'details.title': 'Details',
  /** There are no files at all. */
  'empty.message': 'Nobody has put anything here yet.',
  /** There are no files at all. */
  'empty.title': 'There are no files!',
  /** A folder in which nothing lies. */
  'folder.empty': 'Nothing lies in this folder.',
  /** A folder in which nothing lies. */
  'folder.empty.title': 'This folder is empty',
  /** The address names a folder that there is not. */
  'folder.unknown': 'It may have been moved or deleted. All others are where they were.',
  /** The address names a folder that there is not. */
  'folder.unknown.title': 'There is no such folder',
  /** In place of a folder’s name, and name of the list: what was searched for. */
  'found.title': 'Found in all folders',
  /** Sheet of keys. */
  'keys.all': 'Select all',
  /** Sheet of keys. */
  'keys.letters': 'Go to what begins with the letters',
  /** Sheet of keys. */
  'keys.more': 'Select all between',
  /** Sheet of keys. */
  'keys.open': 'Open',
  /** Sheet of keys. */
  'keys.search': 'Search',
  /** Sheet of keys. */
  'keys.up': 'To the folder above',
  /** Nothing was found. */
  'noMatch.message': 'No name of a file or folder holds these words.',
  /** Nothing was found. */
  'noMatch.title': 'Nothing found',
  /** Label of the search. */
  search: 'Search all folders',
  /** Button: empties the search. */
  'search.clear': 'Clear the search',
  /** Button: selects all that is shown. */
  'select.all': 'Select all',
  /** Button: nothing is selected any more. */
  'select.none': 'Select none',
  /** Above the files and beside them: how many are selected; announced. {{size}}: what they come to. */
  selected_one: '{{number}} selected, {{size}}',
  /** Above the files and beside them: how many are selected; announced. {{size}}: what they come to. */
  selected_other: '{{number}} selected, {{size}}',
  /** In place of the size of a folder: it has no file. */
  'size.none': '0 files',
  /** Menu: in which order files stand. {{key}}: the name of a column. */
  sort: 'Sorted by: {{key}}',
  /** Button, pressed while the order is the other way round. */
  'sort.reversed': 'Reversed order',
  /** Title of the app. */
  title: 'Files',
  /** The way to a folder: what all folders lie in. */
  top: 'All files',
  /** What a file is. */
  'type.document': 'Document',
  /** What a file is. */
  'type.folder': 'Folder',
  /** What a file is. */
  'type.spreadsheet': 'Spreadsheet',
  /** Choice: how files are drawn. */
  view: 'View',
  /** Choice: files as rows. */
  'view.rows': 'Rows',
  /** Choice: files as tiles. */
  'view.tiles': 'Tiles',
  /** Name of the way to a folder, for screen readers. */
  way: 'Way to this folder',
  /** Button: the folders in the middle of the way. */
  'way.more': 'Folders between',
} as const
