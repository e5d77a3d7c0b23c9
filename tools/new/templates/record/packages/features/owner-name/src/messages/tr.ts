export const tr = {
  'thingName.overview': 'Genel bakış',
  'thingName.title': 'Thing name kaydı',
}
