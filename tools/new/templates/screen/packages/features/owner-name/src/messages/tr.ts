export const tr = {
  'thingName.empty.message': 'Bu sayfaya ait olanlar burada görünür.',
  'thingName.empty.title': 'Burada henüz bir şey yok',
  'thingName.title': 'Thing name sayfası',
}
