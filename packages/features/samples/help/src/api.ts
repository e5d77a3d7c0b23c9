import type { Send } from '@console/core/api'
import { reportingSkipped } from '@console/core/skipped'
import { queryOptions } from '@tanstack/react-query'
import { faqItems, knowledgeBase } from './contract'

/** Specification 7: `GET /api/faq`. */
export function faqQuery(send: Send) {
  return queryOptions({
    queryKey: ['faq'],
    queryFn: reportingSkipped((noting) =>
      send({ base: 'samples', method: 'GET', path: '/faq', answer: faqItems, ...noting }),
    ),
  })
}

/** Specification 7: `GET /api/knowledge-base`. Articles are part of their categories. */
export function knowledgeBaseQuery(send: Send) {
  return queryOptions({
    queryKey: ['knowledge-base'],
    queryFn: reportingSkipped((noting) =>
      send({
        base: 'samples',
        method: 'GET',
        path: '/knowledge-base',
        answer: knowledgeBase,
        ...noting,
      }),
    ),
  })
}
