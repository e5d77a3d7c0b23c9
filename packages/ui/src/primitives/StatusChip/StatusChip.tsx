import {
  CircleCheck,
  CircleDashed,
  CircleX,
  Hourglass,
  Info,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'

export interface StatusChipProps {
  /** Status in a word or two; colour and icon only repeat it. */
  children: string
  /** `waiting` is reserved for items that wait for the user. */
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'waiting'
  /** A more specific icon than the tone's own: a lorry for "shipped". */
  icon?: LucideIcon
}

const icons: Record<StatusChipProps['tone'], LucideIcon> = {
  neutral: CircleDashed,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
  waiting: Hourglass,
}

/** The status of one thing, always as colour, icon and word. */
export function StatusChip({ children, tone, icon: Icon = icons[tone] }: StatusChipProps) {
  return (
    <Root data-tone={tone}>
      <Icon size={14} aria-hidden />
      {children}
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${theme.space[1]};
  padding-block: 1px;
  padding-inline: 6px ${theme.space[2]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  font: 500 ${theme.text.xs}/1.25rem ${theme.font.family};
  /* Unlike "anywhere", a narrow column of a table stays as wide as the longest word. */
  overflow-wrap: break-word;

  svg {
    flex: none;
    align-self: start;
    margin-block-start: calc((1.25rem - 14px) / 2);
  }

  &[data-tone='neutral'] {
    background: ${theme.color.surfaceHover};
    color: ${theme.color.textMuted};
  }
  &[data-tone='info'] {
    background: ${theme.color.infoSoft};
    color: ${theme.color.info};
  }
  &[data-tone='success'] {
    background: ${theme.color.successSoft};
    color: ${theme.color.success};
  }
  &[data-tone='warning'] {
    background: ${theme.color.warningSoft};
    color: ${theme.color.warning};
  }
  &[data-tone='danger'] {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  }
  &[data-tone='waiting'] {
    background: ${theme.color.waitingSoft};
    color: ${theme.color.waiting};
  }
  /* Printed, it is black on white, whatever the scheme. */
  @media print {
    &&[data-tone] {
      border-color: black;
      background: white;
      color: black;
    }
  }
`
