import { Fragment } from 'react'

interface SkeletonRowsProps {
  /** Number of columns, without checkbox, next step and menu. */
  count: number
  hasTick: boolean
  hasStep: boolean
  hasMenu: boolean
}

/** Eight skeleton rows in their final columns. */
export function SkeletonRows({ count, hasTick, hasStep, hasMenu }: SkeletonRowsProps) {
  return Array.from({ length: 8 }, (_row, row) => (
    <tr key={row} aria-hidden>
      {hasTick ? <td data-place="tick" /> : null}
      {Array.from({ length: count }, (_cell, cell) => (
        <Fragment key={cell}>
          <td data-place={cell === 0 ? 'name' : undefined}>
            <span data-bone />
          </td>
          {cell === 0 && hasStep ? <td data-place="step" /> : null}
        </Fragment>
      ))}
      {hasMenu ? <td data-place="menu" /> : null}
    </tr>
  ))
}
