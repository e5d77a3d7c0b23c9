declare module '@console/core/i18n' {
  interface MessageCatalogue {
    documentation: typeof en
  }
}

/** English messages of the help pages, the source of the translations. */
export const en = {
  /** Languages: text of a section. */
  'languages.choose.text':
    'Open the language menu in the toolbar and choose English, Türkçe or العربية. The console changes immediately, and you keep everything you’ve typed.',
  /** Languages: heading of a section. */
  'languages.choose.title': 'Choosing a language',
  /** Languages: text of a section. */
  'languages.direction.text':
    'Arabic is written from right to left, so the layout is mirrored too: navigation, panels, arrows and progress bars. Clocks, numbers and logos aren’t. You can also set the direction separately in the theme panel.',
  /** Languages: heading of a section. */
  'languages.direction.title': 'Direction',
  /** Languages: text of a section. */
  'languages.formats.text':
    'Numbers, dates and times follow the conventions of the language you chose. Arabic uses the Gregorian calendar and the digits 0 to 9, as trade documents do.',
  /** Languages: heading of a section. */
  'languages.formats.title': 'Numbers and dates',
  /** Languages: text of a section. */
  'languages.kept.text':
    'When you’re signed in, your language is saved to your account and used on all your devices. For guests, it’s saved in this browser.',
  /** Languages: heading of a section. */
  'languages.kept.title': 'Where your choice is saved',
  /** Languages: text of a section. */
  'languages.search.text':
    'Search ignores accents: “i” finds İ and ı. In Arabic, it ignores vowel marks and the different forms of hamza.',
  /** Languages: heading of a section. */
  'languages.search.title': 'Searching',
  /** Languages: heading and document title. */
  'languages.title': 'Working in several languages',
  /** Languages: text of a section. */
  'languages.translated.text':
    'All of the console’s own text. Anything people write, such as names, descriptions and messages, stays in its original language.',
  /** Languages: heading of a section. */
  'languages.translated.title': 'Translated text',
  /** /pages/licences: text of the empty page. */
  'licences.empty.message': 'This build doesn’t list any third-party software.',
  /** /pages/licences: title of the empty page. */
  'licences.empty.title': 'No licences',
  /** /pages/licences: beside a library without a licence text. */
  'licences.noText': 'The package doesn’t include its licence text.',
  /** /pages/licences: text below the title. */
  'licences.text':
    'The console is built with these open-source libraries and fonts. Open a name to read its licence. Licences are in English.',
  /** /pages/licences: page title. */
  'licences.title': 'Third-party licences',
} as const
