import { Fragment } from 'react'

interface SkeletonRowsProps {
  /** How many columns there are beside the tick, the next step and the menu. */
  count: number
  hasTick: boolean
  hasStep: boolean
  hasMenu: boolean
}

/** Eight rows on their way, in the columns they will have. */
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
