import { DocsContext, type DocsContextProps, SourceContainer } from '@storybook/addon-docs/blocks'
import { Look, type SchemeName, schemes, theme as tokens } from '@console/ui'
import Color from 'colorjs.io'
import { type ReactNode, useContext, useEffect, useInsertionEffect, useMemo, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { convert, create, ThemeProvider } from 'storybook/theming'

interface BookContainerProps {
  context: DocsContextProps
  children?: ReactNode
}

/** Frame of every docs page, in the scheme, density and motion of the toolbars. */
export function BookContainer({ context, children }: BookContainerProps) {
  return (
    <DocsContext value={context}>
      <SourceContainer channel={context.channel}>
        <Looks>{children}</Looks>
      </SourceContainer>
    </DocsContext>
  )
}

function Looks({ children }: { children: ReactNode }) {
  const { scheme, density, motion } = useToolbars()
  useInsertionEffect(() => {
    Object.assign(document.documentElement.dataset, { scheme, density, motion })
  }, [scheme, density, motion])
  const blocks = useMemo(() => themeOfBlocks(scheme), [scheme])
  return (
    <Look>
      <ThemeProvider theme={blocks}>{children}</ThemeProvider>
    </Look>
  )
}

/** Values of the toolbars, as text. */
export function useToolbars(): Record<string, string> {
  const context = useContext(DocsContext)
  const [globals, setGlobals] = useState(() => globalsOf(context))
  useEffect(() => {
    const update = (changed: { globals: Record<string, string> }) => setGlobals(changed.globals)
    context.channel.on(GLOBALS_UPDATED, update)
    return () => context.channel.off(GLOBALS_UPDATED, update)
  }, [context])
  return globals
}

/** Scheme of the toolbar; an unknown one in an address is paper. */
export function schemeOf(name: string | undefined): (typeof schemes)[SchemeName] {
  return Object.hasOwn(schemes, name ?? '') ? schemes[name as SchemeName] : schemes.paper
}

/** Theme of Storybook's blocks, which know neither our tokens nor oklch. */
function themeOfBlocks(scheme: string | undefined) {
  const { colorScheme, color } = schemeOf(scheme)
  const hex = (name: keyof typeof color) =>
    new Color(color[name]).to('srgb').toString({ format: 'hex' })
  return convert(
    create({
      base: colorScheme,
      fontBase: tokens.raw.font.family,
      fontCode: tokens.raw.font.mono,
      colorPrimary: hex('accent'),
      colorSecondary: hex('accent'),
      appBg: hex('background'),
      appContentBg: hex('surface'),
      appHoverBg: hex('surfaceHover'),
      appBorderColor: hex('hairline'),
      appBorderRadius: 10,
      textColor: hex('text'),
      textMutedColor: hex('textMuted'),
      barBg: hex('surface'),
      barTextColor: hex('textMuted'),
      barHoverColor: hex('accent'),
      barSelectedColor: hex('accent'),
      inputBg: hex('surface'),
      inputBorder: hex('border'),
      inputTextColor: hex('text'),
      inputBorderRadius: 6,
    }),
  )
}

/** The page begins with the globals of the preview, which any of its stories has. */
function globalsOf(context: DocsContextProps): Record<string, string> {
  const [story] = context.componentStories()
  return story ? (context.getStoryContext(story).globals as Record<string, string>) : {}
}
