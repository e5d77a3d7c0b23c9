import { normalizeForSearch } from '@console/core/i18n'
import type { InputDefinition } from '@console/domain/input'
import type { InputsAddress } from './useInputsAddress'

/** Of all inputs those that are asked for: by words of their label in any language or of their key, by type, and so on. */
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
