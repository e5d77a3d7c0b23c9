import preview from '../preview'
import { expect, within } from 'storybook/test'
import { ContentPage } from './gallery/ContentPage'
import { glossary } from './gallery/glossary'

const meta = preview.meta({ component: ContentPage, parameters: { layout: 'fullscreen' } })

export const Content = meta.story()

Content.test('has every term of the glossary', async ({ canvas }) => {
  const terms = glossary.split('\n').filter((line) => line.startsWith('| **'))
  const table = within(canvas.getByRole('region', { name: 'Glossary' }))
  await expect(table.getAllByRole('row')).toHaveLength(terms.length + 1)
  await expect(table.getByRole('row', { name: /^sale / })).toHaveTextContent(/paid to its seller/)
})

Content.test('writes an amount as each language does', async ({ canvas }) => {
  const table = within(canvas.getByRole('region', { name: 'Formats' }))
  const row = table.getByRole('row', { name: /^An amount KES/ })
  await expect(row).toHaveTextContent(/KES\s?1,234\.50.*KES\s?1\.234,50/)
})
