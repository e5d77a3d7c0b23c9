import type { Broken } from '@console/core/contracts'
import type { InputBody, InputChange, InputDefinition } from './contract'
import { hasOptions, isNumeric, isWritten } from './terms'

/** Options that have been chosen, and are not among those that are written. */
export interface LostOption {
  value: string
  /** How many products have it. */
  count: number
}

/** What of an input can no longer be changed: once somebody has answered it, its answers would mean something else. */
export function fixedMembers({ usageCount }: Pick<InputDefinition, 'usageCount'>) {
  return usageCount > 0 ? (['key', 'type'] as const) : ([] as const)
}

/** Options that are taken away although they are in use: each needs another in its place. */
export function lostOptions(
  before: Pick<InputDefinition, 'options' | 'optionUsage'>,
  { options }: Pick<InputBody, 'options'>,
): LostOption[] {
  const left = new Set(options.map(({ value }) => value))
  return before.options.flatMap(({ value }) => {
    const count = before.optionUsage[value] ?? 0
    return left.has(value) || count === 0 ? [] : [{ value, count }]
  })
}

/** Options in use that are taken away without another of those that are left in their place. */
export function replacementFaults(
  before: Pick<InputDefinition, 'options' | 'optionUsage'>,
  { options, replacements }: Pick<InputChange, 'options' | 'replacements'>,
): Broken<'replacement_needed'>[] {
  return lostOptions(before, { options })
    .filter(({ value }) => !options.some((option) => option.value === replacements[value]))
    .map(({ value }) => ({
      rule: 'replacement_needed',
      path: ['replacements', value],
      input: replacements[value],
    }))
}

/** Whether an input can be asked in place of another, and take over its answers: it is of the same type and has every option in use. */
export function canReplace(
  other: InputDefinition,
  input: Pick<InputDefinition, 'inputId' | 'type' | 'options' | 'optionUsage' | 'unit'>,
): boolean {
  return (
    other.inputId !== input.inputId &&
    other.status === 'active' &&
    other.type === input.type &&
    other.unit === input.unit &&
    lostOptions(input, other).length === 0
  )
}

/** An input without what its type does not go by, and without translations in which nothing stands. */
export function tidied(input: InputBody): InputBody {
  const { key, type, rules, label, help, options } = input
  return {
    key,
    type,
    isFilterable: input.isFilterable,
    appliesTo: input.appliesTo,
    label: spoken(label),
    help: spoken(help),
    unit: type === 'unit' ? input.unit : '',
    options: hasOptions(type)
      ? options.map((option) => ({ ...option, label: spoken(option.label) }))
      : [],
    isVariantAxis: type === 'multi_select' && input.isVariantAxis,
    rules: {
      min: isNumeric(type) ? rules.min : null,
      max: isNumeric(type) ? rules.max : null,
      step: isNumeric(type) ? rules.step : null,
      minLength: isWritten(type) ? rules.minLength : null,
      maxLength: isWritten(type) ? rules.maxLength : null,
      pattern: type === 'text' ? rules.pattern : '',
    },
  }
}

/** What is written in several languages, without those in which nothing stands. */
export function spoken({ en, tr, ar }: InputBody['label']): InputBody['label'] {
  return { en, ...(tr?.trim() ? { tr } : {}), ...(ar?.trim() ? { ar } : {}) }
}

/** Whether something an input says is missing in a language. */
export function isUntranslated({ label, help, options }: InputBody): boolean {
  const said = [label, ...options.map((option) => option.label), ...(help.en === '' ? [] : [help])]
  return said.some(({ tr, ar }) => !tr || !ar)
}
