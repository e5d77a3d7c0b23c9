declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'rich-text': typeof en
  }
}

/** English messages of rich text, the source of the translations. */
export const en = {
  /** While the editor’s code loads, for screen readers. */
  coming: 'Loading the editor',
  /** Before a paragraph that was added, for screen readers. */
  'difference.added': 'Added',
  /** Before a paragraph with changed formatting or links, for screen readers. */
  'difference.looks': 'Formatting changed:',
  /** Before a paragraph that was removed, for screen readers. */
  'difference.removed': 'Removed',
  /** In place of unchanged paragraphs. */
  'difference.same_one': '{{number}} unchanged paragraph',
  /** In place of unchanged paragraphs. */
  'difference.same_other': '{{number}} unchanged paragraphs',
  /** Toolbar button, and title of its dialog. */
  link: 'Link',
  /** Field: address of the link. */
  'link.address': 'Address',
  /** Button: leaves the link as it is. */
  'link.cancel': 'Cancel',
  /** Hint below the address. */
  'link.note': 'Use https://, mailto: with an email address, or a path such as /pages/terms.',
  /** Button: removes the link and keeps its text. */
  'link.remove': 'Remove link',
  /** Button: applies the link. */
  'link.set': 'Save link',
  /** Error of the address. */
  'link.unsafe': 'The link must start with https://, mailto: or /.',
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
  /** Toolbar button: redoes the last undone change. */
  redo: 'Redo',
  /** Name of the toolbar above a text, for screen readers. */
  toolbar: 'Formatting',
  /** Toolbar button: undoes the last change. */
  undo: 'Undo',
} as const
