import type { ComponentProps, ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'
import { GlobalStyle } from './GlobalStyle'
import { nestConditions } from './nestConditions'

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
