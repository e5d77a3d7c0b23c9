import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { VisuallyHidden } from './VisuallyHidden'

const meta = preview.meta({ tags: ['for-developers'], component: VisuallyHidden })

/** Only '12' is visible; a screen reader also gets its noun. */
export const BesideAFigure = meta.story({
  render: () => (
    <Stack direction="row" gap={0} data-testid="row">
      <Text isTabular>12</Text>
      <VisuallyHidden>orders wait</VisuallyHidden>
    </Stack>
  ),
})

BesideAFigure.test('it is read, and takes no room', async ({ canvas }) => {
  await expect(canvas.getByText('orders wait')).toBeInTheDocument()
  const row = canvas.getByTestId('row')
  await expect(row.scrollWidth).toBe(row.clientWidth)
})
