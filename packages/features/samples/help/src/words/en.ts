/** The words of the help pages in English, their source. */
export const en = {
  /** Article: heading of the list of other articles. {{category}}: as the server names it. */
  'article.others': 'More in {{category}}',
  /** Article: what is said where its address leads to none. */
  'article.unknown.message': 'It may have been taken down, or its address is not complete.',
  /** Article: title of the page where its address leads to none. */
  'article.unknown.title': 'There is no such article',
  /** FAQ: the button that empties the search. */
  'faq.clear': 'Clear search',
  /** FAQ: what is said where there is no question. */
  'faq.empty.message': 'Questions appear here once someone has answered them.',
  /** FAQ: title where there is no question. */
  'faq.empty.title': 'No questions yet',
  /** FAQ: what is said where the search finds nothing. */
  'faq.noMatch.message': 'Try fewer words, or other ones.',
  /** FAQ: title where the search finds nothing. */
  'faq.noMatch.title': 'No question matches',
  /** FAQ: label of the search field. */
  'faq.search': 'Search questions and answers',
  /** FAQ: heading and document title. */
  'faq.title': 'Frequently asked questions',
  /** Knowledge base: how many articles a category has, below its heading. */
  'knowledgeBase.count_one': '{{number}} article',
  /** Knowledge base: how many articles a category has, below its heading. */
  'knowledgeBase.count_other': '{{number}} articles',
  /** Knowledge base: what is said where there is no category. */
  'knowledgeBase.empty.message': 'Articles appear here once someone has written them.',
  /** Knowledge base: title where there is no category. */
  'knowledgeBase.empty.title': 'No articles yet',
  /** Knowledge base: heading, document title, and the link that leads back to it. */
  'knowledgeBase.title': 'Knowledge base',
} as const
