import type { Broken } from '@console/core/contracts'
import type { InputBody, InputChange, InputDefinition } from './contract'
import { hasOptions, isNumeric, isWritten } from './terms'

/** Options that are in use but missing in the new definition. */
export interface LostOption {
  value: string
  /** Number of products that use it. */
  count: number
}

/** Fields of an input that cannot be changed once it is in use, because its answers would change their meaning. */
export function fixedMembers({ usageCount }: Pick<InputDefinition, 'usageCount'>) {
  return usageCount > 0 ? (['key', 'type'] as const) : ([] as const)
}

/** Removed options that are still in use: each needs a replacement. */
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

/** Violations: removed options in use without a remaining option as replacement. */
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

/** Checks whether an input can replace another and take over its answers: same type, and every option in use. */
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

/** An input without the fields that its type ignores, and without empty translations. */
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

/** Translated text without empty translations. */
export function spoken({ en, tr, ar }: InputBody['label']): InputBody['label'] {
  return { en, ...(tr?.trim() ? { tr } : {}), ...(ar?.trim() ? { ar } : {}) }
}

/** Checks for a missing translation of an input, of any of its texts. */
export function isUntranslated({ label, help, options }: InputBody): boolean {
  const texts = [label, ...options.map((option) => option.label), ...(help.en === '' ? [] : [help])]
  return texts.some(({ tr, ar }) => !tr || !ar)
}
