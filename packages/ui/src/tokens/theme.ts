import { createTheme } from 'styled-components'
import { schemes } from './schemes'

/** Values shared by all schemes. Lengths are CSS lengths on a 4 px grid; durations are zeroed by the motion setting. */
const scale = {
  font: {
    family: '"IBM Plex Sans", "IBM Plex Sans Arabic", "IBM Plex Sans Fallback", Arial, sans-serif',
    mono: 'ui-monospace, "Cascadia Mono", "Segoe UI Mono", "Liberation Mono", monospace',
  },
  /** Type scale in rem: 12 · 13 · 14 · 16 · 20 · 26 · 34 px at the default root size. */
  text: {
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.25rem',
    xxl: '1.625rem',
    display: '2.125rem',
  },
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  radius: { control: '6px', card: '10px', pill: '999px' },
  shadow: {
    float: '0 1px 2px oklch(20% 0.02 262 / 0.08), 0 8px 24px oklch(20% 0.02 262 / 0.14)',
    dialog: '0 2px 4px oklch(20% 0.02 262 / 0.1), 0 24px 64px oklch(20% 0.02 262 / 0.28)',
  },
  /** Ease-out, 120–200 ms; the motion setting and the operating system's preference set both to 0 ms. */
  motion: { quick: '120ms', calm: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  /** A control's height: 36 px, or 32 px where `data-density="compact"`. A table row's: 40, 32 or 52 px. */
  /** `target`: minimum size of a press target; none for a mouse, 44 px for a finger. */
  size: { control: '36px', row: '40px', target: '0px' },
} as const

/**
 * Every design token as a CSS variable: `${theme.color.accent}` in a template, `theme.vars.color.accent` for its name.
 * The values change with `data-scheme`, `data-density` and `data-motion` on any ancestor; no provider, no re-render.
 */
export const theme = createTheme({ ...schemes.paper, ...scale }, { prefix: 'c' })
