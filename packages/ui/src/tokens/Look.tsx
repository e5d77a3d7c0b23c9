import type { ComponentProps, ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'
import { GlobalStyle } from './GlobalStyle'

/** The part of stylis' element that is needed here. */
interface Element {
  type: string
  value: string
  props: string | string[]
  children: string | Element[]
  /** Parent; null at the root. */
  root: Element | null
}

/**
 * A stylis plugin that writes `@media (…) { .a { … } }` as `:where(:root) { @media (…) { .a { … } } }`, which has the same
 * meaning and specificity. A browser that receives a condition by `insertRule` restyles every element that the style sheet
 * matches: 70 ms for a list of 100 rows at 4× slowdown, for every kind of component that is drawn for the first time. With a
 * nested condition it sees which elements are affected: 7 ms.
 */
function nestConditions(element: Element): void {
  if (element.root !== null || !['@media', '@container', '@supports'].includes(element.type)) return
  element.children = [{ ...element, root: element }]
  element.type = 'rule'
  element.value = ':where(:root)'
  element.props = [element.value]
}

// styled-components hashes it into class names: they must be the same in the browser, whose code is minified, as in the
// prerendered page.
Object.defineProperty(nestConditions, 'name', { value: 'nestConditions' })

const plugins = [nestConditions] as ComponentProps<typeof StyleSheetManager>['stylisPlugins']

/** Global look: the tokens and global styles, and how component styles are written. Mounted once. */
export function Look({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyle />
      <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>
    </>
  )
}
