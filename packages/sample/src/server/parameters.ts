import type { Problem } from '@console/core/contracts'
import * as z from 'zod/mini'
import { textError } from './jsonErrors'

/** One parameter of a call: what stands behind the `?` of its address. */
export interface Parameter {
  /** What one value has to be. It reads a text; what it makes of it is the type that the contract names. */
  value: z.ZodMiniType
  /** It takes several values: it is given again for each, or they have commas between them. Default: it is given once. */
  several?: 'repeated' | 'commas'
  /** How many values at most. */
  most?: number
  isRequired?: true
}

/** The parameters of a call by name. */
export type Parameters = Readonly<Record<string, Parameter>>

/** A whole number, as an address has it. */
export function integer(least?: number, otherwise?: string) {
  return z.codec(
    z.string().check(z.regex(/^-?\d{1,15}$/, 'This is a whole number.')),
    least === undefined ? z.int() : z.int().check(z.minimum(least, otherwise)),
    { decode: Number, encode: String },
  )
}

/** One of some texts. */
export function oneOf(values: readonly string[]) {
  return z.enum([...values], { error: ({ input }) => `This cannot be “${String(input)}”.` })
}

/** What of a query is not as its parameters say, all at once: each value, what is missing, and what is not known. */
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

function faultsOf({ value, several, most, isRequired }: Parameter, given: string[]): string[] {
  if (given.length === 0) return isRequired ? ['This is needed.'] : []
  if (several !== 'repeated' && given.length > 1) return ['This can be given once.']
  const values = several === 'commas' ? valuesBetweenCommas(given[0]) : given
  const tooMany = most !== undefined && values.length > most ? [`At most ${most} of these.`] : []
  return [
    ...tooMany,
    ...values.flatMap(
      (each) =>
        textError(each) ?? value.safeParse(each).error?.issues.map(({ message }) => message) ?? [],
    ),
  ]
}

/** What stands between the commas of a parameter. */
export function valuesBetweenCommas(text = ''): string[] {
  return text.split(',').filter((each) => each !== '')
}
