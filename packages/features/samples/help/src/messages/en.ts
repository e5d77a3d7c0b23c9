declare module '@console/core/i18n' {
  interface MessageCatalogue {
    help: typeof en
  }
}

/** English messages of the help pages, the source of the translations. */
export const en = {
  /** Article: heading of the list of other articles. {{category}}: name from the server. */
  'article.others': 'More in {{category}}',
  /** Unknown article in the address: message. */
  'article.unknown.message': 'It may have been removed, or the link is incomplete.',
  /** Unknown article in the address: title. */
  'article.unknown.title': 'Article not found',
  /** FAQ: button that clears the search. */
  'faq.clear': 'Clear search',
  /** FAQ without questions: message. */
  'faq.empty.message': 'Answered questions appear here.',
  /** FAQ without questions: title. */
  'faq.empty.title': 'No questions yet',
  /** FAQ search without results: message. */
  'faq.noMatch.message': 'Try fewer or different words.',
  /** FAQ search without results: title. */
  'faq.noMatch.title': 'No questions match your search',
  /** FAQ: label of the search field. */
  'faq.search': 'Search questions and answers',
  /** FAQ: heading and document title. */
  'faq.title': 'Frequently asked questions',
  /** Knowledge base: number of articles, under the heading of a category. */
  'knowledgeBase.count_one': '{{number}} article',
  /** Knowledge base: number of articles, under the heading of a category. */
  'knowledgeBase.count_other': '{{number}} articles',
  /** Knowledge base without categories: message. */
  'knowledgeBase.empty.message': 'New articles will appear here.',
  /** Knowledge base without categories: title. */
  'knowledgeBase.empty.title': 'No articles yet',
  /** Knowledge base: heading, document title, and link back to it. */
  'knowledgeBase.title': 'Knowledge base',
} as const
