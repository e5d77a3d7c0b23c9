import type { InputBody, InputDefinition } from '@console/domain/input'

/** Values of a new input. */
export const blankInput: InputBody = {
  key: '',
  type: 'text',
  label: { en: '', tr: '', ar: '' },
  help: { en: '', tr: '', ar: '' },
  unit: '',
  options: [],
  rules: { min: null, max: null, step: null, minLength: null, maxLength: null, pattern: '' },
  isFilterable: false,
  isVariantAxis: false,
  appliesTo: ['product'],
}

const inAll = ({ en, tr = '', ar = '' }: InputBody['label']) => ({ en, tr, ar })

/** Initial form values: missing translations are empty fields. */
export function fieldsOf(input: InputBody) {
  const { key, type, unit, rules, isFilterable, isVariantAxis, appliesTo } = input
  return {
    key,
    type,
    unit,
    rules,
    isFilterable,
    isVariantAxis,
    appliesTo,
    label: inAll(input.label),
    help: inAll(input.help),
    options: input.options.map(({ value, label, isActive }) => ({
      value,
      label: inAll(label),
      isActive,
    })),
    replacements: {},
  }
}

/** Typed values as an input: invalid numbers are left out. */
export function typedInput(typed: ReturnType<typeof fieldsOf>): InputBody {
  const numbers = Object.entries(typed.rules).map(([name, bound]) => [
    name,
    name === 'pattern' || typeof bound === 'number' ? bound : null,
  ])
  return { ...typed, rules: Object.fromEntries(numbers) as InputBody['rules'] }
}

/** Definition from a typed input, for the preview. */
export function asDefinition(typed: InputBody): InputDefinition {
  return {
    ...typed,
    // A value is empty, or that of another option, while it is typed; a list of choices takes neither.
    options: typed.options.filter(
      ({ value }, place, all) =>
        value !== '' && all.findIndex((option) => option.value === value) === place,
    ),
    inputId: 'typed-input-only-',
    version: 1,
    status: 'active',
    replacedBy: null,
    usageCount: 0,
    optionUsage: {},
    categoryCount: 0,
  }
}
