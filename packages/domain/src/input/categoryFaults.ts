import type { Broken } from '@console/core/contracts'
import { answerSchema, isUnanswered, possibleAnswers } from './answers'
import type { AskedInput, CategoryInputs, CategoryInputsBody } from './categoryContract'
import { type Definitions, findCycles, inputsIn, resolveInputs } from './resolve'
import { type categoryRules, decides, maxInputs } from './terms'

type Rule = (typeof categoryRules)[number]
type Fault = Broken<Rule>

/** Context of the rules about a category. */
export interface Surrounding {
  categoryId: string
  /** Inputs of the categories above, from the top level down. */
  above: readonly Pick<CategoryInputs, 'categoryId' | 'groups'>[]
  definitions: Definitions
}

/** Cross-field rules of a category's inputs. Reports every violation at the field to fix. */
export function categoryFaults(
  { groups }: CategoryInputsBody,
  { categoryId, above, definitions }: Surrounding,
): Fault[] {
  const resolved = inputsIn(resolveInputs([...above, { categoryId, groups }], definitions))
  const known = new Map(resolved.map((input) => [input.inputId, input]))
  const cycles = findCycles(resolved)
  const seenKeys = new Set<string>()
  const seen = new Set<string>()
  const faults: Fault[] = []

  groups.forEach((group, groupPlace) => {
    if (seenKeys.has(group.key))
      faults.push({ rule: 'group_twice', path: ['groups', groupPlace, 'key'], input: group.key })
    seenKeys.add(group.key)
    group.inputs.forEach((asked, place) => {
      const path = ['groups', groupPlace, 'inputs', place]
      const isTwice = seen.has(asked.inputId)
      seen.add(asked.inputId)
      const isUnknown = definitions.get(asked.inputId) === undefined
      if (isTwice)
        faults.push({ rule: 'input_twice', path: [...path, 'inputId'], input: asked.inputId })
      if (isUnknown)
        faults.push({ rule: 'input_unknown', path: [...path, 'inputId'], input: asked.inputId })
      const condition = conditionFault(asked)
      if (condition)
        faults.push({ input: asked.visibleWhen, path: [...path, 'visibleWhen'], ...condition })
      const definition = definitions.get(asked.inputId)
      const isUnfit =
        definition !== undefined &&
        !isUnanswered(asked.initial) &&
        !answerSchema(definition).safeParse(asked.initial).success
      if (isUnfit)
        faults.push({ rule: 'default_unfit', path: [...path, 'initial'], input: asked.initial })
    })
  })
  if (resolved.length > maxInputs)
    faults.push({
      rule: 'over_forty',
      path: ['groups'],
      input: groups,
      about: [String(maxInputs)],
    })
  return faults

  function conditionFault({
    inputId,
    visibleWhen,
  }: AskedInput): Pick<Fault, 'rule' | 'about'> | null {
    if (visibleWhen === null) return null
    const cycle = cycles.find((ids) => ids.includes(inputId))
    if (cycle) {
      const at = cycle.indexOf(inputId)
      return { rule: 'condition_cycle', about: [...cycle.slice(at), ...cycle.slice(0, at)] }
    }
    const definition = known.get(visibleWhen.inputId)?.definition
    if (!definition || !decides(definition.type)) return { rule: 'condition_missing' }
    const possible = possibleAnswers(definition).map(({ value }) => value as string)
    return possible.includes(visibleWhen.equals) ? null : { rule: 'condition_answer' }
  }
}
