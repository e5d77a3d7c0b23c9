import * as z from 'zod/mini'
import type { InputAnswer } from './categoryContract'
import type { InputDefinition } from './contract'
import { patternOf } from './pattern'
import { inputsIn, type ResolvedGroup, type ResolvedInput } from './resolve'
import { isNumeric, longestLine, longestText, yesAndNo } from './terms'

/** Answers by input id. In a form, a number may be any text that was typed. */
export type Answers = Readonly<Record<string, unknown>>

/** Checks for a missing answer. "No" is an answer. */
export function isUnanswered(answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() === ''
  return answer == null || (Array.isArray(answer) && answer.length === 0)
}

/** Compares an answer with the value of a condition. */
function isAnswer(answer: unknown, equals: string): boolean {
  if (typeof answer === 'boolean') return String(answer) === equals
  return Array.isArray(answer) ? answer.includes(equals) : answer === equals
}

/**
 * Ids of the inputs that are visible with these answers. An input that depends on a hidden one is hidden, too; one that depends on an input
 * outside the form is visible.
 */
export function askedNow(groups: readonly ResolvedGroup[], answers: Answers): Set<string> {
  const inputs = new Map(inputsIn(groups).map((input) => [input.inputId, input]))
  const isAsked = (
    { inputId, visibleWhen }: ResolvedInput,
    waiting: readonly string[],
  ): boolean => {
    const other = visibleWhen && inputs.get(visibleWhen.inputId)
    if (!other) return true
    if (waiting.includes(inputId)) return false
    return (
      isAsked(other, [...waiting, inputId]) && isAnswer(answers[other.inputId], visibleWhen.equals)
    )
  }
  return new Set(
    [...inputs.values()].filter((input) => isAsked(input, [])).map(({ inputId }) => inputId),
  )
}

/** Empty initial answer of an input. */
function blankOf({ type }: InputDefinition): InputAnswer {
  if (type === 'multi_select') return []
  return isNumeric(type) || type === 'boolean' || type === 'select' ? null : ''
}

/** Answers that the condition of another input can name: only of inputs with few. */
export function possibleAnswers({ type, options }: InputDefinition) {
  if (type === 'boolean') return yesAndNo
  return options.filter(({ isActive }) => isActive)
}

/** Initial answers of a form. */
export function firstAnswers(groups: readonly ResolvedGroup[]): Record<string, InputAnswer> {
  return Object.fromEntries(
    inputsIn(groups).map(({ inputId, initial, definition }) => [
      inputId,
      isUnanswered(initial) ? blankOf(definition) : initial,
    ]),
  )
}

/** Schema of an answer to an input. Text that is not a number is refused for numbers. */
export function answerSchema(definition: InputDefinition): z.ZodMiniType<InputAnswer> {
  const { type, rules, options } = definition
  const active = options.filter(({ isActive }) => isActive).map(({ value }) => value)
  if (type === 'select') return z.enum(active as [string, ...string[]])
  if (type === 'multi_select') return z.array(z.enum(active as [string, ...string[]]))
  if (isNumeric(type)) return numberSchema(rules)
  if (type === 'boolean') return z.boolean()
  if (type === 'date') return z.iso.date()
  if (type === 'colour') return z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
  const max = type === 'long_text' ? longestText : longestLine
  const pattern = type === 'text' && rules.pattern !== '' ? patternOf(rules.pattern) : null
  return z
    .string()
    .check(
      z.minLength(rules.minLength ?? 0),
      z.maxLength(Math.min(rules.maxLength ?? max, max)),
      ...(pattern ? [matches(pattern)] : []),
    )
}

/** Matches a pattern, but never tries it on a text longer than a line may be. */
function matches(pattern: RegExp) {
  return z.check<string>(({ value, issues }) => {
    if (value.length <= longestLine && !pattern.test(value))
      issues.push({ code: 'invalid_format', format: 'regex', input: value })
  })
}

function numberSchema({ min, max, step }: InputDefinition['rules']) {
  return z
    .number()
    .check(
      ...(min === null ? [] : [z.gte(min)]),
      ...(max === null ? [] : [z.lte(max)]),
      ...(step === null ? [] : [z.multipleOf(step)]),
    )
}

/** Schema of all answers of a form. Hidden inputs are ignored; a required input without an answer is reported as missing. */
export function answersSchema(groups: readonly ResolvedGroup[]): z.ZodMiniType<Answers, Answers> {
  return z.record(z.string(), z.unknown()).check(({ value, issues }) => {
    const asked = askedNow(groups, value)
    for (const { inputId, isRequired, definition } of inputsIn(groups)) {
      const answer = value[inputId]
      if (!asked.has(inputId)) continue
      if (isUnanswered(answer)) {
        if (isRequired)
          issues.push({
            code: 'custom',
            path: [inputId],
            input: answer,
            params: { rule: 'required' },
          })
        continue
      }
      const { error } = answerSchema(definition).safeParse(answer)
      // Without its message: each form writes it in its user's language.
      for (const { message: _, ...issue } of error?.issues ?? [])
        issues.push({ ...issue, path: [inputId], input: answer } as z.core.$ZodRawIssue)
    }
  })
}

/** Checks the answers of an item: `fail` if a required answer is missing, `warn` if one that shoppers filter by is missing. */
export function completeness(
  groups: readonly ResolvedGroup[],
  answers: Answers,
): 'pass' | 'warn' | 'fail' {
  const asked = askedNow(groups, answers)
  const missing = inputsIn(groups).filter(
    ({ inputId }) => asked.has(inputId) && isUnanswered(answers[inputId]),
  )
  if (missing.some(({ isRequired }) => isRequired)) return 'fail'
  return missing.some(({ definition }) => definition.isFilterable) ? 'warn' : 'pass'
}
