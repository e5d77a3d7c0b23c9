export const en = {
  /** NewThingNameScreen, after it was sent; {{name}} is what was written in the first field. */
  'newThingName.added': '{{name}} was added.',
  /** NewThingNameScreen: a field. */
  'newThingName.description': 'Description',
  /** NewThingNameScreen: a field. */
  'newThingName.name': 'Name',
  /** NewThingNameScreen: the button that sends the form. */
  'newThingName.submit': 'Add',
  /** NewThingNameScreen: document title and heading of the page. */
  'newThingName.title': 'New: Thing name',
}
