declare module '@console/core/i18n' {
  interface MessageCatalogue {
    list: typeof en
  }
}

/** English messages of lists, the source of the translations. */
export const en = {
  /** Close button of the columns dialog. */
  'index.columns.close': 'Close',
  /** Button of the columns dialog; changes are already applied. */
  'index.columns.done': 'Done',
  /** Button: moves a column one place later. */
  'index.columns.down': 'Move {{title}} down',
  /** Button of the columns dialog: keeps the column visible even if the table then scrolls sideways. */
  'index.columns.keep': 'Always show {{title}}',
  /** Beside a selected column that is hidden for lack of space. */
  'index.columns.noRoom': 'No space',
  /** Button: lets the column be hidden again for lack of space. */
  'index.columns.release': 'Hide {{title}} when there’s no space',
  /** Button: resets to the default columns. */
  'index.columns.reset': 'Reset',
  /** Title of the columns dialog. */
  'index.columns.title': 'Columns',
  /** Button: moves a column one place earlier. */
  'index.columns.up': 'Move {{title}} up',
  /** Menu of a list: rows of 32 px. */
  'index.density.compact': 'Compact',
  /** Menu of a list: rows of 40 px. */
  'index.density.regular': 'Regular',
  /** Menu of a list: rows of 52 px. */
  'index.density.relaxed': 'Relaxed',
  /** Title of a list without rows; the next step follows below. */
  'index.empty.title': 'Nothing here',
  /** Message of an empty view of a list with rows. */
  'index.emptyView.message': 'Try another view.',
  /** Title of an empty view. */
  'index.emptyView.title': 'Nothing in “{{view}}”',
  /** Export: option for all matching rows. */
  'index.export.all_one': 'The {{number}} that matches',
  /** Export: option for all matching rows. */
  'index.export.all_other': 'All {{number}} that match',
  /** Close button of the export dialog. */
  'index.export.close': 'Close',
  /** CSV column with codes, beside the column with their labels. */
  'index.export.code': '{{title}}, code',
  /** Export: label of the choice of columns. */
  'index.export.columns': 'Columns',
  /** CSV column beside an amount. */
  'index.export.currency': '{{title}}, currency',
  /** Notice after an export. */
  'index.export.done_one': '{{number}} row exported.',
  /** Notice after an export. */
  'index.export.done_other': '{{number}} rows exported.',
  /** Export: option for all columns. */
  'index.export.every_one': 'The only column',
  'index.export.every_other': 'All {{number}} columns',
  /** Export: the rows failed to load. */
  'index.export.failed': 'Couldn’t load the rows. Nothing was exported. Try again.',
  /** Export: option for the rows on this page. */
  'index.export.page_one': 'The {{number}} row on this page',
  /** Export: option for the rows on this page. */
  'index.export.page_other': 'The {{number}} rows on this page',
  /** Export: number of rows loaded so far. */
  'index.export.progress': '{{done}} of {{total}}',
  /** Export: label of the choice of rows. */
  'index.export.rows': 'Rows',
  /** Export: progress label. */
  'index.export.running': 'Loading rows…',
  /** Button: exports the file. */
  'index.export.save': 'Export',
  /** Export: option for the selected rows. */
  'index.export.selection_one': 'The {{number}} selected row',
  /** Export: option for the selected rows. */
  'index.export.selection_other': 'The {{number}} selected rows',
  /** Export: option for the visible columns. */
  'index.export.shown_one': 'The visible column',
  'index.export.shown_other': 'The {{number}} visible columns',
  /** Button: cancels the export. */
  'index.export.stop': 'Stop',
  /** CSV column of one currency of several: Value, 30 days, KES. @same */
  'index.export.sum': '{{title}}, {{currency}}',
  /** Title of the export dialog. */
  'index.export.title': 'Export as CSV',
  /** Message of a list that failed to load. */
  'index.failed.message': 'Something went wrong. Your filters were kept.',
  /** Title of a list that failed to load. */
  'index.failed.title': 'Couldn’t load the list',
  /** Button: the less common filters. */
  'index.filters.add': 'Add filter',
  /** Name of the list of active filters, for screen readers. */
  'index.filters.applied': 'Active filters',
  /** Active filter with its values. @same */
  'index.filters.chip': '{{title}}: {{what}}',
  /** Button: clears the search and all filters. */
  'index.filters.clear': 'Clear filters',
  /** Active filter: start date only. */
  'index.filters.day.from': 'from {{from}}',
  /** Active filter: end date only. */
  'index.filters.day.to': 'to {{to}}',
  /** Field: searches for a value or a record to filter by. */
  'index.filters.find': 'Find',
  /** No value or record matches. */
  'index.filters.none': 'No matches',
  /** Active filter: minimum of a number or amount. */
  'index.filters.number.from': 'from {{from}}',
  /** Active filter: maximum of a number or amount. */
  'index.filters.number.to': 'to {{to}}',
  /** Active filter: range of dates or numbers. @same */
  'index.filters.range': '{{from}} – {{to}}',
  /** Button: removes a filter. */
  'index.filters.remove': 'Remove the filter {{title}}',
  /** Time at which the rows were loaded. */
  'index.header.asOf': 'as of {{time}}',
  /** After the number of rows of a list sorted by amount. */
  'index.header.byAmount': 'sorted within each currency',
  /** The rows couldn’t be refreshed; {{time}} is when they were loaded. */
  'index.header.old': 'not refreshed since {{time}}',
  /** Button: loads the rows again. */
  'index.header.refresh': 'Refresh',
  /** Shown while the rows are loaded again. */
  'index.header.refreshing': 'Refreshing',
  /** Message of a list with an invalid query in its address. */
  'index.invalid.message': 'A filter, the search or the sort order in this link isn’t valid.',
  /** Title of a list with an invalid query in its address. */
  'index.invalid.title': 'This link isn’t valid',
  /** Shortcuts dialog: A, in a list. */
  'index.keys.approve': 'Approve or publish',
  /** Shortcuts dialog: Home and End, in a list. */
  'index.keys.ends': 'First, last row',
  /** Shortcuts dialog: E, in a list. */
  'index.keys.export': 'Export as CSV',
  /** Shortcuts dialog: Shift with an arrow, in a list. */
  'index.keys.extend': 'Extend the selection',
  /** Shortcuts dialog: F, in a list. */
  'index.keys.filter': 'Filters',
  /** Shortcuts dialog: Shift with F10, in a list. */
  'index.keys.menu': 'Open the row menu',
  /** Shortcuts dialog: Enter and O, in a list. */
  'index.keys.open': 'Open the record',
  /** Shortcuts dialog: Left and right, in a list. */
  'index.keys.page': 'Previous, next page',
  /** Shortcuts dialog: P, in a list. */
  'index.keys.preview': 'Preview',
  /** Shortcuts dialog: R, in a list. */
  'index.keys.reject': 'Reject',
  /** Shortcuts dialog: C, in a list. */
  'index.keys.requestChanges': 'Request changes',
  /** Shortcuts dialog: The arrows, in a list. */
  'index.keys.row': 'Previous, next row',
  /** Shortcuts dialog: J and K, in a list. */
  'index.keys.rowLetters': 'Next, previous row',
  /** Shortcuts dialog: /, in a list. */
  'index.keys.search': 'Search',
  /** Shortcuts dialog: Ctrl with Enter, in the form of a decision. */
  'index.keys.send': 'Submit the form',
  /** Shortcuts dialog: Space, in a list. */
  'index.keys.tick': 'Select the row',
  /** Shortcuts dialog: Ctrl with A, in a list. */
  'index.keys.tickPage': 'Select all on this page',
  /** Shortcuts dialog: heading of the keys of a list. */
  'index.keys.title': 'In a list',
  /** Shortcuts dialog: Z, in a list. */
  'index.keys.undo': 'Undo the last decision',
  /** Shortcuts dialog: V, in a list. */
  'index.keys.views': 'Views',
  /** List menu: opens the columns dialog. */
  'index.menu.columns': 'Columns…',
  /** List menu: heading of the row heights. */
  'index.menu.density': 'Density',
  /** List menu: opens the export dialog. */
  'index.menu.export': 'Export as CSV…',
  /** Button: menu of the list. */
  'index.menu.label': 'List options',
  /** List menu on small screens: heading of the sort orders. */
  'index.menu.sort': 'Sort by',
  /** Beside the pages: new rows that aren’t shown yet. */
  'index.news.added_one': '{{number}} new',
  /** Beside the pages: new rows that aren’t shown yet. */
  'index.news.added_other': '{{number}} new',
  /** Beside the pages: rows that no longer belong to the list. */
  'index.news.gone_one': '{{number}} removed',
  /** Beside the pages: rows that no longer belong to the list. */
  'index.news.gone_other': '{{number}} removed',
  /** Beside the pages: shows the current list. */
  'index.news.show': 'show',
  /** No match; the search and the filters follow as a list. */
  'index.noMatch.message': 'No results match all of these:',
  /** Title: nothing matches the search and filters. */
  'index.noMatch.title': 'No matches',
  /** Message of a list that doesn’t exist on the server. */
  'index.notFound.message': 'Trying again won’t help. Contact support.',
  /** Title of a list that doesn’t exist on the server. */
  'index.notFound.title': 'List not found',
  /** Message of a list while offline. */
  'index.offline.message': 'The list will load when you’re back online.',
  /** Title of a list while offline. */
  'index.offline.title': 'You’re offline',
  /** Name of the pagination, for screen readers. */
  'index.pages.label': 'Pages',
  /** Button: the next page. */
  'index.pages.next': 'Next page',
  /** After the page number field. */
  'index.pages.of': 'of {{last}}',
  /** Before the page number field. */
  'index.pages.page': 'Page',
  /** Button: the previous page. */
  'index.pages.previous': 'Previous page',
  /** Visible rows and their total. */
  'index.pages.range': '{{from}}–{{to}} of {{total}}',
  /** Label of the page size. */
  'index.pages.size': 'Rows per page',
  /** In place of a part of a list, such as a filter editor, whose code couldn’t be fetched. */
  'index.part.missing': 'This couldn’t be loaded.',
  /** Button beside it. */
  'index.part.retry': 'Try again',
  /** Close button of the preview. */
  'index.preview.close': 'Close preview',
  /** Name of the preview beside a list. */
  'index.preview.label': 'Preview',
  /** Preview button: the next row. */
  'index.preview.next': 'Next',
  /** Preview link: the record’s own screen. */
  'index.preview.open': 'Open the record',
  /** Position of the previewed row on the page. */
  'index.preview.place': '{{place}} of {{total}}',
  /** Preview button: the previous row. */
  'index.preview.previous': 'Previous',
  /** Title of the preview while its record loads. */
  'index.preview.reading': 'Loading…',
  /** Search text among the filters, where nothing matches. @same */
  'index.quoted': '“{{text}}”',
  /** Error of a range that ends before it starts. */
  'index.range.backward': 'The end can’t be before the start.',
  /** Currency of a range of amounts, for screen readers. */
  'index.range.currency': 'Currency',
  /** Field: start of a range. */
  'index.range.from': 'From',
  /** Field: end of a range. */
  'index.range.to': 'To',
  /** Error of a date filter: incomplete or invalid date. */
  'index.range.unfinished': 'Complete the date, or clear it.',
  /** Button: returns to the previous screen. */
  'index.refused.back': 'Back',
  /** Title of a list that the user may not see. */
  'index.refused.title': 'You don’t have access to this list',
  /** Copy button after it was pressed. */
  'index.requestId.copied': 'Copied',
  /** Button: copies the request ID of a failed call. */
  'index.requestId.copy': 'Copy',
  /** Chip in a row that someone else has just changed. */
  'index.row.changedBy': 'Changed by {{actor}}',
  /** Button at the end of a row: its menu. */
  'index.row.menu': 'Actions for {{name}}',
  /** Checkbox at the start of a row. */
  'index.row.tick': 'Select {{name}}',
  /** Row menu: heading of the decisions. */
  'index.rowMenu.decisions': 'Decide',
  /** Row menu: opens the record. */
  'index.rowMenu.open': 'Open',
  /** Row menu: heading of the links. */
  'index.rowMenu.places': 'Go to',
  /** Row menu: opens the preview. */
  'index.rowMenu.preview': 'Preview',
  /** Cancel button of the view dialog. */
  'index.save.cancel': 'Cancel',
  /** Hint below the name of a view. */
  'index.save.description': 'Only you can see this view. At most 40 characters.',
  /** Error: a view failed to save. */
  'index.save.failed': 'Couldn’t save the view. Try again.',
  /** Error: a view without a name. */
  'index.save.missing': 'Enter a name.',
  /** Field: the name of a view. */
  'index.save.name': 'Name',
  /** Title of the dialog that renames a view. */
  'index.save.rename': 'Rename view',
  /** Error: another view has this name; it can be replaced. */
  'index.save.replace':
    'You already have a view with this name. Choose another name, or replace that view.',
  /** Button: replaces the view with the same name. */
  'index.save.replaceIt': 'Replace view',
  /** Button: saves a view. */
  'index.save.save': 'Save',
  /** Button while a view is being saved. */
  'index.save.saving': 'Saving',
  /** Error: another view has this name. */
  'index.save.taken': 'You already have a view with this name. Choose another name.',
  /** Title of the dialog that saves a view. */
  'index.save.title': 'Save the view',
  /** Button: clears the search. */
  'index.search.clear': 'Clear search',
  /** Field: searches the list. */
  'index.search.label': 'Search this list',
  /** Button: selects all matching rows, on all pages. */
  'index.selection.all_one': 'Select the {{number}} that matches',
  /** Button: selects all matching rows, on all pages. */
  'index.selection.all_other': 'Select all {{number}} that match',
  /** Button: clears the selection. */
  'index.selection.clear': 'Clear selection',
  /** Number of selected rows; also announced. */
  'index.selection.count_one': '{{number}} selected',
  /** Number of selected rows; also announced. */
  'index.selection.count_other': '{{number}} selected',
  /** Reason for a disabled button: too few records selected. */
  'index.selection.least_one': 'Select at least {{number}} record.',
  'index.selection.least_other': 'Select at least {{number}} records.',
  /** Head of the column with row menus, for screen readers. */
  'index.table.actions': 'Actions',
  /** Head of the column with the next step of each row: "Confirm", "Dispatch". */
  'index.table.nextStep': 'Next step',
  /** Checkbox in the header of a list. */
  'index.table.tickPage': 'Select this page',
  /** Menu of a saved view. */
  'index.views.delete': 'Delete',
  /** Notice: a view was deleted. */
  'index.views.deleted': 'The view “{{name}}” was deleted.',
  /** Name of the views of a list. */
  'index.views.label': 'Views',
  /** Button beside a saved view. */
  'index.views.menu': 'Options for “{{name}}”',
  /** Button of the menu with the views that don’t fit. */
  'index.views.more': 'More',
  /** Notice: a view failed to delete. */
  'index.views.notDeleted': 'Couldn’t delete the view “{{name}}”.',
  /** Notice: undoing the deletion of a view failed. */
  'index.views.notRestored': 'Couldn’t restore the view “{{name}}”.',
  /** Menu of a saved view. */
  'index.views.rename': 'Rename…',
  /** Button: saves the search, filters and sort order under a name. */
  'index.views.save': 'Save view',
} as const
