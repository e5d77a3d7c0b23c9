import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { followControls } from './followControls'
import { sidebarLabel } from './sidebarLabel'

// The tokens of paper and ink (packages/ui/src/tokens/schemes.ts) in hex, since the manager's own styles know no oklch.
const paper = {
  background: '#fbf9f5',
  surface: '#ffffff',
  hover: '#f5f2ed',
  hairline: '#e5e3dd',
  border: '#8a867c',
  text: '#181d26',
  muted: '#525864',
  accent: '#1853c6',
  /** Background of the selected sidebar entry under white text, and text colour of a chosen toolbar item. */
  selected: '#1853c6',
}
const ink: typeof paper = {
  background: '#0e141e',
  surface: '#171d27',
  hover: '#222833',
  hairline: '#2a313c',
  border: '#949fb2',
  text: '#f4f1ed',
  muted: '#b7becb',
  accent: '#9bbeff',
  selected: '#6a9bff',
}

/** The logo (packages/ui/src/primitives/Logo) beside the name, in the colour of the text. */
const brand = `
  <span style="display: flex; align-items: center; gap: 8px; font-size: 15px; font-weight: 600">
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <path d="M4.5 2h3L6 10a2 2 0 0 1-4 0ZM10.5 2h3L14 10a2 2 0 0 1-4 0ZM16.5 2h3L22 10a2 2 0 0 1-4 0Z" />
      <path opacity=".4" d="M7.5 2h3L10 10a2 2 0 0 1-4 0ZM13.5 2h3L18 10a2 2 0 0 1-4 0Z" />
      <rect x="3" y="15" width="11" height="3" rx="1.5" />
      <rect x="17" y="15" width="4" height="3" rx="1.5" />
      <rect x="3" y="20" width="18" height="2" rx="1" />
    </svg>
    Marketplace console
  </span>`

function themeOf(isDark: boolean) {
  const colors = isDark ? ink : paper
  return create({
    base: isDark ? 'dark' : 'light',
    brandTitle: brand,
    // With null the title is drawn as is, instead of Storybook's own logo.
    brandImage: null as never,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"IBM Plex Sans", system-ui, sans-serif',
    colorPrimary: colors.accent,
    colorSecondary: colors.selected,
    appBg: colors.background,
    appContentBg: colors.surface,
    appPreviewBg: colors.background,
    appHoverBg: colors.hover,
    appBorderColor: colors.hairline,
    appBorderRadius: 6,
    textColor: colors.text,
    textMutedColor: colors.muted,
    barBg: colors.surface,
    barTextColor: colors.muted,
    barHoverColor: colors.accent,
    barSelectedColor: colors.accent,
    inputBg: colors.surface,
    inputBorder: colors.border,
    inputTextColor: colors.text,
    inputBorderRadius: 6,
  })
}

const wish = matchMedia('(prefers-color-scheme: dark)')

/** Sets the manager's theme to paper or ink, by the device's preference. */
function dress(): void {
  addons.setConfig({
    theme: themeOf(wish.matches),
    sidebar: { renderLabel: sidebarLabel },
    layout: { showPanel: false },
  })
}

addons.register('console', followControls)
dress()
wish.addEventListener('change', dress)
