import preview from '../preview'
import { expect, within } from 'storybook/test'
import { KindsPage } from './parts/KindsPage'

const meta = preview.meta({ component: KindsPage, parameters: { layout: 'fullscreen' } })

export const Kinds = meta.story()

Kinds.test('an action shows its statuses, roles and input', async ({ canvas }) => {
  const table = within(canvas.getByRole('region', { name: 'Actions of approval' }))
  const row = table.getByText('suspend').closest('tr')
  await expect(row).toHaveTextContent(
    /approved.*decide.*secondary.*reason, until, note.*ten seconds/,
  )
})
