import { schemes } from '@console/ui'
import preview from '../preview'
import { expect, within } from 'storybook/test'
import { TokensPage } from './gallery/TokensPage'

const meta = preview.meta({ component: TokensPage, parameters: { layout: 'fullscreen' } })

export const Tokens = meta.story()

Tokens.test('lists every colour in hexadecimal beside its own notation', async ({ canvas }) => {
  const table = within(canvas.getByRole('region', { name: 'color' }))
  for (const [name, value] of Object.entries(schemes.paper.color)) {
    const row = table.getByText(`color.${name}`).closest('tr')
    await expect(row).toHaveTextContent(value)
    await expect(row).toHaveTextContent(/#[\da-f]{3,8}.*#[\da-f]{3,8}/)
  }
})

Tokens.test(
  'finds a colour by its hexadecimal form, and names the files that use it',
  async ({ canvas, userEvent }) => {
    const accent = canvas.getByText('color.accent').closest('tr')
    const [hex = ''] = /#[\da-f]+/.exec(accent?.textContent ?? '') ?? []
    await userEvent.type(canvas.getByRole('searchbox'), hex)
    await canvas.findByText(/^\d of \d+ tokens/)
    const row = within(canvas.getByText('color.accent').closest('tr')!)
    await userEvent.click(row.getByText(/\d+ files/))
    await expect(row.getByText(/Button\/Button\.tsx/)).toBeVisible()
  },
)
