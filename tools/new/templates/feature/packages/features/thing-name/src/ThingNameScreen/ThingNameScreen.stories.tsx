import preview from '#storybook/preview'
import { setScenario, unanswered } from '@console/sample'
import { onlineManager } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import type { ThingNameAnswer } from '../contract'
import { noThingName, someThingName } from '../mocks/fixtures'
import { listThingName } from '../mocks/handlers'
import { ThingNameScreen } from './ThingNameScreen'

const meta = preview.type<{ args: { answer: ThingNameAnswer } }>().meta({
  component: ThingNameScreen,
  args: { answer: someThingName },
  render: () => <ThingNameScreen />,
  beforeEach({ args, msw }) {
    msw.use(listThingName(() => args.answer))
  },
})

export const Filled = meta.story()

Filled.test('every record is a row', async ({ canvas }) => {
  const rows = await canvas.findAllByRole('listitem')
  await expect(rows).toHaveLength(someThingName.items.length)
  await expect(rows[0]).toHaveTextContent('Ada Market')
})

Filled.test('a reading that fails later keeps what was read', async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('listitem')
  setScenario('500', 'GET /thing-name')
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(canvas.getByRole('status')).toHaveAttribute('data-tone', 'warning'))
  await expect(canvas.getAllByRole('listitem')).toHaveLength(someThingName.items.length)
})

export const Empty = meta.story({
  args: { answer: noThingName },
  play: async ({ canvas }) => {
    await canvas.findByRole('group')
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(listThingName(unanswered))
  },
})

export const Refused = meta.story({
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /thing-name'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

Failed.test('trying again reads the list', async ({ canvas, userEvent }) => {
  setScenario('ok', 'GET /thing-name')
  const [retry] = await canvas.findAllByRole('button')
  if (retry) await userEvent.click(retry)
  await expect(await canvas.findAllByRole('listitem')).toHaveLength(someThingName.items.length)
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
