import preview from '#storybook/preview'
import { salePaths } from '@console/domain/sale'
import { database } from '@console/sample'
import { fixtureSale, saleEndpoints, saleEntity } from '@console/sample/sale'
import { listStories } from '@console/list/stories'
import { expect, screen, within } from 'storybook/test'
import { b2cSales } from './b2cSales'

const list = listStories(b2cSales, saleEndpoints)
const meta = preview.meta({ ...list.meta })

const sold = database.rows(saleEntity).filter(({ channel }) => channel === 'b2c')

export const Filled = meta.story()

Filled.test(
  'the header shows the total of all sales of the channel per currency',
  async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    const sums = new Map<string, number>()
    for (const { amount, currency } of sold.map(({ net }) => net))
      sums.set(currency, (sums.get(currency) ?? 0) + amount)
    const texts = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(texts.length).toBeGreaterThan(1)
    await expect(texts.map((one) => one.replaceAll(/[^A-Z\d]/g, '')).toSorted()).toEqual(
      [...sums].map(([currency, sum]) => `${currency}${sum}`).toSorted(),
    )
  },
)

export const Held = meta.story({ parameters: { address: '/?pageSize=10&view=held' } })

export const Disputed = meta.story({ parameters: { address: '/?pageSize=10&view=disputed' } })

/** In a currency without decimals: the space of the decimals stays. */
export const WholeCurrency = meta.story({
  parameters: { address: '/?pageSize=10&currency=RWF' },
})

const longest = sold
  .map(({ business }) => business.label)
  .toSorted((one, other) => other.length - one.length)[0]!

export const LongNames = meta.story({
  parameters: { address: `/?pageSize=10&q=${encodeURIComponent(longest)}` },
})

const disputed = sold.find(({ settlement }) => settlement === 'disputed')!

/** Preview of a disputed sale: the reason, and the payout of the seller. */
export const Preview = meta.story({
  parameters: { address: `${salePaths.b2c}?pageSize=10&selected=${disputed.secureToken}` },
})

Preview.test('shows the calculation down to the payout of the seller', async ({ canvas }) => {
  const part = async (name: string) => {
    // The list has its own total above.
    const term = (await canvas.findAllByText(name, { selector: 'dt' })).at(-1)
    return Number(term!.nextElementSibling!.textContent.replaceAll(/[^\d-]/g, ''))
  }
  const net =
    (await part('Gross')) +
    (await part('Discount')) +
    (await part('Tax')) +
    (await part('Delivery')) +
    (await part('Returned'))
  await expect(await part('Net')).toBe(net)
  await expect(await part('Payable')).toBe(
    net + (await part('Our commission')) + (await part('Agent commission')),
  )
})

/** A reason is required. */
export const Disputing = meta.story({
  parameters: { address: `${salePaths.b2c}?pageSize=10&selected=${fixtureSale('pending')}` },
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dispute' }))
    await screen.findByRole('dialog', { name: /S-/ })
  },
})

Disputing.test('disputes a sale with a reason', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog', { name: /S-/ }))
  await userEvent.click(await form.findByRole('button', { name: /Reason/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Wrong amount' }))
  await userEvent.click(form.getByRole('button', { name: 'Dispute' }))
  await screen.findByText(/is disputed/)
})

/** Partly returned. */
export const PreviewReturned = meta.story({
  parameters: { address: `${salePaths.b2c}?pageSize=10&selected=${fixtureSale('returned')}` },
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
