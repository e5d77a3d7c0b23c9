import type { Problem } from '@console/core/contracts'
import * as z from 'zod/mini'
import { textError } from './jsonErrors'

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

/** Schema of an integer in an address. */
export function integer(min?: number, otherwise?: string) {
  return z.codec(
    z.string().check(z.regex(/^-?\d{1,15}$/, 'This is a whole number.')),
    min === undefined ? z.int() : z.int().check(z.minimum(min, otherwise)),
    { decode: Number, encode: String },
  )
}

/** Schema of one of several texts. */
export function oneOf(values: readonly string[]) {
  return z.enum([...values], { error: ({ input }) => `This cannot be “${String(input)}”.` })
}

/** Collects all faults of a query: invalid values, missing parameters, and unknown ones. */
export function queryFaults(
  parameters: Parameters,
  query: URLSearchParams,
): NonNullable<Problem['errors']> {
  const known = Object.entries(parameters).flatMap(([name, parameter]) =>
    faultsOf(parameter, query.getAll(name)).map((message) => ({ pointer: `/${name}`, message })),
  )
  const unknown = [...new Set(query.keys())]
    .filter((name) => !Object.hasOwn(parameters, name))
    .map((name) => ({ pointer: `/${name}`, message: 'There is no such parameter.' }))
  return [...known, ...unknown]
}

function faultsOf({ value, several, max, isRequired }: Parameter, given: string[]): string[] {
  if (given.length === 0) return isRequired ? ['This is needed.'] : []
  if (several !== 'repeated' && given.length > 1) return ['This can be given once.']
  const values = several === 'commas' ? valuesBetweenCommas(given[0]) : given
  const tooMany = max !== undefined && values.length > max ? [`At most ${max} of these.`] : []
  return [
    ...tooMany,
    ...values.flatMap(
      (each) =>
        textError(each) ?? value.safeParse(each).error?.issues.map(({ message }) => message) ?? [],
    ),
  ]
}

/** Splits a parameter at its commas. */
export function valuesBetweenCommas(text = ''): string[] {
  return text.split(',').filter((each) => each !== '')
}
