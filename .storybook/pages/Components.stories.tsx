import { components } from 'virtual:docs'
import preview from '../preview'
import { expect, within } from 'storybook/test'
import { ComponentsPage } from './gallery/ComponentsPage'

const meta = preview.meta({ component: ComponentsPage, parameters: { layout: 'fullscreen' } })

export const Components = meta.story()

Components.test('lists every component with its purpose and its docs page', async ({ canvas }) => {
  const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const { title, docsId, purpose } of components) {
    await expect(links).toContain(`./?path=/docs/${docsId}`)
    await expect(purpose, title).toBeTruthy()
  }
})

Components.test('finds a component by its use case', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'setting at once')
  const group = within(await canvas.findByRole('region', { name: 'ui/primitives' }))
  await expect(group.getByRole('link', { name: 'Switch' })).toBeVisible()
  await expect(canvas.queryByRole('link', { name: 'Avatar' })).toBeNull()
})
