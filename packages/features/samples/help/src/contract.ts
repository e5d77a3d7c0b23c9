import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** Specification 3: a frequently asked question. */
export const faqItem = z.object({ id: z.string(), question: z.string(), answer: z.string() })

/** Frequently asked question. */
export type FaqItem = z.infer<typeof faqItem>

/** Specification 3: an article shown in its category. `content` is untrusted HTML. */
export const article = z.object({ id: z.string(), title: z.string(), content: z.string() })

/** An article of the knowledge base. */
export type Article = z.infer<typeof article>

/** Specification 3: a category of the knowledge base. */
export const knowledgeCategory = z.object({
  id: z.string(),
  title: z.string(),
  /** Its segment of an article's address. */
  path: z.string(),
  /** Number of articles; fewer are shown. */
  articlesCount: z.int().check(z.nonnegative()),
  featuredArticles: readableListOf(article),
})

/** A category of the knowledge base. */
export type KnowledgeCategory = z.infer<typeof knowledgeCategory>

/** Responses of `GET /api/faq` and `GET /api/knowledge-base`. */
export const faqItems = readableListOf(faqItem)
export const knowledgeBase = readableListOf(knowledgeCategory)
