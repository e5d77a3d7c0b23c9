import { css } from 'styled-components'

/** As high as what the frame leaves (its bars, and its ledges above and below), so that what scrolls does so inside of it. */
export const frameHeight = css`
  min-block-size: 480px;
  block-size: calc(
    100dvh - var(--bar, 0px) - var(--toolbar, 0px) - var(--foot, 0px) - 2 * var(--ledge, 24px)
  );
  max-block-size: 100%;
`
