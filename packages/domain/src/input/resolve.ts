import type { AskedInput, CategoryInputs, CategoryInputsBody, InputGroup } from './categoryContract'
import type { InputDefinition } from './contract'

/** All inputs by their ids. */
export type Definitions = ReadonlyMap<string, InputDefinition>

/** Inputs by their ids. */
export function definitionsOf(inputs: readonly InputDefinition[]): Definitions {
  return new Map(inputs.map((input) => [input.inputId, input]))
}

/** An input as a category asks it in the end. */
export interface ResolvedInput extends AskedInput {
  definition: InputDefinition
  /** The category whose word counts. */
  from: string
  /** Where it is asked: by the category itself, by one above it, or by one above it and otherwise by itself. */
  origin: 'own' | 'inherited' | 'overridden'
}

/** Inputs under one heading, as a category asks them in the end. */
export interface ResolvedGroup extends Pick<InputGroup, 'key' | 'label'> {
  inputs: ResolvedInput[]
}

/**
 * What a category asks in the end. It asks all that the categories above it ask, in their order. What it asks of its own comes after that, in
 * the group of the same key or in one of its own; an input that is asked above already keeps its place there and is asked as the category
 * says. Archived inputs are asked of nobody.
 * @param lineage what each category asks itself, from the outermost to the one that is meant
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

/** All inputs of a form, whatever group they are in. */
export function inputsIn(groups: readonly ResolvedGroup[]): ResolvedInput[] {
  return groups.flatMap(({ inputs }) => inputs)
}

/** What a category asks itself, in one list. */
export function askedIn({ groups }: CategoryInputsBody): AskedInput[] {
  return groups.flatMap(({ inputs }) => inputs)
}

/**
 * Inputs that wait for each other, so that none of them is ever asked: each cycle once, as ids, in the order in which one waits for the next.
 */
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
