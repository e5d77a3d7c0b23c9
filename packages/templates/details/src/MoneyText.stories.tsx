import preview from '#storybook/preview'
import type { Money } from '@console/core/contracts'
import { Stack } from '@console/ui'
import { expect } from 'storybook/test'
import { MoneyText } from './MoneyText'

const amounts: Money[] = [
  { amount: 123_450, currency: 'KES' },
  { amount: 12_250, currency: 'RWF' },
  { amount: 99_900, currency: 'SOS' },
  { amount: -5000, currency: 'UGX' },
]

const meta = preview.meta({
  component: MoneyText,
  args: { money: { amount: 123_450, currency: 'KES' } as const },
  parameters: {
    about: {
      use: 'Amounts on screens: totals, prices, fees.',
      instead: '`MoneyField` to enter an amount. The cells of `List` for amounts in a table.',
      anatomy: ['Currency code, in a lighter weight.', "Amount with the currency's decimals."],
      do: ['Pass the amount in smallest units, with its currency.'],
      dont: ['Do not format amounts by hand.', 'Do not add amounts of different currencies.'],
    },
  },
})

export const Filled = meta.story()

/** Decimals as the currency has them, which differs from Intl for the Somali shilling. */
export const Currencies = meta.story({
  globals: { playedIn: 'en' },
  render: () => (
    <Stack gap={1} align="start">
      {amounts.map((money) => (
        <MoneyText key={money.currency} money={money} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('bdi')].map(({ textContent }) => textContent)
    await expect(texts).toEqual(['KES 1,234.50', 'RWF 12,250', 'SOS 999.00', 'UGX -5,000'])
  },
})
