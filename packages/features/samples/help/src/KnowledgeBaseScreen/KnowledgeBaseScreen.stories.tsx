import preview from '#storybook/preview'
import { unanswered } from '@console/sample'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { expect } from 'storybook/test'
import type { KnowledgeCategory } from '../contract'
import { readKnowledgeBase } from '../mocks/handlers'
import { knowledgeBase } from '../mocks/knowledgeBase'
import { KnowledgeBaseScreen } from './KnowledgeBaseScreen'

const read = queryBoundaryStories(readKnowledgeBase(unanswered))

const meta = preview.type<{ args: { categories: KnowledgeCategory[] } }>().meta({
  component: KnowledgeBaseScreen,
  args: { categories: knowledgeBase },
  beforeEach({ args, msw }) {
    msw.use(readKnowledgeBase(() => args.categories))
  },
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(4)
    await expect(canvas.getAllByRole('link')).toHaveLength(20)
  },
})

Filled.test('an article has an address of its own', async ({ canvas }) => {
  const [first] = await canvas.findAllByRole('link')
  await expect(first).toHaveAttribute('href', '/pages/knowledge-base/your-account/1-1')
})

export const Empty = meta.story({
  args: { categories: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'empty')
  },
})

export const Loading = meta.story(read.loading)

export const Refused = meta.story(read.refused)

export const Failed = meta.story(read.failed)
