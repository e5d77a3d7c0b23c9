import { defineMessages } from '@console/core/i18n'
import { queryBoundaryMessages } from '@console/query-boundary/messages'
import { defineFeature } from '@console/core/routes'
import { paths } from './paths'

/** Help pages of the sample apps: frequently asked questions and the knowledge base (specification 2, demo pages). */
export const help = defineFeature({
  id: 'help',
  uses: [queryBoundaryMessages],
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
  messages: defineMessages('help', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
