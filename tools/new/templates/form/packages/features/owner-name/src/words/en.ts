export const en = {
  /** ThingNameScreen: a field. */
  'thingName.name': 'Name',
  /** ThingNameScreen: a field. */
  'thingName.quantity': 'Quantity',
  /** ThingNameScreen, after it was sent; {{name}} is what was written in the first field. */
  'thingName.sent': '{{name}} was saved.',
  /** ThingNameScreen: the button that sends the form. */
  'thingName.submit': 'Save',
  /** ThingNameScreen: document title and heading of the page. */
  'thingName.title': 'Thing name',
}
