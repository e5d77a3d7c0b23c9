export const en = {
  /** Tab and card: details of one. */
  'thingName.overview': 'Overview',
  /** Document title, behind the name of the one that is shown. */
  'thingName.title': 'Thing name',
}
