import { useSetting } from '@console/core/settings'
import { Frame, type FrameProps } from '@console/shell-frame'

/** The frame in the schemes that its parts have. A component of its own, so that trying a scheme does not draw them again. */
export function ThemedFrame(props: Omit<FrameProps, 'schemes'>) {
  const navbar = useOwnScheme('navbarScheme')
  const toolbar = useOwnScheme('toolbarScheme')
  const footer = useOwnScheme('footerScheme')
  return <Frame {...props} schemes={{ navbar, toolbar, footer }} />
}

/** A part that follows the page has no scheme of its own. */
function useOwnScheme(setting: 'navbarScheme' | 'toolbarScheme' | 'footerScheme') {
  const scheme = useSetting((all) => all[setting])
  return scheme === 'system' ? undefined : scheme
}
