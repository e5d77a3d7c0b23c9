export const en = {
  /** ThingNameScreen, nothing to show: the sentence below the heading. */
  'thingName.empty.message': 'Items appear here when they’re added.',
  /** ThingNameScreen, nothing to show: heading. */
  'thingName.empty.title': 'Nothing here yet',
  /** ThingNameScreen: document title and heading of the page. */
  'thingName.title': 'Thing name',
}
