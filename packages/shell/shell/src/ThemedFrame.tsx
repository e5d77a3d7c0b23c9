import { useSetting } from '@console/core/settings'
import { Frame, type FrameProps } from '@console/shell-frame'

/** The frame in the schemes of its parts. A component of its own, so that trying a scheme does not render them again. */
export function ThemedFrame(props: Omit<FrameProps, 'schemes'>) {
  const navbar = useOwnScheme('navbarScheme')
  const toolbar = useOwnScheme('toolbarScheme')
  const footer = useOwnScheme('footerScheme')
  return <Frame {...props} schemes={{ navbar, toolbar, footer }} />
}

/** Scheme of a part; none if it follows the page. */
function useOwnScheme(setting: 'navbarScheme' | 'toolbarScheme' | 'footerScheme') {
  const scheme = useSetting((all) => all[setting])
  return scheme === 'system' ? undefined : scheme
}
