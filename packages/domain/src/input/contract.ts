import { crossFieldRule, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { replacementFaults } from './change'
import { definitionRulesOf } from './definitionFaults'
import { inputSubjects, inputTypes, longestText } from './terms'

const count = z.int().check(z.nonnegative())

/** A text in English, with optional translations. */
function written(min: number, max: number) {
  const translation = z.optional(z.string().check(z.maxLength(max)))
  return z.object({
    en: z.string().check(z.trim(), z.minLength(min), z.maxLength(max)),
    tr: translation,
    ar: translation,
  })
}

/** Name of an input, a group or an option. */
export const inputLabel = written(1, 60)

/** One of the possible answers. */
const inputOption = z.object({
  /** Value stored with a product; it never changes. */
  value: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/)),
  label: inputLabel,
  /** An inactive option cannot be chosen any more; products that have it keep it. */
  isActive: z.boolean(),
})

const length = z.nullable(z.int().check(z.gte(0), z.lte(longestText)))

/** Limits of an answer; null for none. The type decides which of them apply. */
const inputRules = z.object({
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** Numbers have to be multiples of it. */
  step: z.nullable(z.number().check(z.positive())),
  minLength: length,
  maxLength: length,
  /** Regular expression for a complete line of text; empty for any. */
  pattern: z.string(),
})

const inputFields = z.object({
  /** Unique name for programs; it never changes. */
  key: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,39}$/)),
  type: z.enum(inputTypes),
  label: inputLabel,
  /** Hint below the field. */
  help: written(0, 160),
  /** Unit of a number: `V`; empty for a plain number. */
  unit: z.string().check(z.maxLength(12)),
  options: z.array(inputOption).check(z.maxLength(100)),
  rules: inputRules,
  /** Shoppers can filter by it. */
  isFilterable: z.boolean(),
  /** A product may have one variant per answer. Only of `multi_select`. */
  isVariantAxis: z.boolean(),
  appliesTo: z.array(z.enum(inputSubjects)).check(z.minLength(1)),
})

/** Editable fields of an input: body of `POST {business}/inputs`. */
export const inputBody = inputFields.check(...definitionRulesOf)

export type InputBody = z.infer<typeof inputBody>

const changedFields = z.extend(inputFields, {
  /** Replacement of each removed option, by value. */
  replacements: z.record(z.string(), z.string()),
})

/** Body of `PATCH {business}/inputs/{inputId}`. */
export const inputChange = changedFields.check(...definitionRulesOf)

export type InputChange = z.infer<typeof inputChange>

/** Schema of a change of this input, or of a new one: removed options in use need a replacement. */
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
  /** Input of the same type that is asked instead and takes over its answers; null for none. */
  replacedBy: z.nullable(token),
})

/** An input: a question to sellers about what they sell. */
export const inputDefinition = z.extend(inputFields, {
  inputId: token,
  version: z.int().check(z.positive()),
  /** An archived input is no longer asked; its answers stay. */
  status: z.enum(['active', 'archived']),
  replacedBy: z.nullable(token),
  /** Number of products, services and others with an answer to it. */
  usageCount: count,
  /** Number of uses of each option, by its value. */
  optionUsage: z.record(z.string(), count),
  /** Number of categories that ask it, without those that inherit it. */
  categoryCount: count,
})

/** An input: a question to sellers about what they sell. */
export type InputDefinition = z.infer<typeof inputDefinition>

/** Answer of `GET {business}/inputs`: all inputs, sorted by English name. */
export const inputDefinitions = z.object({ items: z.array(inputDefinition) })
