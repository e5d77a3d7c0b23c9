export const ar = {
  'thingNameList.all': 'الكل',
  'thingNameList.created': 'تاريخ الإنشاء',
  'thingNameList.empty': 'لا شيء هنا بعد.',
  'thingNameList.name': 'الاسم',
  'thingNameList.status': 'الحالة',
  'thingNameList.title': 'قائمة Thing name',
}
