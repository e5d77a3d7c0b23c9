import { type ComponentProps, type MouseEvent, type ReactNode, useContext } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { NavigationContext } from './NavigationProvider'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  href: string
  children: ReactNode
  /**
   * `inline` is coloured and underlined; `quiet` looks like its surroundings until hovered; `alone` is an inline link outside a
   * sentence, with a full-height target. Default: `inline`.
   */
  variant?: 'inline' | 'quiet' | 'alone'
  /** Router state for the target page. */
  state?: unknown
}

/**
 * A link. Inside a `NavigationProvider` a plain press on a same-origin address goes through the console's router; other
 * addresses, new tabs and downloads are left to the browser.
 */
export function Link({
  variant = 'inline',
  href,
  state,
  target,
  onClick,
  children,
  ...props
}: LinkProps) {
  const { navigate, useHref } = useContext(NavigationContext)
  const isElsewhere = /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
  const ours = useHref(isElsewhere ? '' : href)
  const address = isElsewhere ? href : ours

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!navigate || event.defaultPrevented || !isOurs(event)) return
    event.preventDefault()
    if (state === undefined) navigate(href)
    else navigate(href, { state })
  }

  return (
    <Root
      rel={target === '_blank' ? 'noreferrer' : undefined}
      {...props}
      href={address}
      target={target}
      data-variant={variant}
      onClick={follow}
    >
      {children}
    </Root>
  )
}

/** Checks whether a press stays in this tab and on this origin. */
function isOurs({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  return (
    button === 0 &&
    !(metaKey || ctrlKey || shiftKey || altKey) &&
    (!currentTarget.target || currentTarget.target === '_self') &&
    !currentTarget.hasAttribute('download') &&
    currentTarget.origin === window.location.origin
  )
}

const Root = styled.a`
  border-radius: 2px;
  color: ${theme.color.accent};
  text-decoration: underline 1px;
  text-decoration-color: color-mix(in oklab, currentColor 40%, transparent);
  text-underline-offset: 0.2em;
  transition: text-decoration-color ${theme.motion.quick} ${theme.motion.ease};
  overflow-wrap: anywhere;

  &[data-variant='quiet'] {
    color: inherit;
    text-decoration-color: transparent;
  }
  &[data-variant='alone'] {
    display: inline-flex;
    align-items: center;
    min-block-size: max(40px, ${theme.size.target});
  }
  @media (hover: hover) {
    &:hover {
      text-decoration-color: currentColor;
    }
  }
  @media (forced-colors: active) {
    text-decoration-color: currentColor;
  }
  /* Links don't work on paper. */
  @media print {
    color: inherit;
    text-decoration: none;
  }
  svg {
    inline-size: 1em;
    block-size: 1em;
    margin-inline: 0.2em;
    vertical-align: -0.12em;
  }
`
