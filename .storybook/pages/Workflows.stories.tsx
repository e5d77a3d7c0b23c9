import preview from '../preview'
import { expect, within } from 'storybook/test'
import { WorkflowsPage } from './workflows/WorkflowsPage'

const meta = preview.meta({ component: WorkflowsPage, parameters: { layout: 'fullscreen' } })

export const Workflows = meta.story()

Workflows.test('an action shows its statuses, roles and input', async ({ canvas }) => {
  const table = within(canvas.getByRole('region', { name: 'Actions of approval' }))
  const row = table.getByText('suspend').closest('tr')
  await expect(row).toHaveTextContent(
    /approved.*decide.*secondary.*reason, until, note.*ten seconds/,
  )
})
