/** The words of the help pages in English, their source. */
export const en = {
  /** Languages: a section's text. */
  'languages.choose.text':
    'Open the language menu in the toolbar and choose English, Türkçe or العربية. The console changes at once; nothing you typed is lost.',
  /** Languages: a section's heading. */
  'languages.choose.title': 'Choose a language',
  /** Languages: a section's text. */
  'languages.direction.text':
    'Arabic is written from right to left, and the layout is mirrored with it: navigation, panels, arrows and progress. Clocks, numbers and logos are not. In the theme panel you can choose the direction apart from the language.',
  /** Languages: a section's heading. */
  'languages.direction.title': 'Direction',
  /** Languages: a section's text. */
  'languages.formats.text':
    'Numbers, dates and times are written as is usual in the language you chose. Arabic keeps the Gregorian calendar and the digits 0 to 9, as trade documents do.',
  /** Languages: a section's heading. */
  'languages.formats.title': 'Numbers and dates',
  /** Languages: a section's text. */
  'languages.kept.text':
    'When you are signed in, your language is kept with your account and is there on every device. A guest’s is kept in this browser.',
  /** Languages: a section's heading. */
  'languages.kept.title': 'Where your choice is kept',
  /** Languages: a section's text. */
  'languages.search.text':
    'Search finds words without their accents: “i” finds İ and ı, and in Arabic the vowel signs and the forms of hamza do not matter.',
  /** Languages: a section's heading. */
  'languages.search.title': 'Searching',
  /** Languages: heading and document title. */
  'languages.title': 'Working in several languages',
  /** Languages: a section's text. */
  'languages.translated.text':
    'Every word of the console. What people have written, names, descriptions and messages, stays in the language in which it was written.',
  /** Languages: a section's heading. */
  'languages.translated.title': 'What is translated',
  /** /pages/licences: what that means. */
  'licences.empty.message': 'The build has named nothing that others wrote.',
  /** /pages/licences: nothing was taken from others. */
  'licences.empty.title': 'No notices',
  /** /pages/licences: beside a library that comes without the words of its licence. */
  'licences.noText': 'Its package brings no text of its licence.',
  /** /pages/licences: below the title. */
  'licences.text':
    'The console is made with these open-source libraries and fonts. Their authors ask to be named; open a name to read its licence. Licences are in English.',
  /** /pages/licences: title of the page. */
  'licences.title': 'Licences of what others wrote',
} as const
