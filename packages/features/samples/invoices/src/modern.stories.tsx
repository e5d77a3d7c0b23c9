import preview from '#storybook/preview'
import { unanswered } from '@console/sample'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { expect } from 'storybook/test'
import type { Invoice } from './contract'
import { invoiceHandlers, readInvoice } from './mocks/handlers'
import { sampleInvoice } from './mocks/sampleInvoice'
import { Modern } from './modern'
import { paths } from './paths'

const read = queryBoundaryStories(readInvoice(unanswered))

const meta = preview.type<{ args: { invoice: Invoice | null } }>().meta({
  component: Modern,
  args: { invoice: sampleInvoice },
  parameters: { address: paths.modern },
  beforeEach({ args, msw }) {
    msw.use(readInvoice(() => args.invoice))
  },
})

/** The figures of specification 9, and a link to the compact look of the same invoice. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('article')
    for (const figure of ['8,445.00', '675.60', '120.60', '9,000.00'])
      await expect(sheet.textContent.replaceAll('.', ',')).toContain(figure.replaceAll('.', ','))
    // On a phone the row of headers is hidden.
    await expect(canvas.getAllByRole('row', { hidden: true })).toHaveLength(6)
    await expect(canvas.getByRole('link')).toHaveAttribute('href', paths.compact)
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })

/** Long names and texts, for both parties. */
export const Long = meta.story({
  args: {
    invoice: {
      ...sampleInvoice,
      number: 'N'.repeat(60),
      client: { ...sampleInvoice.client, title: 'Wholesale '.repeat(20), email: 'e'.repeat(90) },
      from: { ...sampleInvoice.from, title: 'شركة النور للتجارة والخدمات المحدودة' },
    },
  },
  globals: { viewport: { value: 'phone' } },
})

/** Unknown id in the sample backend. */
export const Empty = meta.story({
  parameters: { address: `${paths.modern}?id=none` },
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers)
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'noMatch')
    await userEvent.click(canvas.getByRole('link'))
    await canvas.findByRole('article')
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
