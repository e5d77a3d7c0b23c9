/** The words of rich text in English, their source. */
export const en = {
  /** Where the editor is being fetched, for screen readers. */
  coming: 'The editor is being fetched',
  /** Before a paragraph that was added, for screen readers. */
  'difference.added': 'Added',
  /** Before a paragraph that says the same and looks different: emphasis, a link. */
  'difference.looks': 'Looks different:',
  /** Before a paragraph that was removed, for screen readers. */
  'difference.removed': 'Removed',
  /** In place of paragraphs that stayed as they are. */
  'difference.same_one': '{{number}} paragraph as it was',
  /** In place of paragraphs that stayed as they are. */
  'difference.same_other': '{{number}} paragraphs as they were',
  /** Button of the toolbar, and the title of the dialog that it opens. */
  link: 'Link',
  /** Label of a field: an address. */
  'link.address': 'Address',
  /** Button: leaves the link as it is. */
  'link.cancel': 'Cancel',
  /** Below the address. */
  'link.note':
    'An address with https://, mailto: with an e-mail address, or a path such as /pages/terms.',
  /** Button: takes the link away, not its words. */
  'link.remove': 'Remove link',
  /** Button: makes the link. */
  'link.set': 'Set link',
  /** Error of the address. */
  'link.unsafe': 'Begin with https://, mailto: or /.',
  /** Button of the toolbar: bold. */
  'look.bold': 'Bold',
  /** Button of the toolbar: a list with bullets. */
  'look.bullets': 'Bulleted list',
  /** Button of the toolbar: a heading. */
  'look.heading': 'Heading',
  /** Button of the toolbar: italic. */
  'look.italic': 'Italic',
  /** Button of the toolbar: a list with numbers. */
  'look.numbers': 'Numbered list',
  /** Button of the toolbar: a heading below a heading. */
  'look.subheading': 'Subheading',
  /** Button of the toolbar: does again what was undone. */
  redo: 'Redo',
  /** Names the buttons above a text, for screen readers. */
  toolbar: 'How it looks',
  /** Button of the toolbar: takes the last change back. */
  undo: 'Undo',
} as const
