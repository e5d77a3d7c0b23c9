import type { AnyFields } from './field'

/** Filters, search, sort and page of a list, as they go over the wire. */
export type ListQuery = Record<string, string | readonly string[]>

/** The names of the fields that the server sorts by. */
export type SortedOf<All extends AnyFields> = string extends keyof All
  ? string
  : {
      [Name in keyof All & string]: All[Name] extends { sorted: true } ? Name : never
    }[keyof All & string]

/** One key of a sort; `-` sorts down. */
type SortKey<All extends AnyFields> = SortedOf<All> | `-${SortedOf<All>}`

/** What a list can be sorted by: one key, or two with a comma between them. Any text where the fields are not known. */
export type SortOf<All extends AnyFields> = SortKey<All> | `${SortKey<All>},${SortKey<All>}`

/** The parameter of a field. */
type Parameter<Name, Field> = Field extends { filtered: infer Own extends string }
  ? Own
  : Field extends { filtered: true }
    ? Name
    : never

/** The names of the parameters that filter; of a range its name without `From` and `To`. */
export type ParameterOf<All extends AnyFields> = string extends keyof All
  ? string
  : { [Name in keyof All & string]: Parameter<Name, All[Name]> }[keyof All & string]

type Ranged = { type: 'count' | 'rate' | 'instant' | 'day' | 'money' }

/** What a parameter takes. */
type ValueOf<Field> = Field extends { type: 'flag' }
  ? 'true' | 'false'
  : Field extends { values: readonly (infer Value extends string)[] }
    ? Value
    : string

/** Parameters that take one value or several. An empty list takes away a parameter that the list's fixed query has. */
type Choices<All extends AnyFields> = {
  readonly [
    Name in keyof All & string as All[Name] extends Ranged ? never : Parameter<Name, All[Name]>
  ]?: ValueOf<All[Name]> | readonly ValueOf<All[Name]>[]
}

/** Both ends of what lies between two values. */
type Ranges<All extends AnyFields> = {
  readonly [
    Name in keyof All & string as All[Name] extends Ranged
      ? `${Parameter<Name, All[Name]>}${'From' | 'To'}`
      : never
  ]?: string
}

/** The currency that amounts lie between two values of. */
type Currencies<All extends AnyFields> = {
  readonly [
    Name in keyof All & string as All[Name] extends { type: 'money' }
      ? `${Parameter<Name, All[Name]>}Currency`
      : never
  ]?: string
}

/** What a list with these fields can be asked for; anything where they are not known. */
export type QueryOf<All extends AnyFields> = string extends keyof All
  ? ListQuery
  : Choices<All> &
      Ranges<All> &
      Currencies<All> & { readonly q?: string; readonly sort?: SortOf<All> }
