import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { theme } from '../tokens/theme'
import { Cell, type ModesTexts, modes, Row, schemes } from './Modes'

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
const controls =
  'button, a[href], input, textarea, select, [tabindex], [role="option"], [role="row"]'

/**
 * Draws a control in every state that a pointer or the keyboard causes, in three schemes and both directions. Disabled, pending and
 * invalid controls are among what `render` draws.
 */
function states<Texts>(texts: ModesTexts<Texts>) {
  return (
    <>
      {schemes.flatMap((scheme) =>
        (['ltr', 'rtl'] as const).map((dir) => (
          <Sheet key={`${scheme} ${dir}`} data-scheme={scheme} dir={dir}>
            {(Object.keys(forced) as State[]).map((state) => (
              <Cell key={state} lang={dir === 'ltr' ? 'en' : 'ar'}>
                <Title dir="ltr" lang="en">
                  {titles[state]}
                </Title>
                <Forced state={state}>
                  {texts.render(dir === 'ltr' ? texts.english : texts.arabic)}
                </Forced>
              </Cell>
            ))}
          </Sheet>
        )),
      )}
      <ForcedRules />
    </>
  )
}

/** The `Modes` and the `States` story of a control, from one set of texts. */
export function looksOf<Texts>(texts: ModesTexts<Texts>) {
  return { modes: () => modes(texts), states: () => states(texts) }
}

/** Marks the controls inside, and all elements around them, as a pointer or the keyboard would. */
function Forced({ state, children }: { state: State; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const control of root.current?.querySelectorAll(controls) ?? [])
      for (
        let element: Element | null = control;
        element && element !== root.current;
        element = element.parentElement
      ) {
        element.setAttribute('data-forced', forced[state].join(' '))
        for (const name of attributes[state]) element.setAttribute(name, 'true')
      }
  }, [state])
  return <div ref={root}>{children}</div>
}

/** Adds a copy of each rule with a pseudo-class that matches the forced state. */
function ForcedRules() {
  const style = useRef<HTMLStyleElement>(null)
  useEffect(() => {
    if (!style.current) return
    style.current.textContent = [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode !== style.current)
      .flatMap(({ cssRules }) => [...cssRules])
      .filter(({ cssText }) => cssText.search(pseudoClasses) !== -1)
      .map(({ cssText }) =>
        cssText
          .replaceAll(pseudoClasses, '[data-forced~="$1"]')
          // A device without a mouse shows the sheet, too.
          .replaceAll('(hover: hover)', '(min-width: 0)'),
      )
      .join('\n')
  }, [])
  return <style ref={style} />
}

const Sheet = styled(Row)`
  grid-template-columns: repeat(4, minmax(220px, 1fr));
`

const Title = styled.div`
  margin-block-end: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};
`
