import { Button } from '@console/ui'
import { Bell, Check, Download, Search } from 'lucide-react'
import { isValidElement } from 'react'
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

type Control = NonNullable<StrictInputType['control']>

/**
 * Chooses the control of each arg that its story leaves open: text for a node that is text, a choice for literals and slots, JSON only for
 * plain data, nothing for handlers and elements. A story whose args change nothing has no Controls panel.
 */
export const realControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])
  const controlled = Object.fromEntries(
    [...names].map((name) => {
      const argType: StrictInputType = argTypes[name] ?? { name }
      return [name, withControl(argType, (initialArgs as Record<string, unknown>)[name])]
    }),
  )
  const isInert =
    parameters.__isArgsStory === false ||
    Object.values(controlled).every(({ control }) => control === false)
  if (isInert) parameters.controls = { ...(parameters.controls as object), disable: true }
  return controlled
}

function withControl(argType: StrictInputType, value: unknown): StrictInputType {
  if (argType.control !== undefined) return argType
  const slot = slotOf(argType)
  if (slot)
    return { ...argType, options: Object.keys(slot), mapping: slot, control: { type: 'select' } }
  const options = argType.options ?? literalsOf(argType)
  if (options)
    return { ...argType, options, control: { type: options.length <= 4 ? 'radio' : 'select' } }
  return { ...argType, control: controlOf(argType, value) }
}

const icons = { Bell, Check, Download, Search }
const drawnIcons = Object.fromEntries(
  Object.entries(icons).map(([name, Icon]) => [name, <Icon key={name} aria-hidden />]),
)
const buttons = {
  'A button': <Button>Try again</Button>,
  'Two buttons': (
    <>
      <Button>Cancel</Button>
      <Button variant="primary">Save</Button>
    </>
  ),
}

/** Named examples of what a slot takes; undefined for other args. */
function slotOf({ name, type }: StrictInputType): Record<string, unknown> | undefined {
  if (type?.name !== 'other') return undefined
  if (type.value === 'LucideIcon') return { None: undefined, ...icons }
  if (!isNode(type)) return undefined
  if (name === 'icon') return { None: undefined, ...drawnIcons }
  return ['action', 'actions', 'footer'].includes(name)
    ? { None: undefined, ...buttons }
    : undefined
}

/** Literals of a union of nothing else; undefined for other types. */
function literalsOf({ type }: StrictInputType): readonly unknown[] | undefined {
  if (type?.name === 'enum') return type.value
  if (type?.name !== 'union') return undefined
  const literals = type.value.map((part) => {
    if (part.name === 'boolean') return [true, false]
    return part.name === 'literal' ? [readLiteral(part.value)] : undefined
  })
  return literals.every((part) => part !== undefined) ? literals.flat() : undefined
}

/** `'small'` and `4` as in source. */
function readLiteral(source: unknown): unknown {
  const text = String(source)
  return /^'.*'$/.test(text) ? text.slice(1, -1) : /^[\d.]+$/.test(text) ? Number(text) : source
}

function controlOf({ name, type }: StrictInputType, value: unknown): Control {
  if (type?.name === 'function' || typeof value === 'function' || /^on[A-Z]/.test(name))
    return false
  if (value === undefined || value === null) return controlOfType(type)
  if (typeof value === 'string') return { type: 'text' }
  if (typeof value === 'number') return { type: 'number' }
  if (typeof value === 'boolean') return { type: 'boolean' }
  if (value instanceof Date) return { type: 'date' }
  return isData(value) ? { type: 'object' } : false
}

/** Control of an arg without a value: its type must say how it is edited. */
function controlOfType(type: StrictInputType['type']): Control {
  if (type?.name === 'string') return { type: 'text' }
  if (type?.name === 'number') return { type: 'number' }
  if (type?.name === 'boolean') return { type: 'boolean' }
  return isNode(type) ? { type: 'text' } : false
}

function isNode(type: StrictInputType['type']): boolean {
  return type?.name === 'other' && /^(React\.)?ReactNode$/.test(type.value)
}

/** Checks whether a value is plain: no element, function or instance that JSON would lose. */
function isData(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false
  if (typeof value !== 'object' || value === null) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return (
    (Array.isArray(value) || prototype === Object.prototype) && Object.values(value).every(isData)
  )
}
