import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of the catalogue of icons. */
export const tr: Translation<typeof en> = {
  about: 'Adını kopyalamak için bir simgeye tıklayın ya da Enter’a basın.',
  copied: '{{name}} kopyalandı',
  count_one: '{{number}} simge',
  count_other: '{{number}} simge',
  'empty.message': 'Simgeler eklendiğinde burada görünür.',
  'empty.title': 'Henüz simge yok',
  found_one: '{{number}} / {{of}} simge',
  found_other: '{{number}} / {{of}} simge',
  'noMatch.message':
    'Hiçbir ad ya da etiket bu sözcükleri içermiyor. Adlar ve etiketler İngilizcedir.',
  'noMatch.title': 'Aramanızla eşleşen simge yok',
  refused: 'Ad kopyalanamadı. Buradan kopyalayın',
  search: 'Simge ara',
  'search.clear': 'Aramayı temizle',
  'search.english': 'Adlar ve etiketler İngilizcedir; örneğin arrow, price, people.',
  size: 'Boyut',
  'size.large': 'Büyük',
  'size.medium': 'Orta',
  'size.small': 'Küçük',
  title: 'Simgeler',
}
