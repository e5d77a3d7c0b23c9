import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Turkish messages of the help pages. */
export const tr: Translation<typeof en> = {
  'article.others': '{{category}} içinde daha fazlası',
  'article.unknown.message': 'Kaldırılmış olabilir ya da bağlantı eksik olabilir.',
  'article.unknown.title': 'Makale bulunamadı',
  'faq.clear': 'Aramayı temizle',
  'faq.empty.message': 'Yanıtlanan sorular burada görünür.',
  'faq.empty.title': 'Henüz soru yok',
  'faq.noMatch.message': 'Daha az ya da başka sözcükler deneyin.',
  'faq.noMatch.title': 'Aramanızla eşleşen soru yok',
  'faq.search': 'Soru ve yanıtlarda ara',
  'faq.title': 'Sık sorulan sorular',
  'knowledgeBase.count_one': '{{number}} makale',
  'knowledgeBase.count_other': '{{number}} makale',
  'knowledgeBase.empty.message': 'Yeni makaleler burada görünür.',
  'knowledgeBase.empty.title': 'Henüz makale yok',
  'knowledgeBase.title': 'Bilgi bankası',
}
