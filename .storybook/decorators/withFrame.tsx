import { defaultLayouts, type LayoutStyle } from '@console/core/settings'
import { Frame } from '@console/shell-frame'
import { Logo, Text } from '@console/ui'
import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'

const padded = 'sb-main-padded'

/** Layout styles of the toolbar; `none` shows a screen alone. */
export const layoutStyles = ['none', ...Object.keys(defaultLayouts)]

/**
 * Checks whether a story is a screen that the frame may surround: not one that fills the window, like the sign-in page.
 */
export function isFramed(title: string, layout: unknown, parameters: { layout?: unknown }) {
  return layout !== 'none' && title.startsWith('features/') && parameters.layout !== 'fullscreen'
}

/** Renders the frame around a screen, in the layout style of the toolbar. */
export const withFrame: Decorator = (Story, { globals, parameters, title }) => {
  const isInFrame = isFramed(title, globals.layout, parameters)
  useLayoutEffect(() => {
    // Storybook's own padding would surround the frame; it is added once per story.
    const { classList } = document.body
    if (!isInFrame || !classList.contains(padded)) return undefined
    classList.remove(padded)
    return () => classList.add(padded)
  }, [isInFrame])
  if (!isInFrame) return <Story />
  const layoutStyle = globals.layout as LayoutStyle
  return (
    <Frame
      layoutStyle={layoutStyle}
      layout={defaultLayouts[layoutStyle]}
      schemes={{ navbar: 'ink' }}
      year={2026}
      path="/"
      visit=""
      onFold={() => undefined}
      brand={() => <Logo size={32} />}
      user={() => null}
      navigation={() => null}
      toolbar={<Text tone="muted">{title}</Text>}
      leftPanel={null}
      rightPanel={null}
    >
      <Story />
    </Frame>
  )
}
