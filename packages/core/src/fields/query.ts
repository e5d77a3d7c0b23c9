import type { AnyFields } from './field'

/** Filters, search, sort and page of a list, as query parameters. */
export type ListQuery = Record<string, string | readonly string[]>

/** Names of the fields that the server sorts by. */
export type SortedOf<All extends AnyFields> = string extends keyof All
  ? string
  : {
      [Name in keyof All & string]: All[Name] extends { sorted: true } ? Name : never
    }[keyof All & string]

/** One key of a sort; `-` sorts in descending order. */
type SortKey<All extends AnyFields> = SortedOf<All> | `-${SortedOf<All>}`

/** Allowed sorts of a list: one key, or two separated by a comma. Any text for unknown fields. */
export type SortOf<All extends AnyFields> = SortKey<All> | `${SortKey<All>},${SortKey<All>}`

/** Filter parameter of a field. */
type Parameter<Name, Field> = Field extends { filtered: infer Own extends string }
  ? Own
  : Field extends { filtered: true }
    ? Name
    : never

/** Names of the filter parameters; of a range its name without `From` and `To`. */
export type ParameterOf<All extends AnyFields> = string extends keyof All
  ? string
  : { [Name in keyof All & string]: Parameter<Name, All[Name]> }[keyof All & string]

type Ranged = { type: 'count' | 'rate' | 'instant' | 'day' | 'money' }

/** Value type of a parameter. */
type ValueOf<Field> = Field extends { type: 'flag' }
  ? 'true' | 'false'
  : Field extends { values: readonly (infer Value extends string)[] }
    ? Value
    : string

/** Parameters with one value or several. An empty list removes a parameter of the list's fixed query. */
type Choices<All extends AnyFields> = {
  readonly [
    Name in keyof All & string as All[Name] extends Ranged ? never : Parameter<Name, All[Name]>
  ]?: ValueOf<All[Name]> | readonly ValueOf<All[Name]>[]
}

/** Both ends of a range. */
type Ranges<All extends AnyFields> = {
  readonly [
    Name in keyof All & string as All[Name] extends Ranged
      ? `${Parameter<Name, All[Name]>}${'From' | 'To'}`
      : never
  ]?: string
}

/** Currency of a range of amounts. */
type Currencies<All extends AnyFields> = {
  readonly [
    Name in keyof All & string as All[Name] extends { type: 'money' }
      ? `${Parameter<Name, All[Name]>}Currency`
      : never
  ]?: string
}

/** Allowed query of a list with these fields; anything for unknown fields. */
export type QueryOf<All extends AnyFields> = string extends keyof All
  ? ListQuery
  : Choices<All> &
      Ranges<All> &
      Currencies<All> & { readonly q?: string; readonly sort?: SortOf<All> }
