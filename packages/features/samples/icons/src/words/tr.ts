import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the catalogue of icons in Turkish. */
export const tr: Translation<typeof en> = {
  about: 'Adını kopyalamak için bir simgeye basın ya da üzerinde Enter’a basın.',
  copied: '{{name}} kopyalandı',
  count_one: '{{number}} simge',
  count_other: '{{number}} simge',
  'empty.message': 'Sunucu hiçbir simge bildirmedi.',
  'empty.title': 'Simge yok',
  found_one: '{{of}} simgeden {{number}}',
  found_other: '{{of}} simgeden {{number}}',
  'noMatch.message':
    'Bu sözcükler hiçbir adda ya da etikette geçmiyor. Adlar ve etiketler İngilizcedir.',
  'noMatch.title': 'Simge bulunamadı',
  refused: 'Kopyalanamadı. Buradan kopyalayın',
  search: 'Simge ara',
  'search.clear': 'Aramayı temizle',
  'search.english': 'Adlar ve etiketler İngilizcedir: arrow, price, people.',
  size: 'Boyut',
  'size.large': 'Büyük',
  'size.medium': 'Orta',
  'size.small': 'Küçük',
  title: 'Simgeler',
}
