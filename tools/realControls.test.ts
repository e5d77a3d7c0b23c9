import { expect, test } from 'vitest'
import { realControls } from '../.storybook/docs/controls'

type Context = Parameters<typeof realControls>[0]

/** Types of the controls of a story's args, and whether it has a panel for them. */
function controlsOf(
  types: Record<string, object>,
  initialArgs: Record<string, unknown> = {},
  parameters: Record<string, unknown> = { __isArgsStory: true },
) {
  const argTypes = Object.fromEntries(
    Object.entries(types).map(([name, type]) => [name, { name, type }]),
  ) as Context['argTypes']
  const controlled = realControls({ argTypes, initialArgs, parameters } as unknown as Context)
  const { controls } = parameters as { controls?: { disable?: boolean } }
  return {
    isShown: !controls?.disable,
    controls: Object.fromEntries(
      Object.entries(controlled).map(([name, { control }]) => [
        name,
        typeof control === 'object' ? control.type : control,
      ]),
    ),
  }
}

/** A React element. */
const element = { $$typeof: Symbol.for('react.transitional.element') }

const node = { name: 'other', value: 'ReactNode' }
const data = { name: 'other', value: 'Item[]' }

test('text of a node is edited as text; an element is not edited', () => {
  expect(controlsOf({ a: node, b: node, c: node }, { a: 'Save', c: element })).toEqual({
    isShown: true,
    controls: { a: 'text', b: 'text', c: false },
  })
})

test('literals are chosen, a few of them by radio buttons', () => {
  const literals = (...values: string[]) => ({
    name: 'union',
    value: values.map((value) => ({ name: 'literal', value: `'${value}'` })),
  })
  expect(
    controlsOf({ a: literals('x', 'y'), b: literals('1', '2', '3', '4', '5') }).controls,
  ).toEqual({ a: 'radio', b: 'select' })
})

test('slots offer named examples', () => {
  expect(
    controlsOf({ icon: { name: 'other', value: 'LucideIcon' }, actions: node }).controls,
  ).toEqual({ icon: 'select', actions: 'select' })
})

test('only plain data is edited as JSON, and handlers have no control', () => {
  const args = { a: [{ id: 1 }], b: [{ icon: element }], onPress: () => {} }
  expect(controlsOf({ a: data, b: data, onPress: { name: 'function' } }, args).controls).toEqual({
    a: 'object',
    b: false,
    onPress: false,
  })
})

test('an arg without a declared type has a control for its value', () => {
  expect(controlsOf({}, { count: 5000, isLong: false }).controls).toEqual({
    count: 'number',
    isLong: 'boolean',
  })
})

test('a story whose args change nothing has no panel', () => {
  expect(controlsOf({ a: { name: 'string' } }, {}, { __isArgsStory: false }).isShown).toBe(false)
  expect(controlsOf({ onPress: { name: 'function' } }).isShown).toBe(false)
})
