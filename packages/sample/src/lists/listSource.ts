import type { Money, Name } from '@console/core/contracts'
import type { LanguageId } from '@console/core/i18n'
import type { Account } from '../accounts/accounts'
import type { Parameters } from '../server/parameters'
import type { SampleDatabase } from '../store/store'

/** Caller of a list, and the time of the call. */
export interface ListCaller {
  account: Account
  database: SampleDatabase
  /** Instant by the sample clock. */
  now: string
  /** Offset of the filters' days from UTC, in milliseconds, positive to the east. */
  dayOffset: number
  /** Language whose texts are sorted. */
  language: LanguageId
}

/** Values by which a record is found; one of several is enough. */
export type Values = string | readonly string[] | null

/** One parameter of a list query, or the pair that bounds a range. */
export type ListFilter<Record> =
  | {
      kind: 'choice'
      /** All possible values; missing for tokens and other open sets. */
      values?: readonly string[]
      of(record: Record, caller: ListCaller): Values
    }
  | { kind: 'time' | 'day'; of(record: Record, caller: ListCaller): string | null }
  | { kind: 'number'; of(record: Record, caller: ListCaller): number | null }
  | { kind: 'money'; of(record: Record, caller: ListCaller): Money | null }

/** Queries that a list supports. */
export interface ListSource<Record> {
  /** Parameters of its calls. */
  parameters: Parameters
  token(record: Record): string
  /** Texts that `q` searches. */
  searched(record: Record, caller: ListCaller): readonly string[]
  /**
   * Texts are ordered as in a dictionary, amounts within their currency, and currencies by their codes; null comes last in both
   * directions.
   */
  sorts: {
    readonly [key: string]: (record: Record, caller: ListCaller) => string | number | Money | null
  }
  filters: { readonly [name: string]: ListFilter<Record> }
  /** Names of a filter's values in several languages. */
  names: { readonly [filter: string]: (record: Record, caller: ListCaller) => Name | null }
  /** Amount whose sums, one per currency, are part of a page; missing if the list has no sum. */
  totalled?(record: Record, caller: ListCaller): Money | null
}
