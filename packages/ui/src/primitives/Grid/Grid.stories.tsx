import preview from '#storybook/preview'
import { modes } from '../../stories/Modes'
import { Card } from '../Card/Card'
import { Text } from '../Text/Text'
import { Grid } from './Grid'

const meta = preview.meta({
  component: Grid,
  args: {
    children: ['Businesses', 'Listings', 'Products', 'Agents', 'Payouts'].map((name, index) => (
      <Card key={name} heading={name}>
        <Text size="xxl" weight="semibold" isTabular>
          {index * 7 + 3}
        </Text>
      </Card>
    )),
  },
  parameters: {
    about: {
      use: 'Items of equal width: tiles, cards, pairs of fields.',
      instead:
        '`Stack` for one row or column of items of their own width. A table for rows that are compared.',
      anatomy: ['As many equal columns as fit.', 'The same gap between all cells.'],
      do: ['Choose the column by its content: `narrow` for figures, `wide` for forms.'],
      dont: ['Do not set breakpoints around it: it needs none.'],
    },
  },
})

export const Regular = meta.story()

export const Narrow = meta.story({ args: { minColumn: 'narrow', gap: 2 } })

export const Wide = meta.story({ args: { minColumn: 'wide', gap: 6 } })

export const Modes = meta.story({
  render: () =>
    modes({
      english: ['Businesses', 'Listings', 'Products'],
      arabic: ['الأنشطة', 'القوائم', 'المنتجات'],
      render: (words) => (
        <Grid minColumn="narrow">
          {words.map((name, index) => (
            <Card key={name} heading={name}>
              <Text size="xxl" weight="semibold" isTabular>
                {index * 7 + 3}
              </Text>
            </Card>
          ))}
        </Grid>
      ),
    }),
})
