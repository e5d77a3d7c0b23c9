import preview from '#storybook/preview'
import { Text } from '@console/ui'
import { expect } from 'storybook/test'
import { lazyWithFallback } from './lazyWithFallback'

function Editor({ name }: { name: string }) {
  return <Text as="p">{name}</Text>
}

let isThere = false

const Part = lazyWithFallback(async () => {
  if (!isThere) throw new Error('404')
  return Editor
})

/** Wraps a part of a list whose code is fetched later. If the code is gone, an error with a retry button takes its place. */
const meta = preview.meta({
  tags: ['for-developers'],
  component: Part,
  args: { name: 'Choose a county' },
  render: (args) => (
    <>
      <Text as="p">The list</Text>
      <Part {...args} />
    </>
  ),
  beforeEach() {
    isThere = false
  },
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Dialogs, editors and menus that most visits to a list do not need.',
      instead: 'A plain import for what is visible at first.',
      anatomy: ['Placeholder while it loads.', 'The part, or an error with a retry button.'],
      do: ['Choose parts by use, not by size alone.'],
      dont: ['Do not wrap a whole screen: its route is loaded later anyway.'],
    },
  },
})

/** The code is gone: everything else stays, and the part shows an error in its place. */
export const Missing = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await expect(canvas.getByText('The list')).toBeVisible()
  },
})

Missing.test('retries on demand, any number of times', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  await canvas.findByRole('alert')
  isThere = true
  await userEvent.click(canvas.getByRole('button'))
  await canvas.findByText('Choose a county')
  await expect(canvas.queryByRole('alert')).toBeNull()
})
