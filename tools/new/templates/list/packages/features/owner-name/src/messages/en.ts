export const en = {
  /** thingNameList: the view with everything in it. */
  'thingNameList.all': 'All',
  /** thingNameList, column: when one was made. */
  'thingNameList.created': 'Created',
  /** thingNameList: there is none. */
  'thingNameList.empty': 'Nothing here yet.',
  /** thingNameList, column: what one is called. */
  'thingNameList.name': 'Name',
  /** thingNameList, column and filter: where one stands. */
  'thingNameList.status': 'Status',
  /** thingNameList: document title and heading of the page. */
  'thingNameList.title': 'Thing name list',
}
