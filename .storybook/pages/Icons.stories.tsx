import { icons } from 'virtual:icons'
import preview from '../preview'
import { expect, within } from 'storybook/test'
import { IconsPage } from './gallery/IconsPage'

const meta = preview.meta({ component: IconsPage, parameters: { layout: 'fullscreen' } })

export const Icons = meta.story()

Icons.test('draws every icon that a file imports', async ({ canvas }) => {
  const tiles = canvas.getAllByRole('listitem')
  await expect(tiles).toHaveLength(icons.length)
  for (const tile of tiles) await expect(tile.querySelector('svg')).toBeVisible()
})

Icons.test(
  'finds an icon by a word of its name, and marks it if it is mirrored',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'arrow right')
    const tile = (await canvas.findByText('ArrowRight')).closest('li')!
    await expect(within(tile).getByText(/\d+ files?, mirrored/)).toBeVisible()
    await expect(canvas.queryByText('Bell')).toBeNull()
  },
)
