import { type Broken, crossFieldRule } from '@console/core/contracts'
import { isQuickPattern, patternOf } from './pattern'
import { hasOptions, isNumeric, isWritten, type definitionRules, type InputType } from './terms'

type Rule = (typeof definitionRules)[number]

interface Written {
  type: InputType
  unit: string
  options: readonly { value: string; isActive: boolean }[]
  rules: Record<'min' | 'max' | 'minLength' | 'maxLength', number | null> & { pattern: string }
}

/** Cross-field rules of a definition. Only fields that its type uses are checked. */
export const definitionRulesOf = [
  crossFieldRule(['type', 'options'], optionFaults),
  crossFieldRule(['type', 'unit'], unitFaults),
  crossFieldRule(['type', 'rules'], boundFaults),
]

function unitFaults({ type, unit }: Pick<Written, 'type' | 'unit'>): Broken<Rule>[] {
  const isMissing = type === 'unit' && unit.trim() === ''
  return isMissing ? [{ rule: 'unit_needed', path: ['unit'], input: unit }] : []
}

function boundFaults({ type, rules }: Pick<Written, 'type' | 'rules'>): Broken<Rule>[] {
  if (isNumeric(type)) return disorder('min_over_max', 'max', rules.min, rules.max)
  if (!isWritten(type)) return []
  return [
    ...disorder('length_over', 'maxLength', rules.minLength, rules.maxLength),
    ...(type === 'text' ? patternFaults(rules.pattern) : []),
  ]
}

function optionFaults({ type, options }: Pick<Written, 'type' | 'options'>): Broken<Rule>[] {
  if (!hasOptions(type)) return []
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

/** Requires a minimum below the maximum. */
function disorder(
  rule: Rule,
  field: 'max' | 'maxLength',
  min: number | null,
  max: number | null,
): Broken<Rule>[] {
  const isWrong = min !== null && max !== null && min >= max
  return isWrong ? [{ rule, path: ['rules', field], input: max }] : []
}

function patternFaults(pattern: string): Broken<Rule>[] {
  const path = ['rules', 'pattern']
  if (pattern === '') return []
  if (patternOf(pattern) === null) return [{ rule: 'pattern_broken', path, input: pattern }]
  return isQuickPattern(pattern) ? [] : [{ rule: 'pattern_slow', path, input: pattern }]
}
