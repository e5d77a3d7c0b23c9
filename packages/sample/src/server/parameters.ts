import * as z from 'zod/mini'
import { textError } from './jsonErrors'
import type { FieldFault } from './refuse'
import type { Sentence, SentenceKey } from './sentences'

/** One query parameter of a call. */
export interface Parameter {
  /** Schema of one value. It parses a text; the contract states the type of its output. */
  value: z.ZodMiniType
  /** Accepts several values: repeated parameters, or values separated by commas. Default: the parameter is given once. */
  several?: 'repeated' | 'commas'
  /** Maximum number of values. */
  max?: number
  isRequired?: true
}

/** Parameters of a call by name. */
export type Parameters = Readonly<Record<string, Parameter>>

/** Marks a message of a parameter's schema as the key of a sentence: messages of zod's own are none. */
const mark = 'sample:'

/** Message for a parameter's schema: a sentence whose values are members of zod's issue, such as `maximum`. */
export function faultMessage(key: SentenceKey): string {
  return mark + key
}

/** Schema of an integer in an address. */
export function integer(min?: number, otherwise?: SentenceKey) {
  return z.codec(
    z.string().check(z.regex(/^-?\d{1,15}$/, faultMessage('parameter.not_integer'))),
    min === undefined
      ? z.int()
      : z.int().check(z.minimum(min, otherwise && faultMessage(otherwise))),
    { decode: Number, encode: String },
  )
}

/** Schema of one of several texts. */
export function oneOf(values: readonly string[]) {
  return z.enum([...values], faultMessage('parameter.not_allowed'))
}

/** Collects all faults of a query: invalid values, missing parameters, and unknown ones. */
export function queryFaults(parameters: Parameters, query: URLSearchParams): FieldFault[] {
  const known = Object.entries(parameters).flatMap(([name, parameter]) =>
    faultsOf(parameter, query.getAll(name)).map((message) => ({ pointer: `/${name}`, message })),
  )
  const unknown = [...new Set(query.keys())]
    .filter((name) => !Object.hasOwn(parameters, name))
    .map((name): FieldFault => ({ pointer: `/${name}`, message: 'parameter.unknown' }))
  return [...known, ...unknown]
}

function faultsOf({ value, several, max, isRequired }: Parameter, given: string[]): Sentence[] {
  if (given.length === 0) return isRequired ? ['parameter.missing'] : []
  if (several !== 'repeated' && given.length > 1) return ['parameter.repeated']
  const values = several === 'commas' ? valuesBetweenCommas(given[0]) : given
  const tooMany: Sentence[] =
    max !== undefined && values.length > max ? [{ key: 'parameter.limit', values: { max } }] : []
  return [
    ...tooMany,
    ...values.flatMap(
      (each) =>
        textError(each) ??
        value.safeParse(each, { reportInput: true }).error?.issues.map(sentenceOf) ??
        [],
    ),
  ]
}

function sentenceOf({ message, ...issue }: z.core.$ZodIssue): Sentence {
  if (!message.startsWith(mark)) return { text: message }
  const values = Object.entries(issue).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : String(value),
  ])
  return { key: message.slice(mark.length) as SentenceKey, values: Object.fromEntries(values) }
}

/** Splits a parameter at its commas. */
export function valuesBetweenCommas(text = ''): string[] {
  return text.split(',').filter((each) => each !== '')
}
