import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'

export interface BannerProps {
  tone: 'info' | 'success' | 'warning' | 'danger'
  /** A more specific icon than the tone's own: a crossed-out cloud for "offline". */
  icon?: LucideIcon
  /** State and its consequence for the user, in a sentence or two. */
  children: ReactNode
  /** Remedy: one button or link. */
  actions?: ReactNode
  /** Set while the banner is rendered inside a live region of its owner, which is already mounted and announces it. */
  isAnnouncedAround?: boolean
}

const icons: Record<BannerProps['tone'], LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

/**
 * Shows above a screen or a form a state that affects all of it, for as long as it lasts: offline, read-only, not
 * saved. An event is a toast; a replacement for content is a `StatePanel`.
 */
export function Banner({
  tone,
  icon: Icon = icons[tone],
  children,
  actions,
  isAnnouncedAround = false,
}: BannerProps) {
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <Root role={isAnnouncedAround ? undefined : role} data-tone={tone}>
      <Sign>
        <Icon size={18} aria-hidden />
      </Sign>
      <Message>{children}</Message>
      {actions}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};

  &[data-tone='info'] {
    background: ${theme.color.infoSoft};
  }
  &[data-tone='success'] {
    background: ${theme.color.successSoft};
  }
  &[data-tone='warning'] {
    background: ${theme.color.warningSoft};
  }
  &[data-tone='danger'] {
    background: ${theme.color.dangerSoft};
  }
  /* Printed, it is black on white, whatever the scheme. */
  @media print {
    &&[data-tone] {
      border-color: black;
      background: white;
      color: black;
    }
    &[data-tone='danger'] {
      border-width: 3px;
      font-weight: 600;
    }
  }
`

const Sign = styled.span`
  display: grid;

  [data-tone='info'] > & {
    color: ${theme.color.info};
  }
  [data-tone='success'] > & {
    color: ${theme.color.success};
  }
  [data-tone='warning'] > & {
    color: ${theme.color.warning};
  }
  [data-tone='danger'] > & {
    color: ${theme.color.danger};
  }
`

/* Room for a few words before the actions go to a line of their own. */
const Message = styled.div`
  flex: 1 1 24ch;
  min-inline-size: 0;
  padding-block: ${theme.space[1]};
  overflow-wrap: anywhere;
`
