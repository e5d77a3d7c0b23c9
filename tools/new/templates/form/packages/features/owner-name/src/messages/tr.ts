export const tr = {
  'newThingName.added': '{{name}} eklendi.',
  'newThingName.description': 'Açıklama',
  'newThingName.name': 'Ad',
  'newThingName.submit': 'Ekle',
  'newThingName.title': 'Yeni: Thing name',
}
