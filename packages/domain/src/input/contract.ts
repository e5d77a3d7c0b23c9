import { crossFieldRule, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { replacementFaults } from './change'
import { definitionRulesOf } from './definitionFaults'
import { inputSubjects, inputTypes, longestText } from './terms'

const count = z.int().check(z.nonnegative())

/** What is written in English, and in the other languages once somebody has translated it. */
function written(least: number, most: number) {
  const translation = z.optional(z.string().check(z.maxLength(most)))
  return z.object({
    en: z.string().check(z.trim(), z.minLength(least), z.maxLength(most)),
    tr: translation,
    ar: translation,
  })
}

/** What an input, a group or an option is called. */
export const inputLabel = written(1, 60)

/** One of the answers to choose from. */
const inputOption = z.object({
  /** What is kept of a product; it never changes. */
  value: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/)),
  label: inputLabel,
  /** It can be chosen from now on; what has it keeps it. */
  isActive: z.boolean(),
})

const length = z.nullable(z.int().check(z.gte(0), z.lte(longestText)))

/** The bounds of an answer; null for none. Which of them count is for the type to say. */
const inputRules = z.object({
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** Numbers are whole multiples of it. */
  step: z.nullable(z.number().check(z.positive())),
  minLength: length,
  maxLength: length,
  /** A regular expression for the whole of a line of text; empty for any. */
  pattern: z.string(),
})

const inputFields = z.object({
  /** Its name for programs: nobody else has it, and it stays. */
  key: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,39}$/)),
  type: z.enum(inputTypes),
  label: inputLabel,
  /** What stands below the field, for who fills it in. */
  help: written(0, 160),
  /** What a number is counted in: `V`; empty where it is a bare number. */
  unit: z.string().check(z.maxLength(12)),
  options: z.array(inputOption).check(z.maxLength(100)),
  rules: inputRules,
  /** Shoppers can filter by it. */
  isFilterable: z.boolean(),
  /** A product may have a variant for each of its answers. Only of `multi_select`. */
  isVariantAxis: z.boolean(),
  appliesTo: z.array(z.enum(inputSubjects)).check(z.minLength(1)),
})

/** What is written of an input: body of `POST {business}/inputs`. */
export const inputBody = inputFields.check(...definitionRulesOf)

/** What is written of an input. */
export type InputBody = z.infer<typeof inputBody>

const changedFields = z.extend(inputFields, {
  /** What stands from now on where an option was chosen that is no more: its value, and the value of another. */
  replacements: z.record(z.string(), z.string()),
})

/** Body of `PATCH {business}/inputs/{inputId}`. */
export const inputChange = changedFields.check(...definitionRulesOf)

/** A change of an input. */
export type InputChange = z.infer<typeof inputChange>

/** A change of this input, or a new one where there is none yet: options that are in use and taken away need another in their place. */
export function inputChangeOf(before: InputDefinition | null) {
  return changedFields.check(
    ...definitionRulesOf,
    crossFieldRule(
      ['options', 'replacements'],
      (change: Pick<InputChange, 'options' | 'replacements'>) =>
        before ? replacementFaults(before, change) : [],
    ),
  )
}

/** Body of `POST {business}/inputs/{inputId}/archive`. */
export const inputArchiving = z.object({
  /** The input of the same type that is asked in its place from now on, and takes over its answers; null for none. */
  replacedBy: z.nullable(token),
})

/** An input: what sellers can be asked, of what they sell. */
export const inputDefinition = z.extend(inputFields, {
  inputId: token,
  version: z.int().check(z.positive()),
  /** An archived one is asked of nobody any more; answers to it stay. */
  status: z.enum(['active', 'archived']),
  replacedBy: z.nullable(token),
  /** How many products, services and others have an answer to it. */
  usageCount: count,
  /** How many have each of its options, by the option's value. */
  optionUsage: z.record(z.string(), count),
  /** In how many categories it is asked, those that inherit it not counted. */
  categoryCount: count,
})

/** An input: what sellers can be asked, of what they sell. */
export type InputDefinition = z.infer<typeof inputDefinition>

/** Answer of `GET {business}/inputs`: all of them, by their English names. */
export const inputDefinitions = z.object({ items: z.array(inputDefinition) })
