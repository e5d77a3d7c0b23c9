import { css } from 'styled-components'
import { theme } from '../../tokens/theme'

/** The sizes of a text, by `data-size`. */
export const textSizes = css`
  &[data-size='xs'] {
    font-size: ${theme.text.xs};
  }
  &[data-size='sm'] {
    font-size: ${theme.text.sm};
  }
  &[data-size='md'] {
    font-size: ${theme.text.md};
  }
  &[data-size='lg'] {
    font-size: ${theme.text.lg};
  }
  &[data-size='xl'] {
    font-size: ${theme.text.xl};
    line-height: 1.3;
  }
  &[data-size='xxl'] {
    font-size: ${theme.text.xxl};
    line-height: 1.25;
  }
  &[data-size='display'] {
    font-size: ${theme.text.display};
    line-height: 1.2;
  }
`
