import { crossFieldRule } from '@console/core/contracts'
import {
  type AskedInput,
  categoryFaults,
  type CategoryInputsBody,
  categoryInputsBody,
  type InputDefinition,
  type InputGroup,
  inputsIn,
  type InputSubject,
  resolveInputs,
  type Surrounding,
} from '@console/domain/input'
import { defineForm } from '@console/form'

/** Form for a category's inputs, validated against those of the categories above it. */
export const formOf = (surrounding: Surrounding) =>
  defineForm(
    categoryInputsBody.check(
      crossFieldRule(['groups'], (body: CategoryInputsBody) => categoryFaults(body, surrounding)),
    ),
  )

/** Form for a category's inputs. */
export type CategoryForm = ReturnType<typeof formOf>

/** Default settings of an input. */
export const plainly = (inputId: string): AskedInput => ({
  inputId,
  isRequired: false,
  initial: null,
  visibleWhen: null,
})

/** An empty group, with a unique key. */
export function blankGroup(groups: readonly Pick<InputGroup, 'key'>[]): InputGroup {
  const keys = new Set(groups.map(({ key }) => key))
  let number = groups.length + 1
  while (keys.has(`group_${number}`)) number += 1
  return { key: `group_${number}`, label: { en: '', tr: '', ar: '' }, inputs: [] }
}

/** Default heading of a category's first group. */
const details = { key: 'details', label: { en: 'Details', tr: 'Ayrıntılar', ar: 'التفاصيل' } }

/** Group for a category's first input. It has the heading of an inherited group with the same key, because sellers see both as one. */
export function firstGroup({ above }: Pick<Surrounding, 'above'>): InputGroup {
  const groups = above.flatMap((category) => category.groups)
  const { key, label } = groups.find((group) => group.key === details.key) ?? details
  return { key, label, inputs: [] }
}

/** Inputs for a subject that a category does not use yet. */
export function notAsked(
  groups: readonly InputGroup[],
  { categoryId, above, definitions }: Surrounding,
  subject: InputSubject,
): InputDefinition[] {
  const own = { categoryId, groups: [...groups] }
  const asked = new Set(
    inputsIn(resolveInputs([...above, own], definitions)).map(({ inputId }) => inputId),
  )
  return [...definitions.values()].filter(
    ({ inputId, status, appliesTo }) =>
      status === 'active' && appliesTo.includes(subject) && !asked.has(inputId),
  )
}

/** Groups as form values: missing translations become empty fields. */
export function groupFields(groups: readonly InputGroup[]): InputGroup[] {
  return groups.map((group) => ({
    ...group,
    label: { en: group.label.en, tr: group.label.tr ?? '', ar: group.label.ar ?? '' },
  }))
}

/** Adds groups to existing ones: those with the same key are merged, and duplicate inputs are dropped. */
export function withGroups(
  groups: readonly InputGroup[],
  more: readonly InputGroup[],
): InputGroup[] {
  const asked = new Set(groups.flatMap(({ inputs }) => inputs.map(({ inputId }) => inputId)))
  const all = groups.map((group) => ({ ...group, inputs: [...group.inputs] }))
  for (const { key, label, inputs } of more) {
    const added = inputs.filter(({ inputId }) => !asked.has(inputId))
    for (const { inputId } of added) asked.add(inputId)
    const own = all.find((group) => group.key === key)
    if (own) own.inputs.push(...added)
    else if (added.length > 0) all.push({ key, label, inputs: added })
  }
  return all
}
