import { normalizeForSearch } from '@console/core/i18n'
import type { InputDefinition } from '@console/domain/input'
import type { InputsAddress } from './useInputsAddress'

/** Filters inputs by words of the label in any language or of the key, by type, and so on. */
export function matching(
  inputs: readonly InputDefinition[],
  { q, type, appliesTo, isArchived }: Omit<InputsAddress, 'selected' | 'isNew'>,
): InputDefinition[] {
  const wanted = normalizeForSearch(q.trim())
  return inputs.filter(
    (input) =>
      (input.status === 'archived') === isArchived &&
      (type === null || input.type === type) &&
      (appliesTo === null || input.appliesTo.includes(appliesTo)) &&
      [input.key, input.label.en, input.label.tr, input.label.ar].some(
        (text) => text !== undefined && normalizeForSearch(text).includes(wanted),
      ),
  )
}
