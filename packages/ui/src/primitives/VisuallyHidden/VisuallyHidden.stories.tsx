import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { VisuallyHidden } from './VisuallyHidden'

const meta = preview.meta({
  tags: ['for-developers'],
  component: VisuallyHidden,
  parameters: {
    about: {
      use: 'Text that screen readers need and others see in another form: the name of an icon, a heading of a list.',
      instead: 'Visible text, wherever there is room.',
      anatomy: ['Text without size or gap.'],
      do: ['Keep it short: it is read in the flow of the page.'],
      dont: ['Do not hide controls in it.'],
    },
  },
})

/** Only '12' is visible; a screen reader also gets its noun. */
export const BesideAFigure = meta.story({
  render: () => (
    <Stack direction="row" gap={0} data-testid="row">
      <Text isTabular>12</Text>
      <VisuallyHidden>orders wait</VisuallyHidden>
    </Stack>
  ),
})

BesideAFigure.test('is read by screen readers, and takes no space', async ({ canvas }) => {
  await expect(canvas.getByText('orders wait')).toBeInTheDocument()
  const row = canvas.getByTestId('row')
  await expect(row.scrollWidth).toBe(row.clientWidth)
})
