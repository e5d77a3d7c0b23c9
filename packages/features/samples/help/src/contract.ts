import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** Specification 3: a question that is asked often. */
export const faqItem = z.object({ id: z.string(), question: z.string(), answer: z.string() })

/** A question that is asked often. */
export type FaqItem = z.infer<typeof faqItem>

/** Specification 3: an article that its category shows. `content` is HTML of somebody else's. */
export const article = z.object({ id: z.string(), title: z.string(), content: z.string() })

/** An article of the knowledge base. */
export type Article = z.infer<typeof article>

/** Specification 3: a category of the knowledge base. */
export const knowledgeCategory = z.object({
  id: z.string(),
  title: z.string(),
  /** Its part of an article's address. */
  path: z.string(),
  /** How many articles it has; those it shows are fewer. */
  articlesCount: z.int().check(z.nonnegative()),
  featuredArticles: readableListOf(article),
})

/** A category of the knowledge base. */
export type KnowledgeCategory = z.infer<typeof knowledgeCategory>

/** The answers of `GET /api/faq` and `GET /api/knowledge-base`. */
export const faqItems = readableListOf(faqItem)
export const knowledgeBase = readableListOf(knowledgeCategory)
