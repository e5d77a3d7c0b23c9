export const ar = {
  'thingName.overview': 'نظرة عامة',
  'thingName.title': 'سجل Thing name',
}
