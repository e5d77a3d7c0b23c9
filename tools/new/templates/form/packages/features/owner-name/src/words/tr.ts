export const tr = {
  'thingName.name': 'Ad',
  'thingName.quantity': 'Adet',
  'thingName.sent': '{{name}} kaydedildi.',
  'thingName.submit': 'Kaydet',
  'thingName.title': 'Thing name formu',
}
