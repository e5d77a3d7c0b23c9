import { currencies, type Media, type Money } from '@console/core/contracts'
import type { Formats } from '@console/core/i18n'
import { Fragment, type ReactNode } from 'react'

/*
 * Attributes of plain spans in cells, styled by the table's one style sheet (`ListTable`): `data-cell="picture"` 32 px (24 in
 * compact lists), an `img` or a span with an icon for a missing picture; `lines` two lines; `minor` the quieter of them, hidden
 * in compact lists; `amount` with its currency as `code`; `amounts` several, stacked; `path` a chain of names; `chip` with
 * `data-tone`, and `data-loud`.
 */

/** Tone of a `chip`; `waiting` is only for records that wait for the user. */
export type ChipTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'waiting'

/** Identity of a record: its picture, its name, and its number below. */
export function nameCell(picture: Pick<Media, 'url'> | null, name: string, number: ReactNode) {
  return (
    <>
      {picture ? (
        // A new picture needs a new element: the former one would stay until it has loaded.
        <img
          key={picture.url}
          src={picture.url}
          alt=""
          width={32}
          height={32}
          decoding="async"
          data-cell="picture"
        />
      ) : (
        <span data-cell="picture">
          <svg viewBox="0 0 16 16" aria-hidden>
            <path d="M2.5 3h11v10h-11zM2.5 11l3-3 2.5 2.5L10.5 8l3 3M6 5.8v.1" />
          </svg>
        </span>
      )}
      <span data-cell="lines">
        <bdi>{name}</bdi>
        {typeof number === 'string' ? <bdi data-cell="minor">{number}</bdi> : number}
      </span>
    </>
  )
}

/** Amount with its currency in a lighter weight. Its column is aligned at the end and at the decimals: a currency without any leaves their room. */
export function amountCell(money: Money, formats: Formats) {
  return (
    <bdi data-cell="amount" data-whole={currencies[money.currency] === 0 || undefined}>
      <span data-cell="code">{money.currency}</span> {formats.amount(money)}
    </bdi>
  )
}

/** Amounts in several currencies, stacked: none is cut, and none added to another. */
export function amountsCell(amounts: readonly Money[], formats: Formats) {
  if (amounts.length === 0) return '–'
  return (
    <span data-cell="amounts">
      {amounts.map((money) => (
        <Fragment key={money.currency}>{amountCell(money, formats)}</Fragment>
      ))}
    </span>
  )
}

/** Chain of names, each part of the one before. Each is cut at its own end, in its own direction. */
export function pathCell(names: readonly string[]) {
  return (
    <span data-cell="path">
      {names.map((name, place) => (
        <Fragment key={place}>
          {place === 0 ? null : ' › '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </span>
  )
}

/** Status: its label with the icon of its tone, never colour alone. A loud one is filled with its colour. */
export function chipCell(word: string, tone: ChipTone, isLoud = false) {
  return (
    <span data-cell="chip" data-tone={tone} data-loud={isLoud || undefined}>
      <svg viewBox="0 0 16 16" aria-hidden>
        <path d={signs[tone]} />
      </svg>
      {word}
    </span>
  )
}

const ring = 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2'

/** Line icons after those of `StatusChip`; the neutral ring is dashed. */
const signs: Record<ChipTone, string> = {
  neutral: ring,
  info: `${ring}M8 7.5V11M8 5v.1`,
  success: `${ring}M5.5 8.2l1.8 1.8 3.4-3.8`,
  warning: 'M8 2.5l6 10.5H2zM8 6.5v3M8 11.2v.1',
  danger: `${ring}M6 6l4 4M10 6l-4 4`,
  waiting: 'M4.5 2h7M4.5 14h7M5.5 2v2.5L8 8l2.5-3.5V2M5.5 14v-2.5L8 8l2.5 3.5V14',
}
