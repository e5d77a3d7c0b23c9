import { defineWords } from '@console/core/i18n'
import { readWords } from '@console/read/words'
import { defineFeature } from '@console/core/routes'
import { paths } from './paths'

/** Help pages of the sample apps: frequently asked questions and the knowledge base (specification 2, demo pages). */
export const help = defineFeature({
  id: 'help',
  uses: [readWords],
  routes: [
    {
      pattern: paths.faq,
      hasFrame: true,
      title: 'faq.title',
      screen: () => import('./FaqScreen/FaqScreen').then((m) => m.FaqScreen),
    },
    {
      pattern: paths.knowledgeBase,
      hasFrame: true,
      title: 'knowledgeBase.title',
      screen: () =>
        import('./KnowledgeBaseScreen/KnowledgeBaseScreen').then((m) => m.KnowledgeBaseScreen),
    },
    {
      pattern: paths.article,
      hasFrame: true,
      title: 'knowledgeBase.title',
      screen: () => import('./ArticleScreen/ArticleScreen').then((m) => m.ArticleScreen),
    },
  ],
  words: defineWords('help', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
