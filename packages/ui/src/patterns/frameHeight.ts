import { css } from 'styled-components'

/** The height that the frame leaves (bars and margins subtracted), so that content scrolls inside. */
export const frameHeight = css`
  min-block-size: 480px;
  block-size: calc(
    100dvh - var(--bar, 0px) - var(--toolbar, 0px) - var(--foot, 0px) - 2 * var(--ledge, 24px)
  );
  max-block-size: 100%;
`
