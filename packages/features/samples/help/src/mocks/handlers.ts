import { endpoint, type Resolver, scenarioFor } from '@console/sample'
import * as z from 'zod/mini'
import { type FaqItem, faqItem, type KnowledgeCategory, knowledgeCategory } from '../contract'
import { faqItems } from './faqItems'
import { knowledgeBase } from './knowledgeBase'

/** `GET /faq`, answered by `resolver`; stories pass their own. */
export function readFaq(resolver: Resolver<FaqItem[], undefined, 'public'>) {
  return endpoint(
    { method: 'GET', base: 'samples', path: '/faq', roles: 'public', answer: z.array(faqItem) },
    resolver,
  )
}

/** `GET /knowledge-base`, answered by `resolver`; stories pass their own. */
export function readKnowledgeBase(resolver: Resolver<KnowledgeCategory[], undefined, 'public'>) {
  return endpoint(
    {
      method: 'GET',
      base: 'samples',
      path: '/knowledge-base',
      roles: 'public',
      answer: z.array(knowledgeCategory),
    },
    resolver,
  )
}

/** Sample backend of the help pages. */
export const helpHandlers = [
  readFaq(() => (scenarioFor('GET /faq') === 'empty' ? [] : faqItems)),
  readKnowledgeBase(() => (scenarioFor('GET /knowledge-base') === 'empty' ? [] : knowledgeBase)),
]
