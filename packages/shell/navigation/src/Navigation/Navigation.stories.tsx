import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { Navigation } from './Navigation'

const meta = preview.meta({
  component: Navigation,
  args: {
    path: '/dashboards/analytics',
    items: [
      {
        id: 'analytics',
        type: 'item' as const,
        title: 'Analytics',
        url: '/dashboards/analytics',
        icon: 'dashboard',
      },
      { id: 'businesses', type: 'item' as const, title: 'Businesses', url: '/business-approve' },
    ],
  },
})

export const Filled = meta.story()

Filled.test('the entry of the open path is the current one', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Analytics')
})

export const Child = meta.story({ args: { path: '/business-approve/of-a-child' } })

Child.test('an entry is current on the paths below it', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Businesses')
})

export const LongWords = meta.story({
  args: {
    items: [
      {
        id: 'long',
        type: 'item' as const,
        title: 'Commission vouchers that wait for the approval of a second person',
        url: '/agent/commission/payment/voucher',
        icon: 'dashboard',
      },
    ],
  },
})
