import preview from '#storybook/preview'
import { unanswered } from '@console/sample'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { expect } from 'storybook/test'
import { Compact } from './compact'
import { invoiceHandlers, readInvoice } from './mocks/handlers'
import { sampleInvoice } from './mocks/sampleInvoice'
import { paths } from './paths'

const read = queryBoundaryStories(readInvoice(unanswered))

const meta = preview.meta({
  component: Compact,
  parameters: { address: `${paths.compact}?id=${sampleInvoice.id}` },
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers)
  },
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('article')
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      `${paths.modern}?id=${sampleInvoice.id}`,
    )
  },
})

/** No invoice has this id. */
export const Empty = meta.story({ parameters: { address: `${paths.compact}?id=none` } })

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
