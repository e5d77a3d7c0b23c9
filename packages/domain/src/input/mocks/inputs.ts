import type { AskedInput } from '../categoryContract'
import type { InputBody, InputDefinition } from '../contract'

/** An input with default values. */
export const plainInput: InputBody = {
  key: 'note',
  type: 'text',
  label: { en: 'Note' },
  help: { en: '' },
  unit: '',
  options: [],
  rules: { min: null, max: null, step: null, minLength: null, maxLength: null, pattern: '' },
  isFilterable: false,
  isVariantAxis: false,
  appliesTo: ['product'],
}

/** Id of an input by its short name. */
export const idOf = (name: string) => name.padEnd(16, '_')

/** An input of a test, by its short name. */
export function definition(name: string, input: Partial<InputDefinition> = {}): InputDefinition {
  return {
    ...plainInput,
    inputId: idOf(name),
    key: name,
    label: { en: name },
    version: 1,
    status: 'active',
    replacedBy: null,
    usageCount: 0,
    optionUsage: {},
    categoryCount: 0,
    ...input,
  }
}

/** Options with these values. */
export function options(...values: string[]): InputBody['options'] {
  return values.map((value) => ({ value, label: { en: value }, isActive: true }))
}

/** Use of an input in a category, by its short name. */
export function asked(name: string, how: Partial<AskedInput> = {}): AskedInput {
  return { inputId: idOf(name), isRequired: false, initial: null, visibleWhen: null, ...how }
}

/** Inputs under one heading. */
export function group(key: string, ...inputs: AskedInput[]) {
  return { key, label: { en: key }, inputs }
}
