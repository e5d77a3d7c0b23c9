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
