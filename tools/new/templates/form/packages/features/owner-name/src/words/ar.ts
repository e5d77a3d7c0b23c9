export const ar = {
  'thingName.name': 'الاسم',
  'thingName.quantity': 'الكمية',
  'thingName.sent': 'حُفظ {{name}}.',
  'thingName.submit': 'حفظ',
  'thingName.title': 'نموذج Thing name',
}
