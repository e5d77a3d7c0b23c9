import preview from '#storybook/preview'
import type { Check } from '@console/domain/approval'
import { expect } from 'storybook/test'
import { ChecksCard } from './ChecksCard'

const check = (code: Check['code'], result: Check['result'], more: Partial<Check> = {}): Check => ({
  code,
  result,
  required: true,
  detail: null,
  evidence: [],
  ...more,
})

const meta = preview.meta({
  component: ChecksCard,
  args: {
    checks: [
      check('attributes_complete', 'pass'),
      check('price_range', 'warn', {
        required: false,
        detail: 'Seven times the median of its category.',
      }),
      check('duplicate_gtin', 'fail', {
        detail: 'Another product of this business has the number 6161234567890.',
        evidence: [{ token: 'product-000000000001', label: 'Mlima Solar Lamp 3 W' }],
      }),
      check('banned_words', 'pass'),
    ],
    hrefOf: ({ token }: { token: string }) => `/goods/${token}`,
  },
})

export const Filled = meta.story()

Filled.test('a failed check comes first, with its evidence', async ({ canvas }) => {
  const [worst, ...others] = canvas.getAllByRole('listitem')
  await expect(worst).toHaveTextContent('6161234567890')
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/goods/product-000000000001')
  await expect(others).toHaveLength(3)
})

export const Empty = meta.story({ args: { checks: [] } })

/** Beside a list: passed checks are shown by name only. */
export const Brief = meta.story({ args: { isBrief: true } })

Brief.test('passed checks are one line below failures and warnings', async ({ canvas }) => {
  const lines = canvas.getAllByRole('listitem')
  await expect(lines).toHaveLength(3)
  await expect(lines[0]).toHaveTextContent('6161234567890')
  await expect(lines[2]).toHaveTextContent(/,/)
})
