import * as z from 'zod/mini'
import type { InputAnswer } from './categoryContract'
import type { InputDefinition } from './contract'
import { patternOf } from './pattern'
import { inputsIn, type ResolvedGroup, type ResolvedInput } from './resolve'
import { isNumeric, longestLine, longestText, yesAndNo } from './terms'

/** What is answered, by the ids of inputs. While it is written a number may be anything that was typed. */
export type Answers = Readonly<Record<string, unknown>>

/** Whether nothing was answered. No is an answer. */
export function isUnanswered(answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() === ''
  return answer == null || (Array.isArray(answer) && answer.length === 0)
}

/** Whether an answer is the one that a condition waits for. */
function isAnswer(answer: unknown, equals: string): boolean {
  return Array.isArray(answer) ? answer.includes(equals) : String(answer) === equals
}

/**
 * Which inputs are asked, as things stand. What waits for an input that is not asked is not asked either; what waits for one that is not in
 * the form at all is.
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

/** An answer that a form can begin with where nothing else is said. */
function blankOf({ type }: InputDefinition): InputAnswer {
  if (type === 'multi_select') return []
  return isNumeric(type) || type === 'boolean' || type === 'select' ? null : ''
}

/** The answers that another input can wait for: those of an input that has few. */
export function possibleAnswers({ type, options }: InputDefinition) {
  if (type === 'boolean') return yesAndNo
  return options.filter(({ isActive }) => isActive)
}

/** What stands in a form before anything is written. */
export function firstAnswers(groups: readonly ResolvedGroup[]): Record<string, InputAnswer> {
  return Object.fromEntries(
    inputsIn(groups).map(({ inputId, initial, definition }) => [
      inputId,
      isUnanswered(initial) ? blankOf(definition) : initial,
    ]),
  )
}

/** What an answer to an input has to be, once there is one. Numbers that were typed and are none are refused, too. */
export function answerSchema(definition: InputDefinition): z.ZodMiniType<InputAnswer> {
  const { type, rules, options } = definition
  const active = options.filter(({ isActive }) => isActive).map(({ value }) => value)
  if (type === 'select') return z.enum(active as [string, ...string[]])
  if (type === 'multi_select') return z.array(z.enum(active as [string, ...string[]]))
  if (isNumeric(type)) return numberSchema(rules)
  if (type === 'boolean') return z.boolean()
  if (type === 'date') return z.iso.date()
  if (type === 'colour') return z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
  const most = type === 'long_text' ? longestText : longestLine
  const pattern = type === 'text' && rules.pattern !== '' ? patternOf(rules.pattern) : null
  return z
    .string()
    .check(
      z.minLength(rules.minLength ?? 0),
      z.maxLength(Math.min(rules.maxLength ?? most, most)),
      ...(pattern ? [matches(pattern)] : []),
    )
}

/** A pattern, which is never tried on more than a line may have. */
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

/**
 * What all answers of a form have to be. Inputs that are not asked are not looked at; one that has to be answered and is not is refused as
 * missing.
 */
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
      // Without its message: each form says it in its reader's language.
      for (const { message: _, ...issue } of error?.issues ?? [])
        issues.push({ ...issue, path: [inputId], input: answer } as z.core.$ZodRawIssue)
    }
  })
}

/** Whether what is sold answers all that its category asks: `fail` where something is missing, `warn` where shoppers filter by what is. */
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
