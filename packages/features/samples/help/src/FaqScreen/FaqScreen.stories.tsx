import preview from '#storybook/preview'
import { unanswered } from '@console/sample'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { expect, waitFor } from 'storybook/test'
import type { FaqItem } from '../contract'
import { faqItems } from '../mocks/faqItems'
import { readFaq } from '../mocks/handlers'
import { paths } from '../paths'
import { FaqScreen } from './FaqScreen'

const read = queryBoundaryStories(readFaq(unanswered))

const meta = preview.type<{ args: { items: FaqItem[] } }>().meta({
  component: FaqScreen,
  args: { items: faqItems },
  parameters: { address: paths.faq },
  beforeEach({ args, msw }) {
    msw.use(readFaq(() => args.items))
  },
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(14)
  },
})

Filled.test('searches questions and answers', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox'), 'COMMISSION rate')
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(14))
})

Filled.test('opens one answer at a time', async ({ canvas, userEvent }) => {
  const [first, second] = await canvas.findAllByRole('heading', { level: 2 })
  await userEvent.click(first!)
  await userEvent.click(second!)
  await waitFor(() => expect(first!.closest('details')).not.toHaveAttribute('open'))
  await expect(second!.closest('details')).toHaveAttribute('open')
})

export const Linked = meta.story({
  parameters: { address: `${paths.faq}#faq-3` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(faqItems[2]!.answer)).toBeVisible()
  },
})

export const NoMatch = meta.story({
  parameters: { address: `${paths.faq}?q=xyz` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'noMatch')
  },
})

export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'empty')
  },
})

export const Loading = meta.story(read.loading)

export const Refused = meta.story(read.refused)

export const Failed = meta.story(read.failed)
