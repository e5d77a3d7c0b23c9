import preview from '#storybook/preview'
import { Grid, Stack, Text } from '@console/ui'
import { expect } from 'storybook/test'
import { icons } from '../entry/icons'
import { NavigationIcon } from './NavigationIcon'

const meta = preview.meta({
  component: NavigationIcon,
  args: { name: 'dashboard' },
  parameters: {
    about: {
      use: "An entry's icon outside of the navigation: in the command palette, among shortcuts.",
      instead: 'An icon of lucide for everything that is no entry.',
      anatomy: ['Icon, as large as its container allows.'],
      do: ['Add new icons to `icons.ts`.'],
      dont: ["Do not show it without the entry's title, or a tooltip with it."],
    },
  },
})

/** The whole set. */
export const Filled = meta.story({
  render: () => (
    <Grid>
      {Object.keys(icons).map((name) => (
        <Stack key={name} direction="row" gap={3} align="center">
          <NavigationIcon name={name} />
          <Text>{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
})

Filled.test('each icon is drawn, and hidden from screen readers', async ({ canvasElement }) => {
  const drawn = canvasElement.querySelectorAll('svg[aria-hidden="true"]')
  await expect(drawn).toHaveLength(Object.keys(icons).length)
})

/** An unknown name draws nothing. */
export const Empty = meta.story({ args: { name: 'toString' } })

Empty.test('nothing is drawn', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toBeNull()
})
