import { createGlobalStyle, css } from 'styled-components'
import { type Scheme, schemes } from './schemes'
import { theme } from './theme'
import './fonts.css'

function declarations(scheme: Scheme): string {
  const colors = Object.entries(scheme.color).map(
    ([name, value]) => `${theme.vars.color[name as keyof Scheme['color']]}: ${value};`,
  )
  return [`${theme.vars.colorScheme}: ${scheme.colorScheme};`, ...colors].join('\n')
}

const schemeRules = Object.entries(schemes)
  .map(([name, scheme]) => `[data-scheme='${name}'] {\n${declarations(scheme)}\n}`)
  .join('\n')

const darkByWish = `@media (prefers-color-scheme: dark) {\n:root:not([data-scheme]) {\n${declarations(schemes.ink)}\n}\n}`

const still = css`
  ${theme.vars.motion.quick}: 0ms;
  ${theme.vars.motion.calm}: 0ms;
`

const scale = Object.entries(theme.vars)
  .filter(([group]) => !['color', 'colorScheme'].includes(group))
  .flatMap(([group, names]) =>
    Object.entries(names as Record<string, string>).map(
      ([name, variable]) =>
        `${variable}: ${(theme.raw as unknown as Record<string, Record<string, string>>)[group]?.[name]};`,
    ),
  )
  .join('\n')

/** The tokens of every scheme, the page's ground, every keyframes and the few rules that hold for every element. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${scale}
    ${declarations(schemes.paper)}
  }
  ${darkByWish}
  ${schemeRules}

  [data-density='compact'] {
    ${theme.vars.size.control}: 32px;
    ${theme.vars.size.row}: 32px;
  }
  [data-density='relaxed'] {
    ${theme.vars.size.row}: 52px;
  }
  [data-motion='off'] {
    ${still}
  }
  /* The colour is inherited, the width is not. */
  [data-scrollbars='custom'] {
    scrollbar-color: ${theme.color.border} transparent;
  }
  [data-scrollbars='custom'] * {
    scrollbar-width: thin;
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
      ${still}
    }
  }
  @media (pointer: coarse) {
    :root {
      ${theme.vars.size.target}: 44px;
    }
  }
  /* All keyframes. Enter and exit animations take their offset from --from: a value of 'translate'. */
  @keyframes fade-in {
    from {
      opacity: 0;
    }
  }
  @keyframes fade-out {
    to {
      opacity: 0;
    }
  }
  @keyframes come {
    from {
      translate: var(--from);
    }
  }
  @keyframes go {
    to {
      translate: var(--from);
    }
  }
  @keyframes pulse {
    to {
      opacity: 0.45;
    }
  }
  @keyframes run {
    from {
      transform: translateX(-100%);
    }
    to {
      transform: translateX(300%);
    }
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }

  /* Not their ::before and ::after: the browser would style both for every element, as it would a ::selection. */
  * {
    box-sizing: border-box;
  }
  html {
    color-scheme: ${theme.colorScheme};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  [data-scheme] {
    color-scheme: ${theme.colorScheme};
    color: ${theme.color.text};
  }
  body {
    margin: 0;
    background: ${theme.color.background};
    color: ${theme.color.text};
    font: 400 ${theme.text.md}/1.5 ${theme.font.family};
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure {
    margin: 0;
  }
  /* A name is aligned with the surrounding lines, on one line or several, whatever its direction. */
  bdi {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  /* An icon that points along the line. */
  [data-mirrored]:dir(rtl) {
    scale: -1 1;
  }
  :focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.background};
  }
  :root::selection {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
`
