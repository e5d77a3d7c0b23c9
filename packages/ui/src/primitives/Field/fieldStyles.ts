import { css } from 'styled-components'
import { theme } from '../../tokens/theme'

/** A field as a whole: label, control and notes below each other. */
export const fieldRoot = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  text-align: start;
`

/**
 * Border and background of a field's control. Its state is in `data-invalid` and `data-disabled`. A form on a page sets the maximum
 * width of a text, a long one, a day, a number or an amount: `--field`, `--field-long` …; elsewhere the control fills its place.
 */
export const fieldBox = css`
  max-inline-size: var(--field, none);
  display: flex;
  align-items: center;
  min-block-size: ${theme.size.control};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  transition: border-color ${theme.motion.quick} ${theme.motion.ease};

  @media (hover: hover) {
    &:hover:not([data-disabled], [data-invalid]) {
      border-color: ${theme.color.textMuted};
    }
  }
  &[data-invalid] {
    border-color: ${theme.color.danger};
  }
  &[data-disabled] {
    opacity: 0.5;
  }
  /* The touch target is measured inside the border. */
  @media (pointer: coarse) {
    min-block-size: calc(${theme.size.target} + 2px);
  }
  @media (forced-colors: active) {
    &[data-disabled] {
      border-color: GrayText;
      opacity: 1;
    }
  }
`
