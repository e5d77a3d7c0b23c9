import type { Money } from '@console/core/contracts'
import type { Account } from '../server/accounts'
import type { World } from '../store/store'

/** Who asks for a list, and when. */
export interface ListCaller {
  account: Account
  world: World
  /** By the sample clock. */
  now: string
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
  | { kind: 'time' | 'day'; of(record: Record): string | null }
  | { kind: 'number'; of(record: Record): number | null }
  | { kind: 'money'; of(record: Record): Money | null }

/** What a list can be asked for. */
export interface ListSource<Record> {
  token(record: Record): string
  /** The texts that `q` looks in. */
  searched(record: Record): readonly (string | null)[]
  /**
   * Texts are ordered as in a dictionary, amounts within their currency, and currencies by their codes; null comes last in both
   * directions.
   */
  sorts: { readonly [key: string]: (record: Record) => string | number | Money | null }
  filters: { readonly [name: string]: ListFilter<Record> }
  /** The amount whose sums, one for each currency, a page tells; left out where the list has none to sum up. */
  totalled?(record: Record): Money | null
}

/** `name=a&name=b`: one of these values. */
export function choice<Record>(
  values: readonly string[],
  of: (record: Record, caller: ListCaller) => Values,
): ListFilter<Record> {
  return { kind: 'choice', values, of }
}

/** `name=a&name=b`: values that are not known beforehand, such as tokens. */
export function oneOf<Record>(
  of: (record: Record, caller: ListCaller) => Values,
): ListFilter<Record> {
  return { kind: 'choice', of }
}

/** `name=true` or `name=false`. */
export function flag<Record>(
  of: (record: Record, caller: ListCaller) => boolean,
): ListFilter<Record> {
  return choice(['true', 'false'], (record, caller) => String(of(record, caller)))
}

/** `nameFrom` and `nameTo`, both included: instants, or whole days in Nairobi. */
export function timeRange<Record>(of: (record: Record) => string | null): ListFilter<Record> {
  return { kind: 'time', of }
}

/** `nameFrom` and `nameTo`, both included: days without a time. */
export function dayRange<Record>(of: (record: Record) => string | null): ListFilter<Record> {
  return { kind: 'day', of }
}

/** `nameFrom` and `nameTo`, both included: integers. */
export function numberRange<Record>(of: (record: Record) => number | null): ListFilter<Record> {
  return { kind: 'number', of }
}

/** `nameFrom` and `nameTo`, both included, in the smallest units of `nameCurrency`. */
export function moneyRange<Record>(of: (record: Record) => Money | null): ListFilter<Record> {
  return { kind: 'money', of }
}
