import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { theme } from '../tokens/theme'
import { Cell, EachScheme, type ModesTexts, modes, Row } from './Modes'

/** States that a pointer or the keyboard causes, with the pseudo-classes that style them. */
const forced = {
  rest: [],
  hover: ['hover'],
  focus: ['focus-visible', 'focus', 'focus-within'],
  pressed: ['hover', 'active'],
} as const

type State = keyof typeof forced

/** Attributes by which react-aria marks the same states. */
const attributes = {
  rest: [],
  hover: ['data-hovered'],
  focus: ['data-focused', 'data-focus-visible'],
  pressed: ['data-hovered', 'data-pressed'],
} as const satisfies Record<State, readonly string[]>

const titles: Record<State, string> = {
  rest: 'Rest',
  hover: 'Hover',
  focus: 'Keyboard focus',
  pressed: 'Pressed',
}

const pseudoClasses = /:(hover|focus-visible|focus-within|focus|active)(?![-\w])/g

/** Controls whose states are forced: each element that a pointer or the keyboard reaches. */
const controls = 'button, a[href], input, textarea, select, [tabindex]:not([role$="grid"])'

/** Items that also take the focus when a pointer is over them. */
const items = '[role^="menuitem"], [role="option"]'

/**
 * Draws a control in every state that a pointer or the keyboard causes, in each scheme of a sheet and both directions. Disabled, pending and
 * invalid controls are among what `render` draws.
 */
function states<Texts>(texts: ModesTexts<Texts>) {
  return (
    <Forced>
      <EachScheme>
        {(scheme) =>
          (['ltr', 'rtl'] as const).map((dir) => (
            <Sheet key={`${scheme} ${dir}`} data-scheme={scheme} dir={dir}>
              {(Object.keys(forced) as State[]).map((state) => (
                <Cell key={state} lang={dir === 'ltr' ? 'en' : 'ar'}>
                  <Title dir="ltr" lang="en">
                    {titles[state]}
                  </Title>
                  <div data-cell={state}>
                    {texts.render(dir === 'ltr' ? texts.english : texts.arabic)}
                  </div>
                </Cell>
              ))}
            </Sheet>
          ))
        }
      </EachScheme>
    </Forced>
  )
}

/** The `Modes` and the `States` story of a control, from one set of texts. */
export function looksOf<Texts>(texts: ModesTexts<Texts>) {
  return { modes: () => modes(texts), states: () => states(texts) }
}

/** Forces the states of the cells inside, also on controls that are drawn later, such as rows that appear once their space is known. */
function Forced({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const sheets = root.current
    if (!sheets) return undefined
    const style = document.head.appendChild(document.createElement('style'))
    const force = () => {
      for (const cell of sheets.querySelectorAll<HTMLElement>('[data-cell]')) forceIn(cell)
      style.textContent = rulesOfStates(style)
    }
    force()
    const observer = new MutationObserver(force)
    observer.observe(sheets, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      style.remove()
    }
  }, [])
  return <div ref={root}>{children}</div>
}

/** Marks the controls of a cell, and all elements around them, as a pointer or the keyboard would. */
function forceIn(cell: HTMLElement) {
  const state = cell.dataset.cell as State
  for (const control of cell.querySelectorAll(controls))
    for (
      let element: Element | null = control;
      element && element !== cell;
      element = element.parentElement
    ) {
      // The focus is in one control; a pointer is over all elements around it, too.
      const isAround = state === 'focus' && !element.matches(controls)
      const given = isAround ? ['focus-within'] : forced[state]
      element.setAttribute('data-forced', given.join(' '))
      for (const name of attributes[state]) element.setAttribute(name, 'true')
      if (['hover', 'pressed'].includes(state) && element.matches(items))
        element.setAttribute('data-focused', 'true')
    }
}

/**
 * Copies of all rules, with forced states in place of pseudo-classes. Also of rules without any: a later rule of equal weight must stay
 * later.
 */
function rulesOfStates(own: HTMLStyleElement): string {
  return (
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode !== own)
      .flatMap(({ cssRules }) => [...cssRules])
      // Its relative addresses would be read from here.
      .filter((rule) => !(rule instanceof CSSFontFaceRule))
      .map(({ cssText }) =>
        cssText
          .replaceAll(pseudoClasses, '[data-forced~="$1"]')
          // A device without a mouse shows the sheet, too.
          .replaceAll('(hover: hover)', '(min-width: 0)'),
      )
      .join('\n')
  )
}

const Sheet = styled(Row)`
  grid-template-columns: repeat(4, minmax(220px, 1fr));
`

const Title = styled.div`
  margin-block-end: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};
`
