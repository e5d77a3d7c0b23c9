import type { Account } from '../accounts'
import type { World } from '../store'

/** What a filter may look at beside the record: who asks, and when. */
export interface ListCaller {
  account: Account
  world: World
  /** The sample clock's time, as an instant. */
  now: string
}

/** The values by which a record is found; one of several is enough. */
export type Values = string | readonly string[] | null

/** One parameter, or one pair of them, of a list query. */
export type ListFilter<Record> =
  | {
      kind: 'choice'
      /** All there are, for 422 on any other; left out for tokens and other open sets. */
      values?: readonly string[]
      of(record: Record, caller: ListCaller): Values
    }
  | { kind: 'flag'; of(record: Record, caller: ListCaller): boolean }
  /** `nameFrom` and `nameTo`, both included: instants, or whole days of Nairobi. */
  | { kind: 'time'; of(record: Record): string | null }
  /** `nameFrom` and `nameTo`, both included: integers. */
  | { kind: 'number'; of(record: Record): number | null }
  /** As `number`, in the smallest units of the parameter `currency`, which must be there. */
  | { kind: 'money'; of(record: Record): { amount: number; currency: string } | null }

/** What a list can be asked for. */
export interface ListSource<Record> {
  token(record: Record): string
  /** The texts that `q` looks for. */
  searched(record: Record): readonly (string | null)[]
  /** Texts are ordered as in a dictionary; null comes last in both directions. */
  sorts: { readonly [key: string]: (record: Record) => string | number | null }
  filters: { readonly [name: string]: ListFilter<Record> }
}

/** One of these values, repeatable: `choice(statuses, ({status}) => status)`. */
export function choice<Record>(
  values: readonly string[],
  of: (record: Record, caller: ListCaller) => Values,
): ListFilter<Record> {
  return { kind: 'choice', values, of }
}

/** A reference: one or several tokens or other names of an open set. */
export function oneOf<Record>(
  of: (record: Record, caller: ListCaller) => Values,
): ListFilter<Record> {
  return { kind: 'choice', of }
}

/** `true` or `false`. */
export function flag<Record>(
  of: (record: Record, caller: ListCaller) => boolean,
): ListFilter<Record> {
  return { kind: 'flag', of }
}

/** From an instant, or a day, to another. */
export function timeRange<Record>(of: (record: Record) => string | null): ListFilter<Record> {
  return { kind: 'time', of }
}

/** From an integer to another. */
export function numberRange<Record>(of: (record: Record) => number | null): ListFilter<Record> {
  return { kind: 'number', of }
}

/** From an amount to another, in one currency. */
export function moneyRange<Record>(
  of: (record: Record) => { amount: number; currency: string } | null,
): ListFilter<Record> {
  return { kind: 'money', of }
}
