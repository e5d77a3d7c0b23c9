import { token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { inputLabel } from './contract'

/** An answer: a text, a number, yes or no, or the values of several options; null, empty or an empty list for none. */
export const inputAnswer = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.null(),
])

/** An answer. */
export type InputAnswer = z.infer<typeof inputAnswer>

/** How a category asks an input. */
export const askedInput = z.object({
  inputId: token,
  isRequired: z.boolean(),
  /** What stands in the field before anything is written; null for nothing. */
  initial: inputAnswer,
  /** It is asked only where another input has this answer: the value of an option, `true` or `false`. */
  visibleWhen: z.nullable(z.object({ inputId: token, equals: z.string() })),
})

/** How a category asks an input. */
export type AskedInput = z.infer<typeof askedInput>

/** Inputs under one heading. */
export const inputGroup = z.object({
  /** Tells it apart: inputs of a category that has a group of the same key below it come into that. */
  key: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,39}$/)),
  label: inputLabel,
  inputs: z.array(askedInput),
})

/** Inputs under one heading. */
export type InputGroup = z.infer<typeof inputGroup>

/** Body of `PUT {business}/category-inputs/{categoryId}`: all that the category itself asks, in order. */
export const categoryInputsBody = z.object({ groups: z.array(inputGroup) })

/** All that a category itself asks. */
export type CategoryInputsBody = z.infer<typeof categoryInputsBody>

/** Answer of `GET`, `PUT {business}/category-inputs/{categoryId}`. */
export const categoryInputs = z.extend(categoryInputsBody, {
  categoryId: z.string(),
  /** 0 while nothing was ever written for it. */
  version: z.int().check(z.nonnegative()),
  /** The category above it, whose inputs it asks, too; null for the outermost. */
  inheritsFrom: z.nullable(z.string()),
})

/** What a category asks of what is sold in it, beyond what it inherits. */
export type CategoryInputs = z.infer<typeof categoryInputs>

/** Answer of `GET {business}/category-inputs`: of every category that asks something itself. */
export const allCategoryInputs = z.object({ items: z.array(categoryInputs) })
