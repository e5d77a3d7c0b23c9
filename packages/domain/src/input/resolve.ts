import type { AskedInput, CategoryInputs, CategoryInputsBody, InputGroup } from './categoryContract'
import type { InputDefinition } from './contract'

/** All inputs by their ids. */
export type Definitions = ReadonlyMap<string, InputDefinition>

/** Inputs by their ids. */
export function definitionsOf(inputs: readonly InputDefinition[]): Definitions {
  return new Map(inputs.map((input) => [input.inputId, input]))
}

/** An input as a category asks it after inheritance. */
export interface ResolvedInput extends AskedInput {
  definition: InputDefinition
  /** Category whose settings apply. */
  from: string
  /** Origin: the category itself, one above it, or one above with settings of the category's own. */
  origin: 'own' | 'inherited' | 'overridden'
}

/** Inputs under one heading, after inheritance. */
export interface ResolvedGroup extends Pick<InputGroup, 'key' | 'label'> {
  inputs: ResolvedInput[]
}

/**
 * Inputs of a category after inheritance. Those of the categories above come first, in their order. Its own follow, in the group of the same
 * key or in a new one; an input that is inherited already keeps its place and has the category's settings. Archived inputs are left out.
 * @param lineage own inputs of each category, from the top level down to the category
 */
export function resolveInputs(
  lineage: readonly Pick<CategoryInputs, 'categoryId' | 'groups'>[],
  definitions: Definitions,
): ResolvedGroup[] {
  const meant = lineage.at(-1)?.categoryId
  const groups: ResolvedGroup[] = []
  for (const { categoryId, groups: own } of lineage)
    for (const { key, label, inputs } of own)
      for (const asked of inputs) {
        const definition = definitions.get(asked.inputId)
        if (definition?.status !== 'active') continue
        const above = groups.find((group) => placeIn(group, asked.inputId) !== -1)
        const isOwn = categoryId === meant
        const resolved: ResolvedInput = {
          ...asked,
          definition,
          from: categoryId,
          origin: isOwn ? (above ? 'overridden' : 'own') : 'inherited',
        }
        if (above) above.inputs[placeIn(above, asked.inputId)] = resolved
        else groupIn(groups, { key, label }).inputs.push(resolved)
      }
  return groups
}

function placeIn({ inputs }: ResolvedGroup, inputId: string): number {
  return inputs.findIndex((input) => input.inputId === inputId)
}

function groupIn(groups: ResolvedGroup[], head: Pick<InputGroup, 'key' | 'label'>): ResolvedGroup {
  const found = groups.find(({ key }) => key === head.key)
  if (found) return found
  const made: ResolvedGroup = { ...head, inputs: [] }
  groups.push(made)
  return made
}

/** All inputs of a form, of any group. */
export function inputsIn(groups: readonly ResolvedGroup[]): ResolvedInput[] {
  return groups.flatMap(({ inputs }) => inputs)
}

/** Own inputs of a category, as a flat list. */
export function askedIn({ groups }: CategoryInputsBody): AskedInput[] {
  return groups.flatMap(({ inputs }) => inputs)
}

/** Inputs that depend on each other in a cycle, so that none is ever visible: each cycle once, as ids in the order of dependency. */
export function findCycles(inputs: readonly Pick<AskedInput, 'inputId' | 'visibleWhen'>[]) {
  const waitsFor = new Map(inputs.map((input) => [input.inputId, input.visibleWhen?.inputId]))
  const seen = new Set<string>()
  const cycles: string[][] = []
  for (const { inputId } of inputs) {
    const way: string[] = []
    let at: string | undefined = inputId
    while (at !== undefined && !seen.has(at)) {
      seen.add(at)
      way.push(at)
      at = waitsFor.get(at)
    }
    const begin = at === undefined ? -1 : way.indexOf(at)
    if (begin !== -1) cycles.push(way.slice(begin))
  }
  return cycles
}
