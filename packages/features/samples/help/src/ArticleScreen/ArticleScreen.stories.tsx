import preview from '#storybook/preview'
import { unanswered } from '@console/sample'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { expectHarmless, hostileHtml } from '@console/ui/mocks'
import { expect } from 'storybook/test'
import { readKnowledgeBase } from '../mocks/handlers'
import { knowledgeBase } from '../mocks/knowledgeBase'
import { articlePath } from '../paths'
import { ArticleScreen } from './ArticleScreen'

const read = queryBoundaryStories(readKnowledgeBase(unanswered))

const meta = preview.meta({
  component: ArticleScreen,
  parameters: { address: articlePath('buying', '3-4') },
  beforeEach({ msw }) {
    msw.use(readKnowledgeBase(() => knowledgeBase))
  },
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Sending goods back' })
    // Links to the other four of its category, and the back link.
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
  },
})

/** Untrusted HTML in an article: nothing in it runs, is fetched, or can pass for the console. */
export const Hostile = meta.story({
  beforeEach({ msw }) {
    const content = ['<p>The beginning</p>', ...hostileHtml].join('')
    msw.use(
      readKnowledgeBase(() =>
        knowledgeBase.map((category) => ({
          ...category,
          featuredArticles: category.featuredArticles.map((each) => ({ ...each, content })),
        })),
      ),
    )
  },
  play: async ({ canvas }) => {
    const beginning = await canvas.findByText('The beginning')
    await expectHarmless([...beginning.closest('[dir="auto"]')!.querySelectorAll('*')])
  },
})

/** No article has this address. */
export const Empty = meta.story({
  parameters: { address: articlePath('buying', '9-9') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', '/pages/knowledge-base')
  },
})

export const Loading = meta.story(read.loading)

export const Refused = meta.story(read.refused)

export const Failed = meta.story(read.failed)
