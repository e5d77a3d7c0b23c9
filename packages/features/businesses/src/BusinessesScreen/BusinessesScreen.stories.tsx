import preview from '#storybook/preview'
import { setScenario } from '@console/core/mocks'
import { onlineManager } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import type { BusinessesAnswer } from '../contract'
import { noBusinesses, someBusinesses } from '../mocks/fixtures'
import { listBusinesses } from '../mocks/handlers'
import { BusinessesScreen } from './BusinessesScreen'

const meta = preview.type<{ args: { answer: BusinessesAnswer } }>().meta({
  component: BusinessesScreen,
  args: { answer: someBusinesses },
  render: () => <BusinessesScreen />,
  beforeEach({ args, msw }) {
    msw.use(listBusinesses(() => args.answer))
  },
})

export const Filled = meta.story()

Filled.test('every record is a row', async ({ canvas }) => {
  const rows = await canvas.findAllByRole('listitem')
  await expect(rows).toHaveLength(someBusinesses.items.length)
  await expect(rows[0]).toHaveTextContent('Ada Market')
})

Filled.test('a reading that fails later keeps what was read', async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('listitem')
  setScenario('500', 'GET /businesses')
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(canvas.getByRole('status')).toHaveAttribute('data-tone', 'warning'))
  await expect(canvas.getAllByRole('listitem')).toHaveLength(someBusinesses.items.length)
})

export const Empty = meta.story({
  args: { answer: noBusinesses },
  play: async ({ canvas }) => {
    await canvas.findByRole('group')
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(listBusinesses(() => new Promise(() => {})))
  },
})

export const Refused = meta.story({
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /businesses'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

Failed.test('trying again reads the list', async ({ canvas, userEvent }) => {
  setScenario('ok', 'GET /businesses')
  const [retry] = await canvas.findAllByRole('button')
  if (retry) await userEvent.click(retry)
  await expect(await canvas.findAllByRole('listitem')).toHaveLength(someBusinesses.items.length)
})

export const Offline = meta.story({
  beforeEach() {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('group')
  },
})
