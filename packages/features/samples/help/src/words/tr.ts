import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of the help pages in Turkish. */
export const tr: Translation<typeof en> = {
  'article.others': '{{category}} içinde daha fazlası',
  'article.unknown.message': 'Kaldırılmış olabilir ya da adresi eksik.',
  'article.unknown.title': 'Böyle bir makale yok',
  'faq.clear': 'Aramayı temizle',
  'faq.empty.message': 'Sorular, yanıtlandığında burada görünür.',
  'faq.empty.title': 'Henüz soru yok',
  'faq.noMatch.message': 'Daha az ya da başka sözcükler deneyin.',
  'faq.noMatch.title': 'Eşleşen soru yok',
  'faq.search': 'Soru ve yanıtlarda ara',
  'faq.title': 'Sık sorulan sorular',
  'knowledgeBase.count_one': '{{number}} makale',
  'knowledgeBase.count_other': '{{number}} makale',
  'knowledgeBase.empty.message': 'Makaleler, yazıldığında burada görünür.',
  'knowledgeBase.empty.title': 'Henüz makale yok',
  'knowledgeBase.title': 'Bilgi bankası',
}
