export const ar = {
  'newThingName.added': 'أُضيف {{name}}.',
  'newThingName.description': 'الوصف',
  'newThingName.name': 'الاسم',
  'newThingName.submit': 'إضافة',
  'newThingName.title': 'جديد: Thing name',
}
