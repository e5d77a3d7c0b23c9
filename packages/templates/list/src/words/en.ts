/** The words of lists, in English, their source. */
export const en = {
  /** Cross of the dialog that chooses columns. */
  'index.columns.close': 'Close',
  /** Button of the dialog that chooses columns; the list has followed already. */
  'index.columns.done': 'Done',
  /** Button: shows a column one place later. */
  'index.columns.down': 'Move {{title}} down',
  /** Button in the dialog that chooses columns: the column stays even where the table is then wider than its room. */
  'index.columns.keep': 'Show {{title}} even where there is no room',
  /** Beside a column in the dialog that chooses them: it is chosen, but not shown, since there is no room for it. */
  'index.columns.noRoom': 'No room',
  /** Button: the column that was told to stay leaves again where there is no room for it. */
  'index.columns.release': 'Let {{title}} leave where there is no room',
  /** Button: back to the columns that the list begins with. */
  'index.columns.reset': 'Reset',
  /** Title of the dialog that chooses columns. */
  'index.columns.title': 'Columns',
  /** Button: shows a column one place earlier. */
  'index.columns.up': 'Move {{title}} up',
  /** Menu of a list: rows of 32 px. */
  'index.density.compact': 'Compact',
  /** Menu of a list: rows of 40 px. */
  'index.density.regular': 'Regular',
  /** Menu of a list: rows of 52 px. */
  'index.density.relaxed': 'Relaxed',
  /** A list that has no rows at all; what to do next stands below. */
  'index.empty.title': 'Nothing here',
  /** A view that has no rows, where the list has some. */
  'index.emptyView.message': 'The other views may have some.',
  /** A view that has no rows. */
  'index.emptyView.title': 'Nothing in “{{view}}”',
  /** Export: the choice of every row that matches. */
  'index.export.all_one': 'The {{number}} that matches',
  /** Export: the choice of every row that matches. */
  'index.export.all_other': 'All {{number}} that match',
  /** Cross of the export dialog. */
  'index.export.close': 'Close',
  /** Head of the column of codes beside a column of words in a CSV file. */
  'index.export.code': '{{title}}, code',
  /** Export: over the choice of columns. */
  'index.export.columns': 'Columns',
  /** Head of the column beside an amount in a CSV file. */
  'index.export.currency': '{{title}}, currency',
  /** Notice: a file was saved. */
  'index.export.done_one': '{{number}} row saved as a file.',
  /** Notice: a file was saved. */
  'index.export.done_other': '{{number}} rows saved as a file.',
  /** Export: the choice of every column there is. */
  'index.export.every_one': 'The one column',
  'index.export.every_other': 'All {{number}} columns',
  /** Export: the rows could not be read. */
  'index.export.failed': 'The rows could not be read. Nothing was saved; try again.',
  /** Export: the choice of the rows that are shown. */
  'index.export.page_one': 'The {{number}} row on this page',
  /** Export: the choice of the rows that are shown. */
  'index.export.page_other': 'The {{number}} rows on this page',
  /** Export: how many rows were read. */
  'index.export.progress': '{{done}} of {{total}}',
  /** Export: over the choice of rows. */
  'index.export.rows': 'Rows',
  /** Export: what is under way. */
  'index.export.running': 'Reading the rows…',
  /** Button: saves the file. */
  'index.export.save': 'Save CSV',
  /** Export: the choice of the ticked rows. */
  'index.export.selection_one': 'The {{number}} selected row',
  /** Export: the choice of the ticked rows. */
  'index.export.selection_other': 'The {{number}} selected rows',
  /** Export: the choice of the columns that are shown. */
  'index.export.shown_one': 'The column that is shown',
  'index.export.shown_other': 'The {{number}} columns that are shown',
  /** Button: reads no further rows and saves nothing. */
  'index.export.stop': 'Stop',
  /** Head of the column of one currency of several in a CSV file: Value, 30 days, KES. @same */
  'index.export.sum': '{{title}}, {{currency}}',
  /** Title of the dialog that saves rows as a file. */
  'index.export.title': 'Save as CSV',
  /** A list that could not be read. */
  'index.failed.message': 'Something went wrong on the way. Your filters were kept.',
  /** A list that could not be read. */
  'index.failed.title': 'The list could not be read',
  /** Button: the filters that are used less. */
  'index.filters.add': 'Add filter',
  /** Names the filters that are on. */
  'index.filters.applied': 'Filters that are on',
  /** A filter that is on, and its values. @same */
  'index.filters.chip': '{{title}}: {{what}}',
  /** Button that empties the search and takes every filter away. */
  'index.filters.clear': 'Clear filters',
  /** A filter that is on: from a day on. */
  'index.filters.day.from': 'from {{from}}',
  /** A filter that is on: up to a day. */
  'index.filters.day.to': 'to {{to}}',
  /** Field: finds a value or a record to filter by. */
  'index.filters.find': 'Find',
  /** No record has such a name. */
  'index.filters.none': 'No match',
  /** A filter that is on: a number or an amount, and what is more. */
  'index.filters.number.from': 'from {{from}}',
  /** A filter that is on: a number or an amount, and what is less. */
  'index.filters.number.to': 'to {{to}}',
  /** A filter that is on: from a day or a number to another. @same */
  'index.filters.range': '{{from}} – {{to}}',
  /** Button: takes a filter away. */
  'index.filters.remove': 'Remove the filter {{title}}',
  /** When the rows were read. */
  'index.header.asOf': 'as of {{time}}',
  /** After the number of rows of a list that is sorted by amounts. */
  'index.header.byAmount': 'sorted within each currency',
  /** The rows could not be read again; those of that time are shown. */
  'index.header.old': 'not refreshed: {{time}}',
  /** Button: reads the rows again. */
  'index.header.refresh': 'Refresh',
  /** The rows are being read again. */
  'index.header.refreshing': 'Refreshing',
  /** A list that cannot be asked for in this way. */
  'index.invalid.message':
    'The server does not accept a filter, the search or the order in this address.',
  /** A list that cannot be asked for in this way. */
  'index.invalid.title': 'The list cannot be asked for like this',
  /** Sheet of keys: what A does in a list. */
  'index.keys.approve': 'Approve or publish',
  /** Sheet of keys: what Home and End do in a list. */
  'index.keys.ends': 'First, last row',
  /** Sheet of keys: what E does in a list. */
  'index.keys.export': 'Save as CSV',
  /** Sheet of keys: what Shift with an arrow does in a list. */
  'index.keys.extend': 'Extend the selection',
  /** Sheet of keys: what F does in a list. */
  'index.keys.filter': 'Filters',
  /** Sheet of keys: what Shift with F10 does in a list. */
  'index.keys.menu': 'Open the menu of the row',
  /** Sheet of keys: what Enter and O do in a list. */
  'index.keys.open': 'Open the record',
  /** Sheet of keys: what left and right do in a list. */
  'index.keys.page': 'Previous, next page',
  /** Sheet of keys: what P does in a list. */
  'index.keys.preview': 'Preview',
  /** Sheet of keys: what R does in a list. */
  'index.keys.reject': 'Reject',
  /** Sheet of keys: what C does in a list. */
  'index.keys.requestChanges': 'Request changes',
  /** Sheet of keys: what the arrows do in a list. */
  'index.keys.row': 'Previous, next row',
  /** Sheet of keys: what J and K do in a list. */
  'index.keys.rowLetters': 'Next, previous row',
  /** Sheet of keys: what / does in a list. */
  'index.keys.search': 'Search',
  /** Sheet of keys: what Ctrl with Enter does in the form of a decision. */
  'index.keys.send': 'Send what is written',
  /** Sheet of keys: what Space does in a list. */
  'index.keys.tick': 'Select the row',
  /** Sheet of keys: what Ctrl with A does in a list. */
  'index.keys.tickPage': 'Select the page',
  /** Sheet of keys: over the keys of a list. */
  'index.keys.title': 'In a list',
  /** Sheet of keys: what Z does in a list. */
  'index.keys.undo': 'Undo the last decision',
  /** Sheet of keys: what V does in a list. */
  'index.keys.views': 'Views',
  /** Menu of a list: which columns are shown. */
  'index.menu.columns': 'Columns…',
  /** Menu of a list: over how high its rows are. */
  'index.menu.density': 'Density',
  /** Menu of a list: saves rows as a file. */
  'index.menu.export': 'Save as CSV…',
  /** Button: what can be done with the list as a whole. */
  'index.menu.label': 'More about this list',
  /** Menu of a list on small screens: over what it is sorted by. */
  'index.menu.sort': 'Sort by',
  /** Beside the pages: others have come and wait to be shown. */
  'index.news.added_one': '{{number}} new',
  /** Beside the pages: others have come and wait to be shown. */
  'index.news.added_other': '{{number}} new',
  /** Beside the pages: some no longer belong to the list. */
  'index.news.gone_one': '{{number}} gone',
  /** Beside the pages: some no longer belong to the list. */
  'index.news.gone_other': '{{number}} gone',
  /** Beside the pages: shows the list as it is now. */
  'index.news.show': 'show',
  /** Nothing matches; what excludes everything is listed below. */
  'index.noMatch.message': 'Nothing matches all of this:',
  /** Search and filters leave nothing over. */
  'index.noMatch.title': 'No match',
  /** A list that the server does not have. */
  'index.notFound.message': 'Trying again will not help. Tell whoever runs this console.',
  /** A list that the server does not have. */
  'index.notFound.title': 'The server does not know this list',
  /** A list that cannot be read without a network. */
  'index.offline.message': 'The list is read as soon as there is a network again.',
  /** A list that cannot be read without a network. */
  'index.offline.title': 'You are offline',
  /** Names the controls that page through a list. */
  'index.pages.label': 'Pages',
  /** Button: the next page. */
  'index.pages.next': 'Next page',
  /** Behind the field with the number of the page. */
  'index.pages.of': 'of {{last}}',
  /** Before the field with the number of the page. */
  'index.pages.page': 'Page',
  /** Button: the page before. */
  'index.pages.previous': 'Previous page',
  /** Which rows of how many are shown. */
  'index.pages.range': '{{from}}–{{to}} of {{total}}',
  /** Before the choice of how many rows a page has. */
  'index.pages.size': 'Rows per page',
  /** In the place of a part of a list, such as the editor of a filter, whose code could not be fetched. */
  'index.part.missing': 'This could not be loaded.',
  /** Button beside it. */
  'index.part.retry': 'Try again',
  /** Cross of the preview. */
  'index.preview.close': 'Close the preview',
  /** Names the preview beside a list. */
  'index.preview.label': 'Preview',
  /** Button of the preview: the next row. */
  'index.preview.next': 'Next',
  /** Link of the preview: to the record’s own screen. */
  'index.preview.open': 'Open the record',
  /** Which row of the page is in the preview. */
  'index.preview.place': '{{place}} of {{total}}',
  /** Button of the preview: the row before. */
  'index.preview.previous': 'Previous',
  /** Title of the preview while its record is read. */
  'index.preview.reading': 'Reading…',
  /** Where nothing matches: what was searched for, among the filters. @same */
  'index.quoted': '“{{text}}”',
  /** A range that ends before it begins. */
  'index.range.backward': 'This comes before the beginning.',
  /** Field: the currency of a range of amounts; not seen, said by screen readers. */
  'index.range.currency': 'Currency',
  /** Field: where a range begins. */
  'index.range.from': 'From',
  /** Field: where a range ends. */
  'index.range.to': 'To',
  /** Error of a filter: a part of the date is missing, or there is no such day. */
  'index.range.unfinished': 'Complete the date, or clear it.',
  /** Button: back to where the reader came from. */
  'index.refused.back': 'Back',
  /** A list that the reader may not see. */
  'index.refused.title': 'This list is not open to you',
  /** What the copy button says once it has copied. */
  'index.requestId.copied': 'Copied',
  /** Button: copies the id of a call that failed. */
  'index.requestId.copy': 'Copy',
  /** A chip at a row that somebody else has just changed: claimed, decided, written. */
  'index.row.changedBy': 'Changed by {{actor}}',
  /** Button at the end of a row: what can be done with it. */
  'index.row.menu': 'Actions for {{name}}',
  /** Box at the beginning of a row. */
  'index.row.tick': 'Select {{name}}',
  /** Names what can be decided about a row in its menu. */
  'index.rowMenu.decisions': 'Decide',
  /** Menu of a row: goes to the record. */
  'index.rowMenu.open': 'Open',
  /** Names where the menu of a row leads. */
  'index.rowMenu.places': 'Go to',
  /** Menu of a row: shows it beside the list. */
  'index.rowMenu.preview': 'Preview',
  /** Button: saves no view. */
  'index.save.cancel': 'Cancel',
  /** Below the name of a view. */
  'index.save.description': 'Only you see it. At most 40 characters.',
  /** A view that could not be saved. */
  'index.save.failed': 'The view could not be saved. Try again.',
  /** A view without a name. */
  'index.save.missing': 'Give it a name.',
  /** Field: the name of a view. */
  'index.save.name': 'Name',
  /** Title of the dialog that gives a view another name. */
  'index.save.rename': 'Rename the view',
  /** The name of a view is that of another: it is asked whether that one is to be replaced. */
  'index.save.replace':
    'You have a view of this name already. Choose another name, or replace that view.',
  /** Button: saves a view in place of the one of that name. */
  'index.save.replaceIt': 'Replace it',
  /** Button: saves a view. */
  'index.save.save': 'Save',
  /** A view is being saved. */
  'index.save.saving': 'Saving',
  /** A view cannot have the name of another. */
  'index.save.taken': 'You have a view of this name already. Choose another name.',
  /** Title of the dialog that saves a view. */
  'index.save.title': 'Save the view',
  /** Button: empties the search. */
  'index.search.clear': 'Clear the search',
  /** Field: searches the list. */
  'index.search.label': 'Search this list',
  /** Button: selects every row that matches, on all pages. */
  'index.selection.all_one': 'Select the {{number}} that matches',
  /** Button: selects every row that matches, on all pages. */
  'index.selection.all_other': 'Select all {{number}} that match',
  /** Button: selects nothing. */
  'index.selection.clear': 'Clear the selection',
  /** How many rows are selected; also announced. */
  'index.selection.count_one': '{{number}} selected',
  /** How many rows are selected; also announced. */
  'index.selection.count_other': '{{number}} selected',
  /** Why a button cannot be pressed: what it leads to takes more records than are selected. */
  'index.selection.least_one': 'Select at least {{number}} record.',
  'index.selection.least_other': 'Select at least {{number}} records.',
  /** Names the column with the menus of rows. */
  'index.table.actions': 'Actions',
  /** Names the column with the buttons of what comes next for each row: "Confirm", "Dispatch". */
  'index.table.nextStep': 'Next step',
  /** Box in the header of a list. */
  'index.table.tickPage': 'Select this page',
  /** Menu of a view that the reader saved. */
  'index.views.delete': 'Delete',
  /** Notice: a view was deleted. */
  'index.views.deleted': 'The view “{{name}}” was deleted.',
  /** Names the views of a list. */
  'index.views.label': 'Views',
  /** Button beside a view that the reader saved. */
  'index.views.menu': 'Options of “{{name}}”',
  /** The button of a menu with the views that have no room beside the others. */
  'index.views.more': 'More',
  /** Notice: a view could not be deleted. */
  'index.views.notDeleted': 'The view “{{name}}” could not be deleted.',
  /** Notice: deleting a view could not be undone. */
  'index.views.notRestored': 'The view “{{name}}” could not be brought back.',
  /** Menu of a view that the reader saved. */
  'index.views.rename': 'Rename…',
  /** Button: keeps search, filters and sort under a name. */
  'index.views.save': 'Save view',
} as const
