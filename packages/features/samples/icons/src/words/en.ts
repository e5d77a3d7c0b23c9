/** The words of the catalogue of icons in English, their source. */
export const en = {
  /** Below the title. */
  about: 'Press an icon, or Enter on it, to copy its name.',
  /** After a name was copied; announced. {{name}}: of the icon. */
  copied: '{{name}} was copied',
  /** Above the icons: how many there are; announced. */
  count_one: '{{number}} icon',
  /** Above the icons: how many there are; announced. */
  count_other: '{{number}} icons',
  /** There are no icons at all. */
  'empty.message': 'The server has named none.',
  /** There are no icons at all. */
  'empty.title': 'There are no icons',
  /** Above the icons: how many were found; announced. {{of}}: of how many. */
  found_one: '{{number}} of {{of}} icons',
  /** Above the icons: how many were found; announced. {{of}}: of how many. */
  found_other: '{{number}} of {{of}} icons',
  /** Nothing was found. Names and tags are English in all languages. */
  'noMatch.message': 'No name and no tag holds these words. Names and tags are in English.',
  /** Nothing was found. */
  'noMatch.title': 'No icon found',
  /** Label of the field that holds the name where it could not be copied. */
  refused: 'It could not be copied. Copy it from here',
  /** Label of the search. */
  search: 'Search icons',
  /** Button: empties the search. */
  'search.clear': 'Clear the search',
  /** Below the search. */
  'search.english': 'Names and tags are English: arrow, price, people.',
  /** Choice: how large icons are shown. */
  size: 'Size',
  /** Choice of the size. */
  'size.large': 'Large',
  /** Choice of the size. */
  'size.medium': 'Medium',
  /** Choice of the size. */
  'size.small': 'Small',
  /** Title, and name of the grid. */
  title: 'Icons',
} as const
