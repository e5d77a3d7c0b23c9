/**
 * The colours of one scheme, by meaning. Every scheme names all of them, so a component never asks which scheme it is in.
 * `schemes.test.ts` computes the contrast of each pair that can meet on a screen (WCAG AA: text 4.5:1, controls and focus 3:1).
 */
export interface SchemeColors {
  /** The page itself. */
  background: string
  /** Cards, fields, menus: surfaces on the page. */
  surface: string
  /** A hovered row or button on a surface; also the quiet fill of skeletons and tracks. */
  surfaceHover: string
  /** Lines that give structure; decorative, so they need no contrast. */
  hairline: string
  /** Border of a control that must be found by its border: fields, checkboxes, switches. */
  border: string
  text: string
  textMuted: string
  /** Cobalt: links, primary action, selection. */
  accent: string
  accentHover: string
  /** Text and icons on `accent`. */
  onAccent: string
  /** A selected row, an active navigation item. */
  accentSoft: string
  /** The inner colour of the focus ring; the outer one is `background`. */
  focus: string
  /** Marigold has one meaning: waiting for you. */
  waiting: string
  waitingSoft: string
  success: string
  successSoft: string
  warning: string
  warningSoft: string
  danger: string
  dangerSoft: string
  /** A destructive button's fill and the text on it. */
  dangerSolid: string
  onDanger: string
  info: string
  infoSoft: string
  /** Tooltips and toasts' dark bodies. */
  inverse: string
  onInverse: string
  /** Behind dialogs and drawers. */
  scrim: string
}

/** A named set of colours. `colorScheme` tells the browser how to draw its own controls and scrollbars. */
export interface Scheme {
  colorScheme: 'light' | 'dark'
  color: SchemeColors
}

/** Warm paper: the default light scheme. */
const paper: Scheme = {
  colorScheme: 'light',
  color: {
    background: 'oklch(98.3% 0.006 85)',
    surface: 'oklch(100% 0 0)',
    surfaceHover: 'oklch(96.2% 0.007 85)',
    hairline: 'oklch(91.5% 0.008 85)',
    border: 'oklch(62% 0.015 85)',
    text: 'oklch(23% 0.02 262)',
    textMuted: 'oklch(46% 0.02 262)',
    accent: 'oklch(48% 0.19 262)',
    accentHover: 'oklch(42% 0.19 262)',
    onAccent: 'oklch(100% 0 0)',
    accentSoft: 'oklch(95% 0.025 262)',
    focus: 'oklch(48% 0.19 262)',
    waiting: 'oklch(49% 0.115 62)',
    waitingSoft: 'oklch(92.5% 0.075 75)',
    success: 'oklch(43% 0.11 155)',
    successSoft: 'oklch(95% 0.04 155)',
    warning: 'oklch(46% 0.095 108)',
    warningSoft: 'oklch(95% 0.065 108)',
    danger: 'oklch(48% 0.19 27)',
    dangerSoft: 'oklch(95.5% 0.025 27)',
    dangerSolid: 'oklch(50% 0.2 27)',
    onDanger: 'oklch(100% 0 0)',
    info: 'oklch(44% 0.06 240)',
    infoSoft: 'oklch(95% 0.018 240)',
    inverse: 'oklch(26% 0.02 262)',
    onInverse: 'oklch(97% 0.005 85)',
    scrim: 'oklch(23% 0.02 262 / 0.45)',
  },
}

/** A dark scheme around one hue. `lightness` is that of its background, 0–1; `chroma` how much of the hue it takes. */
function dark(hue: number, chroma: number, lightness: number): Scheme {
  const shade = (step: number, tint = chroma) =>
    `oklch(${((lightness + step) * 100).toFixed(1)}% ${tint.toFixed(3)} ${hue})`
  return {
    colorScheme: 'dark',
    color: {
      background: shade(0),
      surface: shade(0.04),
      surfaceHover: shade(0.085),
      hairline: shade(0.12),
      border: 'oklch(70% 0.03 262)',
      text: 'oklch(96% 0.006 85)',
      textMuted: `oklch(80% 0.02 ${hue})`,
      accent: 'oklch(80% 0.1 262)',
      accentHover: 'oklch(86% 0.08 262)',
      onAccent: 'oklch(20% 0.04 262)',
      accentSoft: shade(0.12, chroma + 0.03),
      focus: 'oklch(84% 0.1 262)',
      waiting: 'oklch(85% 0.13 75)',
      waitingSoft: 'oklch(34% 0.07 65)',
      success: 'oklch(85% 0.12 155)',
      successSoft: 'oklch(32% 0.06 155)',
      warning: 'oklch(88% 0.11 110)',
      warningSoft: 'oklch(34% 0.055 110)',
      danger: 'oklch(83% 0.09 25)',
      dangerSoft: 'oklch(33% 0.08 25)',
      dangerSolid: 'oklch(80% 0.11 25)',
      onDanger: 'oklch(20% 0.05 25)',
      info: 'oklch(84% 0.05 240)',
      infoSoft: 'oklch(33% 0.04 240)',
      inverse: 'oklch(94% 0.006 85)',
      onInverse: 'oklch(23% 0.02 262)',
      scrim: 'oklch(8% 0.02 262 / 0.6)',
    },
  }
}

/** Black on white with heavy borders, for users who need it; forced colours of the operating system still take precedence. */
const contrast: Scheme = {
  colorScheme: 'light',
  color: {
    ...paper.color,
    background: 'oklch(100% 0 0)',
    surfaceHover: 'oklch(94% 0 0)',
    hairline: 'oklch(35% 0 0)',
    border: 'oklch(15% 0 0)',
    text: 'oklch(0% 0 0)',
    textMuted: 'oklch(25% 0 0)',
    accent: 'oklch(35% 0.18 262)',
    accentHover: 'oklch(25% 0.15 262)',
    focus: 'oklch(0% 0 0)',
    waiting: 'oklch(36% 0.1 60)',
    success: 'oklch(34% 0.1 155)',
    warning: 'oklch(36% 0.075 108)',
    danger: 'oklch(38% 0.17 27)',
    dangerSolid: 'oklch(40% 0.18 27)',
    info: 'oklch(34% 0.07 240)',
    inverse: 'oklch(0% 0 0)',
    onInverse: 'oklch(100% 0 0)',
  },
}

/** Every scheme by name. Navbar, toolbar, footer and main may each wear their own through `data-scheme`. */
export const schemes = {
  paper,
  ink: dark(262, 0.022, 0.19),
  cobalt: dark(262, 0.1, 0.29),
  forest: dark(160, 0.05, 0.25),
  clay: dark(40, 0.055, 0.27),
  slate: dark(245, 0.022, 0.29),
  contrast,
} as const satisfies Record<string, Scheme>

/** The name of a scheme, the value of `data-scheme`. */
export type SchemeName = keyof typeof schemes
