import type { Text } from '@console/core/contracts'
import type { InputDefinition } from '@console/domain/input'
import { once } from '../../random/once'
import { token } from '../../random/token'
import { type NamedInput, namedInputs } from './names'

/** A stored input: its usage is counted, not stored. */
export type StoredInput = Omit<InputDefinition, 'usageCount' | 'optionUsage' | 'categoryCount'> & {
  /** Replacements of removed options, by their values. */
  replaced: Readonly<Record<string, string>>
}

/** Parses a text in English, Turkish and Arabic, separated by bars. */
function textOf(named: string): Text {
  const [en = '', tr, ar] = named.split('|')
  return { en, ...(tr ? { tr } : {}), ...(ar ? { ar } : {}) }
}

function optionsOf(named: string | undefined): StoredInput['options'] {
  return (named?.split(', ') ?? []).map((option) => {
    const [value = '', label = ''] = option.split('=')
    return { value, label: textOf(label), isActive: true }
  })
}

function inputOf(named: NamedInput, place: number): StoredInput {
  return {
    inputId: token('input', place),
    version: 1,
    key: named.key,
    type: named.type,
    label: textOf(named.label),
    help: textOf(named.help ?? ''),
    unit: named.unit ?? '',
    options: optionsOf(named.options),
    rules: {
      min: null,
      max: null,
      step: null,
      minLength: null,
      maxLength: null,
      pattern: '',
      ...named.rules,
    },
    isFilterable: named.isFilterable ?? false,
    isVariantAxis: named.isVariantAxis ?? false,
    appliesTo: [...named.appliesTo],
    status: named.isArchived ? 'archived' : 'active',
    replacedBy: named.isArchived ? inputIdOf('origin') : null,
    replaced: {},
  }
}

/** The sixty inputs of the sample database. */
export const storedInputs = once((): StoredInput[] => namedInputs.map(inputOf))

/**
 * Id of an input of the seed, by its key.
 * @throws Error if there is none
 */
export function inputIdOf(key: string): string {
  const place = namedInputs.findIndex((named) => named.key === key)
  if (place === -1) throw new Error(`There is no input ${key}`)
  return token('input', place)
}
