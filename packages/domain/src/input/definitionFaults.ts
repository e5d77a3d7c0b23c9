import type { Broken } from '@console/core/contracts'
import { isQuickPattern, patternOf } from './pattern'
import { hasOptions, isNumeric, isWritten, type definitionRules, type InputType } from './terms'

type Rule = (typeof definitionRules)[number]

/** What is looked at of a definition. While it is written numbers may be anything that was typed. */
interface Written {
  type: InputType
  unit: string
  options: readonly { value: string; isActive: boolean }[]
  rules: Record<'min' | 'max' | 'minLength' | 'maxLength', number | null> & { pattern: string }
}

/** What is wrong with a definition as a whole, each where it is mended. Only what its type goes by is looked at. */
export function definitionFaults(input: Written): Broken<Rule>[] {
  const { type, unit, rules } = input
  if (hasOptions(type)) return optionFaults(input)
  if (isNumeric(type))
    return [
      ...(type === 'unit' && unit.trim() === ''
        ? [{ rule: 'unit_needed' as const, path: ['unit'], input: unit }]
        : []),
      ...disorder('min_over_max', 'max', rules.min, rules.max),
    ]
  if (!isWritten(type)) return []
  return [
    ...disorder('length_over', 'maxLength', rules.minLength, rules.maxLength),
    ...(type === 'text' ? patternFaults(rules.pattern) : []),
  ]
}

function optionFaults({ options }: Written): Broken<Rule>[] {
  const values = options.map(({ value }) => value)
  const again = values.flatMap((value, place) =>
    value !== '' && values.indexOf(value) < place ? [place] : [],
  )
  const few = options.filter(({ isActive }) => isActive).length < 2
  return [
    ...(few ? [{ rule: 'few_options' as const, path: ['options'], input: options }] : []),
    ...again.map((place) => ({
      rule: 'option_twice' as const,
      path: ['options', place, 'value'],
      input: values[place],
    })),
  ]
}

/** The least is less than the most. */
function disorder(
  rule: Rule,
  field: 'max' | 'maxLength',
  least: number | null,
  most: number | null,
): Broken<Rule>[] {
  const isWrong = typeof least === 'number' && typeof most === 'number' && least >= most
  return isWrong ? [{ rule, path: ['rules', field], input: most }] : []
}

function patternFaults(pattern: string): Broken<Rule>[] {
  const path = ['rules', 'pattern']
  if (pattern === '') return []
  if (patternOf(pattern) === null) return [{ rule: 'pattern_broken', path, input: pattern }]
  return isQuickPattern(pattern) ? [] : [{ rule: 'pattern_slow', path, input: pattern }]
}
