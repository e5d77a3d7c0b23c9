declare module '@console/core/i18n' {
  interface MessageCatalogue {
    icons: typeof en
  }
}

/** English messages of the catalogue of icons, the source of the translations. */
export const en = {
  /** Hint under the title. */
  about: 'Click an icon, or press Enter, to copy its name.',
  /** Announcement: name copied. {{name}}: the icon. */
  copied: '{{name}} was copied',
  /** Above the icons: number of icons; announced. */
  count_one: '{{number}} icon',
  /** Above the icons: number of icons; announced. */
  count_other: '{{number}} icons',
  /** No icons at all: message. */
  'empty.message': 'Icons appear here once they’re added.',
  /** No icons at all: title. */
  'empty.title': 'No icons yet',
  /** Above the icons: number of matches; announced. {{of}}: number of all icons. */
  found_one: '{{number}} of {{of}} icons',
  /** Above the icons: number of matches; announced. {{of}}: number of all icons. */
  found_other: '{{number}} of {{of}} icons',
  /** Search without results: message. Names and tags are English in all languages. */
  'noMatch.message': 'No name or tag contains these words. Names and tags are in English.',
  /** Search without results: title. */
  'noMatch.title': 'No icons match your search',
  /** Label of the field with the name, after copying failed. */
  refused: 'Couldn’t copy the name. Copy it from here',
  /** Label of the search field. */
  search: 'Search icons',
  /** Button: clears the search. */
  'search.clear': 'Clear search',
  /** Hint under the search field. */
  'search.english': 'Names and tags are in English, such as arrow, price or people.',
  /** Label of the choice of icon size. */
  size: 'Size',
  /** Icon size. */
  'size.large': 'Large',
  /** Icon size. */
  'size.medium': 'Medium',
  /** Icon size. */
  'size.small': 'Small',
  /** Title, and name of the grid. */
  title: 'Icons',
} as const
