import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { createPanelMachine, type PanelEvent } from './panelMachine'

const palette = createPanelMachine({ text: '' })

function after(...events: PanelEvent<{ text: string }>[]) {
  const actor = createActor(palette).start()
  for (const event of events) actor.send(event)
  const { value, context } = actor.getSnapshot()
  return { value, text: context.content.text }
}

test('every state can be reached', () => {
  const paths = getShortestPaths(palette, {
    serializeState: ({ value }) => JSON.stringify(value),
    events: [
      { type: 'panel.open' },
      { type: 'panel.close' },
      { type: 'panel.toggle' },
      { type: 'content.change', content: { text: 'a' } },
    ],
  })
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['closed', 'open']))
})

describe('specification 4: panels', () => {
  test('open and close, also repeatedly', () => {
    expect(after({ type: 'panel.open' }, { type: 'panel.open' }).value).toBe('open')
    expect(after({ type: 'panel.open' }, { type: 'panel.close' }).value).toBe('closed')
    expect(after({ type: 'panel.close' }).value).toBe('closed')
  })

  test('are toggled by their button', () => {
    expect(after({ type: 'panel.toggle' }).value).toBe('open')
    expect(after({ type: 'panel.toggle' }, { type: 'panel.toggle' }).value).toBe('closed')
  })

  test('open with the given content', () => {
    expect(after({ type: 'panel.open', content: { text: 'mail' } }).text).toBe('mail')
    expect(after({ type: 'panel.toggle', content: { text: 'mail' } }).text).toBe('mail')
  })

  test('store typed content while they are open, and only then', () => {
    const typed = { type: 'content.change', content: { text: 'orders' } } as const
    expect(after({ type: 'panel.open' }, typed).text).toBe('orders')
    expect(after(typed).text).toBe('')
  })

  test('clear their content on close, however they are closed', () => {
    const typed = { type: 'content.change', content: { text: 'orders' } } as const
    expect(after({ type: 'panel.open' }, typed, { type: 'panel.close' }).text).toBe('')
    expect(after({ type: 'panel.open' }, typed, { type: 'panel.toggle' }).text).toBe('')
  })
})
