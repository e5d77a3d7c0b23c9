export const tr = {
  'thingNameList.all': 'Tümü',
  'thingNameList.created': 'Oluşturuldu',
  'thingNameList.empty': 'Burada henüz bir şey yok.',
  'thingNameList.name': 'Ad',
  'thingNameList.status': 'Durum',
  'thingNameList.title': 'Thing name listesi',
}
