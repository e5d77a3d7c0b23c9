import { token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { inputLabel } from './contract'

/** An answer: a text, a number, a boolean, or the values of several options; null, empty or an empty list for none. */
export const inputAnswer = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.null(),
])

export type InputAnswer = z.infer<typeof inputAnswer>

/** Use of an input by a category. */
export const askedInput = z.object({
  inputId: token,
  isRequired: z.boolean(),
  /** Initial value of the field; null for none. */
  initial: inputAnswer,
  /** Condition: visible only if another input has this answer, which is the value of an option, `true` or `false`. */
  visibleWhen: z.nullable(z.object({ inputId: token, equals: z.string() })),
})

export type AskedInput = z.infer<typeof askedInput>

/** Inputs under one heading. */
export const inputGroup = z.object({
  /** Identifies the group: inputs of a subcategory's group with the same key are appended to it. */
  key: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,39}$/)),
  label: inputLabel,
  inputs: z.array(askedInput),
})

export type InputGroup = z.infer<typeof inputGroup>

/** Body of `PUT {business}/category-inputs/{categoryId}`: all inputs of the category's own, in order. */
export const categoryInputsBody = z.object({ groups: z.array(inputGroup) })

export type CategoryInputsBody = z.infer<typeof categoryInputsBody>

/** Answer of `GET`, `PUT {business}/category-inputs/{categoryId}`. */
export const categoryInputs = z.extend(categoryInputsBody, {
  categoryId: z.string(),
  /** 0 if nothing was saved for it yet. */
  version: z.int().check(z.nonnegative()),
  /** The category above, whose inputs it inherits; null at the top level. */
  inheritsFrom: z.nullable(z.string()),
})

export type CategoryInputs = z.infer<typeof categoryInputs>

/** Answer of `GET {business}/category-inputs`: every category with inputs of its own. */
export const allCategoryInputs = z.object({ items: z.array(categoryInputs) })
