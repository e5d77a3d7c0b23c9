import type { Send } from '@console/core/api'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { faqItem, knowledgeCategory } from './contract'

/** Specification 7: `GET /api/faq`. */
export function faqQuery(send: Send) {
  return queryOptions({
    queryKey: ['faq'],
    queryFn: ({ signal }) =>
      send({ base: 'samples', method: 'GET', path: '/faq', answer: z.array(faqItem), signal }),
  })
}

/** Specification 7: `GET /api/knowledge-base`. Articles come with their categories. */
export function knowledgeBaseQuery(send: Send) {
  return queryOptions({
    queryKey: ['knowledge-base'],
    queryFn: ({ signal }) =>
      send({
        base: 'samples',
        method: 'GET',
        path: '/knowledge-base',
        answer: z.array(knowledgeCategory),
        signal,
      }),
  })
}
