import type { Text } from '@console/core/contracts'
import type { InputDefinition } from '@console/domain/input'
import { once } from '../../draws/once'
import { token } from '../../draws/token'
import { type ToldInput, toldInputs } from './names'

/** A stored input: its usage is counted, not stored. */
export type StoredInput = Omit<InputDefinition, 'usageCount' | 'optionUsage' | 'categoryCount'> & {
  /** Replacements of removed options, by their values. */
  replaced: Readonly<Record<string, string>>
}

/** Parses a text in English, Turkish and Arabic, separated by bars. */
function textOf(told: string): Text {
  const [en = '', tr, ar] = told.split('|')
  return { en, ...(tr ? { tr } : {}), ...(ar ? { ar } : {}) }
}

function optionsOf(told: string | undefined): StoredInput['options'] {
  return (told?.split(', ') ?? []).map((option) => {
    const [value = '', label = ''] = option.split('=')
    return { value, label: textOf(label), isActive: true }
  })
}

function inputOf(told: ToldInput, place: number): StoredInput {
  return {
    inputId: token('input', place),
    version: 1,
    key: told.key,
    type: told.type,
    label: textOf(told.label),
    help: textOf(told.help ?? ''),
    unit: told.unit ?? '',
    options: optionsOf(told.options),
    rules: {
      min: null,
      max: null,
      step: null,
      minLength: null,
      maxLength: null,
      pattern: '',
      ...told.rules,
    },
    isFilterable: told.isFilterable ?? false,
    isVariantAxis: told.isVariantAxis ?? false,
    appliesTo: [...told.appliesTo],
    status: told.isArchived ? 'archived' : 'active',
    replacedBy: told.isArchived ? inputIdOf('origin') : null,
    replaced: {},
  }
}

/** The sixty inputs of the sample database. */
export const storedInputs = once((): StoredInput[] => toldInputs.map(inputOf))

/**
 * Id of an input of the seed, by its key.
 * @throws Error if there is none
 */
export function inputIdOf(key: string): string {
  const place = toldInputs.findIndex((told) => told.key === key)
  if (place === -1) throw new Error(`There is no input ${key}`)
  return token('input', place)
}
