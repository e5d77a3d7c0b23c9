export const ar = {
  'thingName.empty.message': 'يظهر هنا ما يخص هذه الصفحة.',
  'thingName.empty.title': 'لا شيء هنا بعد',
  'thingName.title': 'صفحة Thing name',
}
