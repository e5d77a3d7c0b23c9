import type { Money, Name } from '@console/core/contracts'
import type { LanguageId } from '@console/core/i18n'
import type { Account } from '../server/accounts'
import type { Parameters } from '../server/parameters'
import type { World } from '../store/store'

/** Who asks for a list, and when. */
export interface ListCaller {
  account: Account
  world: World
  /** By the sample clock. */
  now: string
  /** How far the days of filters are ahead of UTC, in milliseconds. */
  dayOffset: number
  /** In which texts of several are sorted. */
  language: LanguageId
}

/** The values by which a record is found; one of several is enough. */
export type Values = string | readonly string[] | null

/** One parameter of a list query, or the pair that bounds a range. */
export type ListFilter<Record> =
  | {
      kind: 'choice'
      /** All there are; left out for tokens and other open sets. */
      values?: readonly string[]
      of(record: Record, caller: ListCaller): Values
    }
  | { kind: 'time' | 'day'; of(record: Record, caller: ListCaller): string | null }
  | { kind: 'number'; of(record: Record, caller: ListCaller): number | null }
  | { kind: 'money'; of(record: Record, caller: ListCaller): Money | null }

/** What a list can be asked for. */
export interface ListSource<Record> {
  /** What it can be asked for, as its calls have it. */
  parameters: Parameters
  token(record: Record): string
  /** The texts that `q` looks in. */
  searched(record: Record, caller: ListCaller): readonly string[]
  /**
   * Texts are ordered as in a dictionary, amounts within their currency, and currencies by their codes; null comes last in both
   * directions.
   */
  sorts: {
    readonly [key: string]: (record: Record, caller: ListCaller) => string | number | Money | null
  }
  filters: { readonly [name: string]: ListFilter<Record> }
  /** What the values of a filter are called that have names in several languages. */
  names: { readonly [filter: string]: (record: Record, caller: ListCaller) => Name | null }
  /** The amount whose sums, one for each currency, a page tells; left out where the list has none to sum up. */
  totalled?(record: Record, caller: ListCaller): Money | null
}
